import { sharedEn } from '@ipw/domain/i18n/shared.en';
import { complete } from './complete';
import { consoleEn } from './console.en';
import { pastTenseEn } from './past-tense.en';

export const words = { ...complete(sharedEn, consoleEn), ...pastTenseEn };
