// The file that a worker runs first. The page, whose module imports this file for its address, tells the worker which
// glue and which WebAssembly module it runs itself; from then on `main` serves.
export const address = import.meta.url;

if (typeof document === "undefined") {
  self.addEventListener("message", async ({ data: { glue, module } }) => {
    try {
      const { default: begin } = await import(glue);
      await begin({ module_or_path: module });
    } catch (error) {
      // Thrown in a task of its own, it reaches the page as an error of the worker.
      setTimeout(() => { throw error; });
    }
  }, { once: true });
}
