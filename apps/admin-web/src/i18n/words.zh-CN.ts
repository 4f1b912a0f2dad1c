import { sharedZhCn } from '@ipw/domain/i18n/shared.zh-CN';
import { consoleZhCn } from './console.zh-CN';
import type { Words } from './words';

export const words: Words = { ...sharedZhCn, ...consoleZhCn };
