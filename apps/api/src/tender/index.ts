export { columnsOf, filesOf, sealContact } from './tender.content';
