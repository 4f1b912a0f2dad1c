export { columnsOf } from './campaign.content';
export { sealEntrant } from './entry.view';
