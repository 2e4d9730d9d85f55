// What the files of the page do without a browser: node --test page.test.mjs
import { test } from "node:test";
import assert from "node:assert/strict";
import { webcrypto } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import vm from "node:vm";

const text = (file) => readFile(new URL(`../../static/${file}`, import.meta.url), "utf8");
const SCOPE = "https://example.org/games/";
const WASM = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** A cache as browsers have it, which tells what was done to it. */
class FakeCache {
  entries = new Map();
  done = [];
  isFull = false;
  #address = (key) => new URL(key.url ?? key, SCOPE).href;
  async put(key, response) {
    if (this.isFull) throw new Error("no room");
    this.done.push("put");
    this.entries.set(this.#address(key), response);
  }
  async match(key) {
    return this.entries.get(this.#address(key))?.clone();
  }
  async delete(key) {
    this.done.push("delete");
    return this.entries.delete(this.#address(key));
  }
  async keys(key, { ignoreSearch = false } = {}) {
    const bare = (address) => (ignoreSearch ? address.split("?")[0] : address);
    return [...this.entries.keys()].filter((url) => bare(url) === bare(this.#address(key))).map((url) => ({ url }));
  }
}

/** The service worker of a release, at a network that answers as it is told. */
async function worker() {
  const stores = new Map();
  const heard = {};
  const world = {
    net: async () => { throw new TypeError("no network"); },
    left: false,
  };
  const context = {
    caches: {
      open: async (name) => stores.get(name) ?? stores.set(name, new FakeCache()).get(name),
      has: async (name) => stores.has(name),
      keys: async () => [...stores.keys()],
      delete: async (name) => stores.delete(name),
    },
    registration: { scope: SCOPE, unregister: async () => { world.left = true; } },
    addEventListener: (name, listener) => { heard[name] = listener; },
    fetch: (request, more) => world.net(request.url ?? new URL(request, SCOPE).href, more),
    crypto: webcrypto, Request, Response, Headers, URL, TextEncoder, Uint8Array, console,
  };
  const source = (await text("offline.js")).replace('const VERSION = ""', 'const VERSION = "0123456789abcdef"');
  vm.runInNewContext(source, context);
  const ask = async (file, mode = "cors") => {
    let answer;
    heard.fetch({ request: { url: `${SCOPE}${file}`, method: "GET", mode }, respondWith: (given) => { answer = given; } });
    return answer;
  };
  const cache = () => stores.get([...stores.keys()].find((name) => name.startsWith("viriditas")));
  return { world, ask, cache, stores };
}

const answering = (body, kind, status = 200) => async () => new Response(body, { status, headers: kind ? { "content-type": kind } : {} });
const LOGIN = answering("<!doctype html><title>Free Wi-Fi</title>", "text/html; charset=utf-8");

/** Files that a host needs, with what they are and what else may come in their place. */
const FILES = [
  ["embed/host.js", "export {};", "text/javascript", [["<html>", "text/html"], ["{}", "application/json"], ["x", ""]]],
  ["module/viriditas.js", "export {};", "application/javascript; charset=utf-8", [["<html>", "text/html"]]],
  ["module/raw_bg.wasm", WASM, "application/octet-stream", [["<html>", "text/html"], ["<html>", "application/wasm"], ["", "application/wasm"]]],
  ["embed/index.html", "<title>Viriditas in your page</title>", "text/html", [["<title>Free Wi-Fi</title>", "text/html"], ["<title>Viriditas</title>", "text/plain"]]],
  ["embed/", "<title>Viriditas in your page</title>", "text/html", [["<title>Free Wi-Fi</title>", "text/html"]]],
  ["embed/some.css", "a {}", "text/css", [["<html>", "text/html"]]],
  ["module/types.d.ts", "export type A = 1;", "video/mp2t", [["<html>", "text/html"]]],
];

test("what a host needs offline is taken only if it is of its kind, and the copy before it stays", async () => {
  for (const [file, good, kind, others] of FILES) {
    for (const [bad, said] of others) {
      const { world, ask } = await worker();
      const bytes = async () => Buffer.from(await (await ask(file)).arrayBuffer());
      world.net = answering(bad, said);
      assert.deepEqual(await bytes(), Buffer.from(bad), `${file}: with nothing kept the answer is passed on`);
      world.net = async () => { throw new TypeError("no network"); };
      await assert.rejects(ask(file), undefined, `${file} as ${said} is not kept`);
      world.net = answering(good, kind);
      assert.deepEqual(await bytes(), Buffer.from(good));
      world.net = answering(bad, said);
      assert.deepEqual(await bytes(), Buffer.from(good), `${file}: ${bad} as ${said} takes its place`);
      world.net = answering(`${good} `, kind, 511);
      assert.deepEqual(await bytes(), Buffer.from(good), `${file}: a network that asks for a password`);
      world.net = async () => { throw new TypeError("no network"); };
      assert.deepEqual(await bytes(), Buffer.from(good), `${file}: without a network`);
    }
  }
});

test("a newer file is kept before the one before it goes, and where there is no room it is given all the same", async () => {
  const { world, ask, cache } = await worker();
  const [file, kind] = ["embed/host.js", "text/javascript"];
  world.net = answering("one", kind);
  await ask(file);
  world.net = answering("two", kind);
  assert.equal(await (await ask(file)).text(), "two");
  assert.deepEqual(cache().done, ["put", "put", "delete"]);
  cache().isFull = true;
  world.net = answering("three", kind);
  assert.equal(await (await ask(file)).text(), "three");
  world.net = async () => { throw new TypeError("no network"); };
  assert.equal(await (await ask(file)).text(), "two");
  world.net = answering("gone", "text/plain", 404);
  assert.equal((await ask(file)).status, 404, "the site says itself that there is none");
});

test("the page is fetched anew only from a site that has it", async () => {
  const { world, ask, stores } = await worker();
  world.net = answering("one", "text/javascript");
  await ask("embed/host.js");
  const before = stores.size;
  for (const other of [LOGIN, answering("<title>Viriditas</title>", "text/plain"), answering("", "text/html", 503)]) {
    world.net = other;
    assert.equal((await ask("?fetch-anew", "navigate")).status, 503);
    assert.equal(stores.size, before, "what is kept stays");
    assert.equal(world.left, false);
  }
  world.net = answering("<title>Viriditas</title>", "text/html");
  assert.equal((await ask("?fetch-anew", "navigate")).status, 302);
  assert.equal(stores.size, 0);
  assert.equal(world.left, true);
});

test("the pages of the site are known by their titles", async () => {
  for (const file of ["../index.html", "embed/index.html", "about/en.html"]) {
    assert.match(await text(file), /<title>[^<]*\bViriditas\b/, file);
  }
});

/** `begin.js` of a page whose module does not come, at this address, in a frame or by itself; what the page around hears. */
async function begun(search, isFramed = true) {
  const said = [];
  const element = () => ({ append: () => {}, childNodes: [], style: {} });
  const page = { postMessage: (message, origin) => said.push([message, origin]) };
  const context = {
    document: {
      querySelector: (selector) => (selector === "#begin-page" ? { dataset: { glue: "./app.js", module: "app.wasm" } } : null),
      querySelectorAll: () => [],
      createElement: element,
      body: { prepend: () => {} },
    },
    location: { href: `https://example.org/${search}`, search },
    history: { replaceState: () => {} },
    navigator: { languages: ["en-GB", "en"] },
    URL, URLSearchParams, String,
  };
  context.postMessage = page.postMessage;
  context.window = context;
  context.parent = isFramed ? page : context;
  context.globalThis = context;
  const source = `(async () => { ${await text("begin.js")} })()`;
  const script = new vm.Script(source, { importModuleDynamically: () => { throw new TypeError("404"); } });
  await assert.rejects(script.runInNewContext(context));
  return said;
}

test("a page that does not start says so to the page around it, and to no other", async () => {
  const host = encodeURIComponent("https://your.site/a/page");
  const [[message, origin], ...more] = await begun(`?host=${host}&allow=start`);
  assert.deepEqual([message.viriditas, message.news, origin, more], [1, "failed", "https://your.site", []]);
  assert.match(message.message, /has not started/);
  for (const search of ["", "?host=", "?host=nonsense", "?host=null", "?host=data:text/html,a"]) {
    assert.deepEqual(await begun(search), [], search);
  }
  assert.deepEqual(await begun(`?host=${host}`, false), [], "nobody is around it");
});

test("the README of the package says what its examples need", async () => {
  const files = (await readdir(new URL("../../static/module/examples", import.meta.url))).filter((file) => file.endsWith(".ts"));
  const texts = await Promise.all(files.map((file) => text(`module/examples/${file}`)));
  assert.ok(texts.some((example) => /\bprocess\./.test(example)), "some run under node");
  assert.match(await text("module/README.md"), /npm install --save-dev @types\/node/);
});
