import { sharedZhTw } from '@ipw/domain/i18n/shared.zh-TW';
import { consoleZhTw } from './console.zh-TW';
import type { Words } from './words';

export const words: Words = { ...sharedZhTw, ...consoleZhTw };
