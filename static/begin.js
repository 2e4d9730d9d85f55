// What starts the page: a file of its own, so that its policy allows no script in the document. The element that loads it
// names the glue and the WebAssembly module, whose names change with every build.
const note = document.querySelector("#unstarted");
const starting = document.querySelector("#starting");
starting?.classList.add("at-work");

// Beside the module comes what the language needs that the page will most likely speak; which one it speaks is decided there, by
// `src/ui/look/texts.rs`.
for (const href of likelyParts()) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "anonymous", href }));
}

// The first paint waits for one small sheet; the others were fetched meanwhile.
const sheets = Promise.all([...document.querySelectorAll("link[rel=preload][as=style]")].map(applied));

// The way to a page that is fetched anew, with all that the address says beside; `offline.js` answers it.
const address = new URL(location.href);
if (address.searchParams.has("fetch-anew")) {
  address.searchParams.delete("fetch-anew");
  history.replaceState(history.state, "", address);
}
address.searchParams.set("fetch-anew", "");
if (note) note.querySelector("a").href = address;

try {
  await start();
} catch (error) {
  tell("main");
  tellHost(error);
  throw error;
}
// A page without its styles runs, and is hardly of use. It has taken the document for itself by now.
if (![...document.querySelectorAll("link[rel=stylesheet]")].every(hasCome)) tell("aside");

async function start() {
  const { glue, module } = document.querySelector("#begin-page").dataset;
  const { default: begin, ...page } = await import(glue);
  const wasm = await begin({ module_or_path: fetched(module) });
  await sheets;
  await page.startPage();
  dispatchEvent(new CustomEvent("TrunkApplicationStarted", { detail: { wasm } }));

  // In a frame whose address names the page around it, that page is heard.
  const origin = page.hostOrigin();
  if (origin !== undefined) {
    const failed = (error) => parent.postMessage({ viriditas: 1, news: "failed", message: String(error) }, origin);
    import("./embed/host.js").then(({ attend }) => attend(page, origin)).catch(failed);
  }
}

// The files of the language that was chosen before, of the first that the browser asks for, or of English. A page whose languages
// stand in its module names none.
function likelyParts() {
  const { dataset } = document.querySelector("#begin-page");
  const tags = [...navigator.languages.map((tag) => tag.split("-")[0]), "en"];
  try {
    tags.unshift(localStorage.getItem("viriditas.language"));
  } catch {
    // Nothing is kept here.
  }
  const parts = tags.map((tag) => tag && dataset[`parts${tag[0].toUpperCase()}${tag.slice(1)}`]).find(Boolean);
  return parts?.split(" ") ?? [];
}

// A sheet that was fetched, once it styles the document or is known not to come.
function applied(link) {
  return new Promise((done) => {
    link.onload = () => link.sheet && done();
    link.onerror = done;
    link.rel = "stylesheet";
  });
}

// The module, of which the bar shows how much is there. The answer itself goes to the browser, which keeps what it compiles by its
// address; a copy of it is counted. A server may pack it, so the size is written into the document when the page is built.
async function fetched(module) {
  const answer = await fetch(module);
  const size = Number(document.querySelector("#begin-page").dataset.size);
  const bar = starting?.querySelector("progress");
  if (answer.ok && size && bar) count(answer.clone().body.getReader(), bar, size).catch(() => {});
  return answer;
}

async function count(reader, bar, size) {
  bar.max = size;
  for (let there = 0; there < size && bar.isConnected;) {
    const { done, value } = await reader.read();
    if (done) return;
    bar.value = there += value.byteLength;
  }
}

// Says to the page around this one that nothing has started. Its origin is read off the address as `src/ui/state/host.rs` does.
function tellHost(error) {
  if (parent === window) return;
  try {
    const { origin } = new URL(new URLSearchParams(location.search).get("host"));
    if (origin !== "null") parent.postMessage({ viriditas: 1, news: "failed", message: `The page has not started: ${error}` }, origin);
  } catch {
    // No address of a host.
  }
}

// Whether a style is there: of one that was not fetched some browsers have nothing, and others let nobody read it. A frame in a
// sandbox has no origin and may read none, so there every sheet passes for one that has come.
function hasCome({ sheet }) {
  try {
    return sheet.cssRules.length > 0;
  } catch {
    return sheet !== null && origin === "null";
  }
}

// Says what is wrong and how it is mended, whatever the page has made of the document.
function tell(kind) {
  const told = document.createElement(kind);
  told.id = "unstarted";
  told.className = "failed";
  told.append(...note?.childNodes ?? []);
  note?.remove();
  starting?.remove();
  document.body.prepend(told);
}

// Kept on the device where the browser allows it; elsewhere the page needs the network when it is opened again.
try {
  await navigator.serviceWorker?.register("offline.js", { updateViaCache: "none" });
  navigator.serviceWorker?.controller?.postMessage("tidy");
} catch {
  // Not here: a sandbox, a policy, a build without a list.
}
