import { requestEn } from '@ipw/domain/i18n/request.en';
import { phoneEn } from '../../i18n/phone.en';
import { cooperateEn } from './cooperate.i18n.en';

/** All words of the form of a request but those of every page. */
export const askEn = { ...phoneEn, ...requestEn, ...cooperateEn };
