/** The product's prints of pictures, bundled by `stage.mjs` for the benchmarks. */
export { sharpLibrary } from '../apps/api/src/core/files/sharp';
export { seen } from '../apps/api/src/likeness/picture-print';
