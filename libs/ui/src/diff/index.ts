export { FieldDiff } from './FieldDiff';
