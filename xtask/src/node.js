// Runs an example built as WebAssembly: node shim.cjs <module> <arguments>
// The module's function is called as its file is. It gets its arguments and a clock, and hands back what it has to say.
const [file, ...words] = process.argv.slice(2);
const run = require(file)[require("node:path").basename(file, ".js")];
try {
  console.log(run(words, () => performance.now() / 1000));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
