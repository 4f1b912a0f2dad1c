import { fill, type Language } from '@ipw/domain';
import { serverEn, type ServerKey } from '@ipw/domain/i18n/server.en';
import { serverZhCn } from '@ipw/domain/i18n/server.zh-CN';
import { serverZhTw } from '@ipw/domain/i18n/server.zh-TW';
import { words as consoleEn } from '../apps/admin-web/src/i18n/words.en';
import { words as consoleZhCn } from '../apps/admin-web/src/i18n/words.zh-CN';
import { words as consoleZhTw } from '../apps/admin-web/src/i18n/words.zh-TW';
import { ra as raEn } from '../apps/admin-web/src/i18n/ra.en';
import { ra as raZhCn } from '../apps/admin-web/src/i18n/ra.zh-CN';
import { ra as raZhTw } from '../apps/admin-web/src/i18n/ra.zh-TW';
import type { Key as ConsoleKey } from '../apps/admin-web/src/i18n/words';
import { WORDS as HOLDER, wordsOf as holderWords } from '../apps/holder-web/src/testing/words';

/** The apps' catalogues, so that specs name words by key in any language. */
const CONSOLE = { en: consoleEn, 'zh-CN': consoleZhCn, 'zh-TW': consoleZhTw };
const RA = { en: raEn, 'zh-CN': raZhCn, 'zh-TW': raZhTw };
const SERVER = { en: serverEn, 'zh-CN': serverZhCn, 'zh-TW': serverZhTw };

/** What the keys of all catalogues begin with: `tasks` of `tasks.title`. */
const BEGINNINGS = new Set(
  [HOLDER.en, consoleEn, serverEn].flatMap((words) => Object.keys(words)).map((key) => key.split('.')[0]!),
);
const KEY = /^[a-z]\w*(\.\w+)+$/;
const FILE = /\.(pdf|png|jpe?g|zip|csv|json)$/;

/** Whether a text is the key of words that are missing. */
export const isRawKey = (text: string): boolean =>
  KEY.test(text) && !FILE.test(text) && BEGINNINGS.has(text.split('.')[0]!);

type Args = Readonly<Record<string, string | number>>;

/** Words of the holder app, the console, react-admin and the server in a language. */
export const wordsOf = (language: Language) => ({
  language,
  h: holderWords(language),
  c: (key: ConsoleKey, args: Args = {}) => fill(CONSOLE[language][key], args),
  ra: RA[language],
  s: (key: ServerKey, args?: Args) => fill(SERVER[language][key], args),
});

export type Words = ReturnType<typeof wordsOf>;
