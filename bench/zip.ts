/** The archives of specs, bundled by `stage.mjs` for the benchmarks. */
export { zip } from '../apps/holder-web/src/testing/zip';
