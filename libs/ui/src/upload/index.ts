export { noteChange } from './changes';
export { MultiUpload } from './MultiUpload';
export { SortableGrid } from './SortableGrid';
export { useRenewed } from './renewed';
export { useSendFile } from './use-send-file';
export { SingleUpload } from './SingleUpload';
export { UploadProvider, type UploadEnv } from './upload-env';
export type { UploadFieldProps } from './UploadFrame';
