import { stopAll } from '../../../tools/process.mjs';

export default stopAll;
