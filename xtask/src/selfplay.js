// Runs examples/selfplay, built as WebAssembly: node shim.cjs <module> <arguments>
// The module gets its arguments and a clock, and hands back what it has to say.
const [file, ...words] = process.argv.slice(2);
const { selfplay } = require(file);
try {
  console.log(selfplay(words, () => performance.now() / 1000));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
