// What starts the page: a file of its own, so that its policy allows no script in the document. The element that loads it
// names the glue and the WebAssembly module, whose names change with every build.
const { glue, module } = document.querySelector("#begin-page").dataset;
const { default: begin, ...page } = await import(glue);
const wasm = await begin({ module_or_path: module });
dispatchEvent(new CustomEvent("TrunkApplicationStarted", { detail: { wasm } }));

// In a frame whose address names the page around it, that page is heard.
const origin = page.hostOrigin();
if (origin !== undefined) {
  const failed = (error) => parent.postMessage({ viriditas: 1, news: "failed", message: String(error) }, origin);
  import("./embed/host.js").then(({ attend }) => attend(page, origin)).catch(failed);
}

// Kept on the device where the browser allows it; elsewhere the page needs the network when it is opened again.
try {
  await navigator.serviceWorker?.register("offline.js", { updateViaCache: "none" });
  navigator.serviceWorker?.controller?.postMessage("tidy");
} catch {
  // Not here: a sandbox, a policy, a build without a list.
}
