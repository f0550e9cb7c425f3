import loader, { type Highs } from 'highs'

/** The solver; loads its WebAssembly. */
export function loadSolver(): Promise<Highs> {
  return loaderOf()()
}

/** The types of `highs` take its ES module for CommonJS, so they have the loader one level too deep. */
function loaderOf(): typeof loader.default {
  return loader as unknown as typeof loader.default
}
