// Keeps the page on the device, so that it needs no network once it was opened. The chore that builds the page writes its
// files here, each with a digest of what is in it; a build without a list keeps nothing, and takes away what
// another one kept.
const FILES = {};
const VERSION = "";

// Other pages of the same site may keep things too.
const OURS = `viriditas ${registration.scope} `;

addEventListener("install", (event) => event.waitUntil(VERSION ? keep() : skipWaiting()));

addEventListener("activate", (event) => event.waitUntil(VERSION ? tidy() : leave()));

addEventListener("fetch", (event) => {
  const { request } = event;
  if (VERSION && request.method === "GET" && request.url.startsWith(registration.scope)) {
    event.respondWith(answer(request));
  }
});

// All files or none: a page of two versions would not run. What has not changed is taken from the version before.
async function keep() {
  const cache = await caches.open(OURS + VERSION);
  await Promise.all(Object.entries(FILES).map(async ([file, version]) => {
    const key = `${file}?${version}`;
    const kept = await caches.match(key);
    await cache.put(key, kept ?? await fetched(file, version));
  }));
}

// A file from the network, if it is the one that was listed: a server in the middle of an update, or a network that asks
// for a password first, gives something else.
async function fetched(file, version) {
  const found = await fetch(file === "index.html" ? "./" : file, { cache: "reload" });
  const bytes = await found.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  if ([...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") !== version) {
    throw new Error(`${file} is not the file that was listed`);
  }
  // Without the way by which it came: a page that was forwarded may not be given again, and what was packed is unpacked.
  const headers = new Headers(found.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(bytes, { headers });
}

// Tabs that are open may run the version before, whose files stay as long as they do.
async function tidy() {
  await clients.claim();
  if ((await clients.matchAll({ type: "window" })).length > 1) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== OURS + VERSION);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}

async function answer(request) {
  const place = request.url.slice(registration.scope.length).split(/[?#]/)[0] || "index.html";
  const file = decodeURIComponent(place);
  const cache = await caches.open(OURS + VERSION);
  const kept = file in FILES ? await cache.match(`${file}?${FILES[file]}`) : await older(file);
  return kept ?? fetch(request);
}

// A file that an open tab of an earlier version still asks for.
async function older(file) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS)) continue;
    const kept = await (await caches.open(name)).match(file, { ignoreSearch: true });
    if (kept) return kept;
  }
}
