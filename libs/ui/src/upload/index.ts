export { checkFile, type FileProblem } from './check-file';
export { compress } from './compress';
export { MultiUpload } from './MultiUpload';
export { SortableGrid } from './SortableGrid';
export { UploadError } from './request';
export { SingleUpload } from './SingleUpload';
export { upload } from './upload';
export { UploadProvider, type UploadEnv } from './upload-env';
export type { UploadFieldProps } from './UploadFrame';
