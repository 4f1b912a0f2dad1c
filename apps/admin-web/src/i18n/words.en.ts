import { sharedEn } from '@ipw/domain/i18n/shared.en';
import { consoleEn } from './console.en';
import type { Words } from './words';

export const words: Words = { ...sharedEn, ...consoleEn };
