export { codeFile } from './code-file';
export { countOf, fingerprintOf, type CodeFileSpec } from './codes';
export { FileThreadService, type OpenFile } from './file-thread.service';
export { lengthOf } from './sections';
export { LABELS_A_PAGE } from './label-grid';
export type { FromWorker } from './worker';
