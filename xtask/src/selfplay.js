// Runs examples/selfplay, built as WebAssembly: node selfplay.js <module> <arguments>
// The module gets its arguments and a clock, and hands back what it has to say.
const [module, ...words] = process.argv.slice(2);
const { selfplay } = require(module);
try {
  console.log(selfplay(words, () => performance.now() / 1000));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
