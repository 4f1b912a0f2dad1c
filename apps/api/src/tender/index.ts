export { columnsOf, filesOf } from './tender.content';
