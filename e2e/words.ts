import { fill, type Language } from '@ipw/domain';
import { serverEn, type ServerKey } from '@ipw/domain/i18n/server.en';
import { serverZhCn } from '@ipw/domain/i18n/server.zh-CN';
import { serverZhTw } from '@ipw/domain/i18n/server.zh-TW';
import { sharedEn } from '@ipw/domain/i18n/shared.en';
import { sharedZhCn } from '@ipw/domain/i18n/shared.zh-CN';
import { sharedZhTw } from '@ipw/domain/i18n/shared.zh-TW';
import { words as consoleEn } from '../apps/admin-web/src/i18n/words.en';
import { words as consoleZhCn } from '../apps/admin-web/src/i18n/words.zh-CN';
import { words as consoleZhTw } from '../apps/admin-web/src/i18n/words.zh-TW';
import { ra as raEn } from '../apps/admin-web/src/i18n/ra.en';
import { ra as raZhCn } from '../apps/admin-web/src/i18n/ra.zh-CN';
import { ra as raZhTw } from '../apps/admin-web/src/i18n/ra.zh-TW';
import type { Key as ConsoleKey } from '../apps/admin-web/src/i18n/words';
import { aboutEn } from '../apps/holder-web/src/i18n/about.en';
import { aboutZhCn } from '../apps/holder-web/src/i18n/about.zh-CN';
import { aboutZhTw } from '../apps/holder-web/src/i18n/about.zh-TW';
import { accountEn } from '../apps/holder-web/src/i18n/account.en';
import { accountZhCn } from '../apps/holder-web/src/i18n/account.zh-CN';
import { accountZhTw } from '../apps/holder-web/src/i18n/account.zh-TW';
import { devicesEn } from '../apps/holder-web/src/i18n/devices.en';
import { devicesZhCn } from '../apps/holder-web/src/i18n/devices.zh-CN';
import { devicesZhTw } from '../apps/holder-web/src/i18n/devices.zh-TW';
import type { Key as HolderKey } from '../apps/holder-web/src/i18n/catalogue';
import { centreEn } from '../apps/holder-web/src/i18n/centre.en';
import { centreZhCn } from '../apps/holder-web/src/i18n/centre.zh-CN';
import { centreZhTw } from '../apps/holder-web/src/i18n/centre.zh-TW';
import { en } from '../apps/holder-web/src/i18n/en';
import { landingEn } from '../apps/holder-web/src/i18n/landing.en';
import { landingZhCn } from '../apps/holder-web/src/i18n/landing.zh-CN';
import { landingZhTw } from '../apps/holder-web/src/i18n/landing.zh-TW';
import { agreementEn } from '../apps/holder-web/src/i18n/agreement.en';
import { agreementZhCn } from '../apps/holder-web/src/i18n/agreement.zh-CN';
import { agreementZhTw } from '../apps/holder-web/src/i18n/agreement.zh-TW';
import { memberEn } from '../apps/holder-web/src/i18n/member.en';
import { memberZhCn } from '../apps/holder-web/src/i18n/member.zh-CN';
import { memberZhTw } from '../apps/holder-web/src/i18n/member.zh-TW';
import { openEn } from '../apps/holder-web/src/i18n/open.en';
import { openZhCn } from '../apps/holder-web/src/i18n/open.zh-CN';
import { openZhTw } from '../apps/holder-web/src/i18n/open.zh-TW';
import { sessionEn } from '../apps/holder-web/src/i18n/session.en';
import { sessionZhCn } from '../apps/holder-web/src/i18n/session.zh-CN';
import { sessionZhTw } from '../apps/holder-web/src/i18n/session.zh-TW';
import { workbenchEn } from '../apps/holder-web/src/i18n/workbench.en';
import { workbenchZhCn } from '../apps/holder-web/src/i18n/workbench.zh-CN';
import { workbenchZhTw } from '../apps/holder-web/src/i18n/workbench.zh-TW';
import { zhCn } from '../apps/holder-web/src/i18n/zh-CN';
import { zhTw } from '../apps/holder-web/src/i18n/zh-TW';

/** The apps' own catalogues: a story says what it means, in whatever language it runs. */
const HOLDER: Record<Language, Record<HolderKey, string>> = {
  en: {
    ...sharedEn,
    ...en,
    ...landingEn,
    ...aboutEn,
    ...accountEn,
    ...memberEn,
    ...devicesEn,
    ...sessionEn,
    ...centreEn,
    ...agreementEn,
    ...memberEn,
    ...workbenchEn,
    ...openEn,
  },
  'zh-CN': {
    ...sharedZhCn,
    ...zhCn,
    ...landingZhCn,
    ...aboutZhCn,
    ...accountZhCn,
    ...centreZhCn,
    ...agreementZhCn,
    ...memberZhCn,
    ...devicesZhCn,
    ...sessionZhCn,
    ...workbenchZhCn,
    ...openZhCn,
  },
  'zh-TW': {
    ...sharedZhTw,
    ...zhTw,
    ...landingZhTw,
    ...aboutZhTw,
    ...accountZhTw,
    ...centreZhTw,
    ...agreementZhTw,
    ...memberZhTw,
    ...devicesZhTw,
    ...sessionZhTw,
    ...workbenchZhTw,
    ...openZhTw,
  },
};
const CONSOLE = { en: consoleEn, 'zh-CN': consoleZhCn, 'zh-TW': consoleZhTw };
const RA = { en: raEn, 'zh-CN': raZhCn, 'zh-TW': raZhTw };
const SERVER = { en: serverEn, 'zh-CN': serverZhCn, 'zh-TW': serverZhTw };

type Args = Readonly<Record<string, string | number>>;

const filled = (text: string, args: Args) =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));

/** What the holder app, the console, react-admin's own parts and the server say in a language. */
export const wordsOf = (language: Language) => ({
  language,
  h: (key: HolderKey, args?: Args) => fill(HOLDER[language][key], args),
  c: (key: ConsoleKey, args: Args = {}) => filled(CONSOLE[language][key], args),
  ra: RA[language],
  s: (key: ServerKey, args?: Args) => fill(SERVER[language][key], args),
});

export type Words = ReturnType<typeof wordsOf>;
