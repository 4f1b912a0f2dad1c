import { DEFAULT_LANGUAGE, fill, LANGUAGES, type Language } from '@ipw/domain';
import type { OpportunityKey } from '@ipw/domain/i18n/opportunity.en';
import type { CampaignKey } from '@ipw/domain/i18n/campaign.en';
import type { CertificateWordKey } from '@ipw/domain/i18n/certificate.en';
import type { FilingKey } from '@ipw/domain/i18n/filing.en';
import type { CooperationKey } from '@ipw/domain/i18n/cooperation.en';
import type { SkinKey } from '@ipw/domain/i18n/skin.en';
import type { TenderKey } from '@ipw/domain/i18n/tender.en';
import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import { createStore, useStore, type Args } from '@ipw/ui';
import { keepStored, readStored } from '../storage';
import type { AboutKey } from './about.en';
import type { AccountKey } from './account.en';
import type { BarKey } from './bar.en';
import type { AlertKey } from '../features/code/alert.i18n.en';
import type { ArticleKey } from '../features/article/article.i18n.en';
import type { IntroKey } from '../features/code/intro/intro.i18n.en';
import type { CooperateKey } from '../features/cooperate/cooperate.i18n.en';
import type { SentKey } from '../features/cooperate/sent.i18n.en';
import type { SheetKey } from '../features/cooperate/sheet.i18n.en';
import type { SearchKey } from '../features/search/search.i18n.en';
import type { ClaimKey } from '../features/claim/claim.i18n.en';
import type { ClaimKindsKey } from '../features/claim/claim-kinds.i18n.en';
import type { CodeKey } from '../features/code/code.i18n.en';
import type { CodeExportKey } from '../features/code/code-export.i18n.en';
import type { ScansKey } from '../features/code/scans.i18n.en';
import type { BusinessKey } from '../features/shop/business.i18n.en';
import type { ShopWebKey } from '../features/shop/shop.i18n.en';
import type { ManualWebKey } from '../features/shop/manual.i18n.en';
import type { IpInfoKey } from '../features/ip-info/ip-info.i18n.en';
import type { CampaignWebKey } from '../features/campaign/campaign.i18n.en';
import type { FilingWebKey } from '../features/filing/filing.i18n.en';
import type { SkinWebKey } from '../features/skin/skin.i18n.en';
import type { TenderWebKey } from '../features/tender/tender.i18n.en';
import type { ThreadKey } from '../thread/thread.i18n.en';
import type { ScoresKey } from '../features/cooperate/scores.i18n.en';
import type { HolderSheetKey } from '../features/sheet/sheet.i18n.en';
import type { CentreKey } from './centre.en';
import type { ComplaintsKey } from '../features/complaint/complaints.i18n.en';
import type { FiguresKey } from '../features/figures/figures.i18n.en';
import type { DevicesKey } from './devices.en';
import type { EditingKey } from './editing.en';
import type { PublicKey } from './en';
import type { AgreementKey } from './agreement.en';
import type { LandingKey } from './landing.en';
import type { OpenKey } from './open.en';
import type { MemberKey } from './member.en';
import type { MemberPart } from './member-parts';
import type { SessionKey } from './session.en';
import type { VerifyKey } from '../features/verify/verify.i18n.en';
import type { TeamKey } from '../features/team/team.i18n.en';
import type { ToolsKey } from '../features/tools/tools.i18n.en';
import type { WorkbenchKey } from './workbench.en';

export type Key =
  | SharedKey
  | PublicKey
  | LandingKey
  | AboutKey
  | AccountKey
  | AgreementKey
  | AlertKey
  | ArticleKey
  | BarKey
  | BusinessKey
  | ManualWebKey
  | ShopWebKey
  | CentreKey
  | ScoresKey
  | HolderSheetKey
  | IpInfoKey
  | ScansKey
  | CodeExportKey
  | CodeKey
  | ClaimKindsKey
  | ClaimKey
  | ComplaintsKey
  | CooperateKey
  | FiguresKey
  | IntroKey
  | MemberKey
  | OpenKey
  | OpportunityKey
  | SearchKey
  | DevicesKey
  | EditingKey
  | SessionKey
  | TeamKey
  | SentKey
  | SheetKey
  | CampaignKey
  | CertificateWordKey
  | CampaignWebKey
  | FilingKey
  | FilingWebKey
  | CooperationKey
  | SkinKey
  | SkinWebKey
  | TenderKey
  | ThreadKey
  | TenderWebKey
  | ToolsKey
  | VerifyKey
  | WorkbenchKey;
type Words = Readonly<Record<string, string>>;
/** Words of pages that few visitors open, declared beside them, so that the frame does not name their files. */
export type OwnWords = Readonly<Record<Language, () => Promise<Words>>>;

/** The catalogue is split, so that a visitor loads only the words of public pages. */
const PARTS = {
  public: {
    en: async () => (await import('./en')).en,
    'zh-CN': async () => (await import('./zh-CN')).zhCn,
    'zh-TW': async () => (await import('./zh-TW')).zhTw,
  },
  landing: {
    en: async () => (await import('./landing.en')).landingEn,
    'zh-CN': async () => (await import('./landing.zh-CN')).landingZhCn,
    'zh-TW': async () => (await import('./landing.zh-TW')).landingZhTw,
  },
  open: {
    en: async () => (await import('./open.en')).openEn,
    'zh-CN': async () => (await import('./open.zh-CN')).openZhCn,
    'zh-TW': async () => (await import('./open.zh-TW')).openZhTw,
  },
  about: {
    en: async () => (await import('./about.en')).aboutEn,
    'zh-CN': async () => (await import('./about.zh-CN')).aboutZhCn,
    'zh-TW': async () => (await import('./about.zh-TW')).aboutZhTw,
  },
  account: {
    en: async () => (await import('./account.en')).accountEn,
    'zh-CN': async () => (await import('./account.zh-CN')).accountZhCn,
    'zh-TW': async () => (await import('./account.zh-TW')).accountZhTw,
  },
} satisfies Record<string, OwnWords>;

export type Part = keyof typeof PARTS | MemberPart;

const isPublic = (part: Part): part is keyof typeof PARTS => part in PARTS;

/** The words of a part. Those behind sign-in are named in a file of their own. */
async function wordsOf(part: Part | OwnWords): Promise<OwnWords> {
  if (typeof part !== 'string') return part;
  return isPublic(part) ? PARTS[part] : (await import('./member-parts')).MEMBER_PARTS[part];
}

interface Catalogue {
  language: Language;
  words: Words;
}

const used = new Set<OwnWords>();
// `?lang=`, by which pages of the server lead here, counts until somebody chooses a language. Messengers add parameters behind it.
const stored = readStored('lang') ?? location.search.split(/[=&]/)[1];
const catalogue = createStore<Catalogue>({
  language: LANGUAGES.find((one) => one === stored) ?? DEFAULT_LANGUAGE,
  words: {},
});
let wanted = catalogue.get().language;

async function load(language: Language): Promise<void> {
  const parts = await Promise.all([...used].map((part) => part[language]()));
  if (language !== wanted) return;
  document.documentElement.lang = language;
  // Another load may have added parts meanwhile; they stay.
  const before = catalogue.get();
  const loaded = before.language === language ? before.words : {};
  catalogue.set({ language, words: Object.assign({}, loaded, ...parts) as Words });
}

/** Loads the words of a part in the current language, and again after every language switch. */
export async function loadPart(wanting: Part | OwnWords): Promise<void> {
  const part = await wordsOf(wanting);
  if (used.has(part) && Object.keys(catalogue.get().words).length > 0) {
    await load(wanted);
    return;
  }
  used.add(part);
  await load(wanted);
}

/** Switches the language without remounting, so form values stay. */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  keepStored('lang', language);
  await load(language);
}

export const getLanguage = (): Language => wanted;
export const translate = (key: Key, args?: Args): string => {
  const { words } = catalogue.get();
  return fill(words[key] ?? key, args);
};

export function useLanguage(): Language {
  return useStore(catalogue).language;
}

/** Translates in the current language: `const t = useT(); t('login.title')`. */
export function useT(): typeof translate {
  useStore(catalogue);
  return translate;
}
