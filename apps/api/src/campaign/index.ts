export { columnsOf } from './campaign.content';
