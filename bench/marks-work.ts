/** The product's marks of copies, bundled by `stage.mjs` for the benchmark. */
export { sharpLibrary } from '../apps/api/src/core/files/sharp';
export { writeMarked } from '../apps/api/src/cooperation/image-mark';
export { cellsOf, darkeningOf, namedFrom, scoreOf } from '../apps/api/src/cooperation/trace-mark';
export { IMAGE_REQUEST } from '@ipw/domain';
