import { requestZhTw } from '@ipw/domain/i18n/request.zh-TW';
import { phoneZhTw } from '../../i18n/phone.zh-TW';
import { cooperateZhTw } from './cooperate.i18n.zh-TW';

/** All words of the form of a request but those of every page. */
export const askZhTw = { ...phoneZhTw, ...requestZhTw, ...cooperateZhTw };
