import type { Language } from '@ipw/domain';
import { serverEn } from '@ipw/domain/i18n/server.en';
import { serverZhCn } from '@ipw/domain/i18n/server.zh-CN';
import { serverZhTw } from '@ipw/domain/i18n/server.zh-TW';
import { sharedEn } from '@ipw/domain/i18n/shared.en';
import { sharedZhCn } from '@ipw/domain/i18n/shared.zh-CN';
import { sharedZhTw } from '@ipw/domain/i18n/shared.zh-TW';

const WORDS: Record<Language, Readonly<Record<string, string>>> = {
  en: { ...serverEn, ...sharedEn },
  'zh-CN': { ...serverZhCn, ...sharedZhCn },
  'zh-TW': { ...serverZhTw, ...sharedZhTw },
};

/** The server's words in a language. */
export const serverWords = (language: Language): Readonly<Record<string, string>> => WORDS[language];
