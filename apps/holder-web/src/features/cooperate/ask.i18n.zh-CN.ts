import { requestZhCn } from '@ipw/domain/i18n/request.zh-CN';
import { phoneZhCn } from '../../i18n/phone.zh-CN';
import { cooperateZhCn } from './cooperate.i18n.zh-CN';

/** All words of the form of a request but those of every page. */
export const askZhCn = { ...phoneZhCn, ...requestZhCn, ...cooperateZhCn };
