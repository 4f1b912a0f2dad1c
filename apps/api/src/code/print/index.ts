export { codeFile } from './code-file';
export { countOf, fingerprintOf, type CodeFileSpec, type Span } from './codes';
export { FileThreadService, type OpenFile } from './file-thread.service';
export { lengthOf } from './sections';
export { LABELS_A_SHEET } from './sheet';
export type { FromWorker } from './worker';
