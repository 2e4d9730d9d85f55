// The service worker: keeps the page on the device, so that it needs no network once it was opened. `cargo xtask dist` writes the
// names of all files here, each with the digest of its content (xtask/src/precache.rs). A build without a list keeps nothing, and
// deletes what another one kept.
//
// All files of a release are kept, or none; where one cannot be had, the release before goes on. Each file is compared with its
// digest whenever it is given, and fetched anew where it is wrong or missing. A newer release waits until every tab is closed or a
// person wants it. Files of the release before go when a page is opened and no other tab is left. Saved games are kept elsewhere.
const FILES = {};
const VERSION = "";

// The list as lines, of which the version is a digest, and whether it is the one that was written: it may be damaged like any
// other file.
const LINES = Object.entries(FILES).map(([file, digest]) => `${file} ${digest}\n`).join("");
const isWhole = digestOf(new TextEncoder().encode(LINES)).then((digest) => digest.startsWith(VERSION), () => false);

// Under this key each cache has its list.
const LIST = "files";

// What is said of a file's kind.
const KINDS = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
};

// What the address of a page says where a person wants it fetched anew; `index.html` and `begin.js` name it too.
const ANEW = "fetch-anew";

// Other pages of the same site may keep things too.
const OURS = `viriditas ${registration.scope} `;

addEventListener("install", (event) => event.waitUntil(VERSION ? keep() : skipWaiting()));

addEventListener("activate", (event) => event.waitUntil(VERSION ? clients.claim() : leave()));

addEventListener("fetch", (event) => {
  const { request } = event;
  if (!VERSION || request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  const isAnew = request.mode === "navigate" && new URL(request.url).searchParams.has(ANEW);
  event.respondWith(isAnew ? anew(request) : answer(request));
});

addEventListener("message", (event) => {
  // A person wants this version now; the tab that asked opens again, and the others stay as they are.
  if (event.data === "take-over") event.waitUntil(skipWaiting());
  // A page was opened: what only others needed can go.
  if (event.data === "tidy" && VERSION) event.waitUntil(tidy());
  // What a page around ours is heard with.
  const files = VERSION ? event.data?.keep ?? [] : [];
  event.waitUntil(Promise.allSettled(files.filter((file) => file.startsWith(registration.scope)).map((file) => newest(new Request(file)))));
});

// All files or none: a page of two versions would not run. What has not changed is taken from the version before. Where one
// file cannot be had nothing stays, so that a cache of ours is whole, or its version is about to be kept.
async function keep() {
  if (!await isWhole) throw new Error("The list of the files is damaged");
  const isNew = !await caches.has(OURS + VERSION);
  const cache = await caches.open(OURS + VERSION);
  const files = Object.entries(FILES).map(async ([file, digest]) => {
    await cache.put(`${file}?${digest}`, await anyKept(file, digest) ?? await fetched(file, digest));
  });
  try {
    await Promise.all([...files, cache.put(LIST, new Response(LINES))]);
  } catch (error) {
    if (isNew) await caches.delete(OURS + VERSION);
    throw error;
  }
}

// A file, if it is the one that was listed: as the browser has just loaded it for the page, so that nothing comes twice, or
// else from the network. A server in the middle of an update, or a network that asks for a password first, gives something
// else.
async function fetched(file, digest) {
  const address = file === "index.html" ? "./" : file;
  for (const cache of ["force-cache", "reload"]) {
    const found = await checked(await fetch(address, { cache }), file, digest);
    if (found) return found;
  }
  throw new Error(`${file} is not the file that was listed`);
}

// What a response holds, if it has this digest. Of its headers the kind of the file is set anew, for the digest does not speak
// of them; and it goes without the way by which it came: a page that was forwarded may not be given again, and what was
// packed is unpacked.
async function checked(response, file, digest) {
  const bytes = await response.arrayBuffer();
  if (await digestOf(bytes) !== digest) return;
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const kind = KINDS[file.slice(file.lastIndexOf(".") + 1)];
  if (kind) headers.set("content-type", kind);
  return new Response(bytes, { headers });
}

// SHA-256, in hexadecimal digits.
async function digestOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// The names of our caches, this version first and then the newer ones before the older ones.
async function ours() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== OURS + VERSION);
  return [OURS + VERSION, ...names.reverse()];
}

// A file of one of our caches, if it is what was listed. Whatever else is found under its name is taken away.
async function kept(name, file, digest) {
  if (!await caches.has(name)) return;
  const cache = await caches.open(name);
  const key = `${file}?${digest}`;
  const found = await cache.match(key);
  const sound = found && await checked(found, file, digest).catch(() => undefined);
  if (found && !sound) await cache.delete(key);
  return sound;
}

async function anyKept(file, digest) {
  for (const name of await ours()) {
    const found = await kept(name, file, digest);
    if (found) return found;
  }
}

// The files that one of our caches should have, with their digests; none where its list is not the one that gave it its name.
async function listOf(name) {
  const version = name.slice(OURS.length);
  if (version === VERSION && await isWhole) return FILES;
  const found = await caches.has(name) && await (await caches.open(name)).match(LIST);
  const lines = found ? await found.text() : "";
  if (!version || !(await digestOf(new TextEncoder().encode(lines))).startsWith(version)) return {};
  return Object.fromEntries(lines.trim().split("\n").map((line) => line.split(/ (?=[^ ]*$)/)));
}

// Tabs that are open may run the version before, whose files stay as long as they do; and so do those of a version that
// is to come.
async function tidy() {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== OURS + VERSION);
  if (tabs.length > 1 || registration.installing || registration.waiting) return;
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}

// What only pages around ours need is in no list: as the network has it, and without one as it was last. What is kept has its
// digest in its key.
const FOR_HOSTS = /^(embed|module)\//;

async function newest(request) {
  const file = placeOf(request);
  let found;
  try {
    found = await fetch(request);
  } catch (error) {
    const last = await anyNewest(file);
    if (last) return last;
    throw error;
  }
  // The site says itself that it has no such file.
  if (found.status === 404 || found.status === 410) return found;
  // A network that asks for a password first answers in the place of the site.
  if (!found.ok || !await isOfItsKind(found.clone(), file)) return await anyNewest(file) ?? found;
  // Where there is no room it is given all the same.
  await keepNewest(file, found.clone()).catch(() => {});
  return found;
}

// The file before goes once its successor is there.
async function keepNewest(file, response) {
  const bytes = await response.clone().arrayBuffer();
  const cache = await caches.open(OURS + VERSION);
  const key = `${file}?${await digestOf(bytes)}`;
  await cache.put(key, response);
  const before = await cache.keys(file, { ignoreSearch: true });
  await Promise.all(before.filter(({ url }) => !url.endsWith(`/${key}`)).map((other) => cache.delete(other)));
}

// Whether a response, which is read with that, is what a file with this ending is.
async function isOfItsKind(response, file) {
  const said = (response.headers.get("content-type") ?? "").split(";")[0].trim().toLowerCase();
  const name = file.endsWith("/") ? `${file}index.html` : file;
  switch (name.slice(name.lastIndexOf(".") + 1)) {
    case "wasm": {
      const start = new Uint8Array(await response.arrayBuffer()).subarray(0, 4);
      return start.length === 4 && [0x00, 0x61, 0x73, 0x6d].every((byte, place) => start[place] === byte);
    }
    case "js":
    case "mjs":
      return /^(text|application)\/(x-)?(java|ecma)script$/.test(said);
    case "css":
      return said === "text/css";
    case "json":
      return said === "application/json";
    case "html":
      return said === "text/html" && isOurs(await response.text());
    default:
      return said !== "text/html";
  }
}

// Whether a document is one of ours: they all name the page in their title.
function isOurs(text) {
  return /<title>[^<]*\bViriditas\b/.test(text);
}

async function anyNewest(file) {
  for (const name of await ours()) {
    if (!await caches.has(name)) continue;
    for (const { url } of await (await caches.open(name)).keys(file, { ignoreSearch: true })) {
      const found = await kept(name, file, new URL(url).search.slice(1));
      if (found) return found;
    }
  }
}

// Which file a request names.
function placeOf(request) {
  return request.url.slice(registration.scope.length).split(/[?#]/)[0] || "index.html";
}

// What is kept, and else what the network has: that is so, too, where nothing kept can be read.
async function answer(request) {
  if (FOR_HOSTS.test(placeOf(request))) return newest(request);
  const found = await listed(request).catch(() => undefined);
  if (found) return found;
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode === "navigate") return unstarted();
    throw error;
  }
}

// A file of this version, fetched anew where it is missing or damaged; or one that an open tab of an earlier version still
// asks for.
async function listed(request) {
  // No name of a file where it is not well written.
  const file = decodeURIComponent(placeOf(request));
  for (const name of await ours()) {
    const list = await listOf(name);
    if (!Object.hasOwn(list, file)) continue;
    const found = await kept(name, file, list[file]);
    if (found || name !== OURS + VERSION) return found;
    const mended = await fetched(file, list[file]);
    // Where there is no room it is fetched again the next time.
    await caches.open(name).then((cache) => cache.put(`${file}?${list[file]}`, mended.clone())).catch(() => {});
    return mended;
  }
}

// A person wants the page as the network has it. What is kept of the page goes, and this worker with it, once the site
// answers with it; saved games are kept elsewhere.
async function anew(request) {
  const found = await fetch(registration.scope, { cache: "reload" }).catch(() => undefined);
  if (!found?.ok || !await isOfItsKind(found, "index.html")) return unstarted();
  await leave();
  const address = new URL(request.url);
  address.searchParams.delete(ANEW);
  return Response.redirect(address.href);
}

// In the place of a page that can neither be read nor fetched.
function unstarted() {
  const text = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
    <title>Viriditas</title>
  </head>
  <body>
    <main id="unstarted">
      <h1>Viriditas cannot start</h1>
      <p>A file of the page is missing or damaged on this device, and the site does not answer. Your saved games stay as they are.</p>
      <p><a href="?${ANEW}">Fetch the page anew</a></p>
    </main>
  </body>
</html>
`;
  return new Response(text, { status: 503, headers: { "content-type": KINDS.html } });
}
