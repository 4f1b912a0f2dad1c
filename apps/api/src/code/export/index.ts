export type { CodeExportEntity } from './export.entity';
export { exportsOf } from './export.view';
