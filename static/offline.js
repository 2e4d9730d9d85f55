// Keeps the page on the device, so that it needs no network once it was opened. The chore that builds the page writes its
// files here, each with a digest of what is in it; a build without a list keeps nothing, and takes away what
// another one kept.
const FILES = {};
const VERSION = "";

// Other pages of the same site may keep things too.
const OURS = `viriditas ${registration.scope} `;

addEventListener("install", (event) => event.waitUntil(VERSION ? keep() : skipWaiting()));

addEventListener("activate", (event) => event.waitUntil(VERSION ? clients.claim() : leave()));

addEventListener("fetch", (event) => {
  const { request } = event;
  if (VERSION && request.method === "GET" && request.url.startsWith(registration.scope)) {
    event.respondWith(answer(request));
  }
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
  const isNew = !await caches.has(OURS + VERSION);
  const cache = await caches.open(OURS + VERSION);
  const files = Object.entries(FILES).map(async ([file, version]) => {
    const key = `${file}?${version}`;
    const kept = await caches.match(key);
    await cache.put(key, kept ?? await fetched(file, version));
  });
  try {
    await Promise.all(files);
  } catch (error) {
    if (isNew) await caches.delete(OURS + VERSION);
    throw error;
  }
}

// A file, if it is the one that was listed: as the browser has just loaded it for the page, so that nothing comes twice, or
// else from the network. A server in the middle of an update, or a network that asks for a password first, gives something
// else.
async function fetched(file, version) {
  const address = file === "index.html" ? "./" : file;
  for (const cache of ["force-cache", "reload"]) {
    const found = await fetch(address, { cache });
    const bytes = await found.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    if ([...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") !== version) continue;
    // Without the way by which it came: a page that was forwarded may not be given again, and what was packed is unpacked.
    const headers = new Headers(found.headers);
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    return new Response(bytes, { headers });
  }
  throw new Error(`${file} is not the file that was listed`);
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

// What only pages around ours need is in no list: as the network has it, and without one as it was last.
const FOR_HOSTS = /^(embed|module)\//;

async function newest(request) {
  const cache = await caches.open(OURS + VERSION);
  const found = await fetch(request).catch((error) => caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? Promise.reject(error)));
  if (found.ok) await cache.put(request.url, found.clone());
  return found;
}

// What is kept, and else what the network has: that is so, too, where nothing kept can be read.
async function answer(request) {
  if (FOR_HOSTS.test(request.url.slice(registration.scope.length))) return newest(request);
  const kept = await found(request).catch(() => undefined);
  return kept ?? fetch(request);
}

async function found(request) {
  const place = request.url.slice(registration.scope.length).split(/[?#]/)[0] || "index.html";
  // No name of a file where it is not well written.
  const file = decodeURIComponent(place);
  if (!Object.hasOwn(FILES, file)) return older(place);
  const cache = await caches.open(OURS + VERSION);
  return cache.match(`${file}?${FILES[file]}`);
}

// A file that an open tab of an earlier version still asks for.
async function older(place) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS)) continue;
    const kept = await (await caches.open(name)).match(place, { ignoreSearch: true });
    if (kept) return kept;
  }
}
