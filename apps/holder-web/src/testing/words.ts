import { claimEn } from '../features/claim/claim.i18n.en';
import { claimKindsEn } from '../features/claim/claim-kinds.i18n.en';
import { codeWebEn } from '../features/code/code.i18n.en';
import { codeExportWebEn } from '../features/code/code-export.i18n.en';
import { scansWebEn } from '../features/code/scans.i18n.en';
import { ipInfoEn } from '../features/ip-info/ip-info.i18n.en';
import { sheetWebEn } from '../features/sheet/sheet.i18n.en';
import { claimZhCn } from '../features/claim/claim.i18n.zh-CN';
import { claimKindsZhCn } from '../features/claim/claim-kinds.i18n.zh-CN';
import { codeWebZhCn } from '../features/code/code.i18n.zh-CN';
import { codeExportWebZhCn } from '../features/code/code-export.i18n.zh-CN';
import { scansWebZhCn } from '../features/code/scans.i18n.zh-CN';
import { ipInfoZhCn } from '../features/ip-info/ip-info.i18n.zh-CN';
import { sheetWebZhCn } from '../features/sheet/sheet.i18n.zh-CN';
import { claimZhTw } from '../features/claim/claim.i18n.zh-TW';
import { claimKindsZhTw } from '../features/claim/claim-kinds.i18n.zh-TW';
import { codeWebZhTw } from '../features/code/code.i18n.zh-TW';
import { codeExportWebZhTw } from '../features/code/code-export.i18n.zh-TW';
import { scansWebZhTw } from '../features/code/scans.i18n.zh-TW';
import { ipInfoZhTw } from '../features/ip-info/ip-info.i18n.zh-TW';
import { sheetWebZhTw } from '../features/sheet/sheet.i18n.zh-TW';
import { fill, type Language } from '@ipw/domain';
import { CERTIFICATE_WORDS } from './certificate-words';
import { campaignEn } from '@ipw/domain/i18n/campaign.en';
import { campaignWebEn } from '../features/campaign/campaign.i18n.en';
import { filingEn } from '@ipw/domain/i18n/filing.en';
import { filingWebEn } from '../features/filing/filing.i18n.en';
import { cooperationEn } from '@ipw/domain/i18n/cooperation.en';
import { threadEn } from '../thread/thread.i18n.en';
import { skinEn } from '@ipw/domain/i18n/skin.en';
import { skinWebEn } from '../features/skin/skin.i18n.en';
import { tenderEn } from '@ipw/domain/i18n/tender.en';
import { tenderWebEn } from '../features/tender/tender.i18n.en';
import { opportunityEn } from '@ipw/domain/i18n/opportunity.en';
import { campaignZhCn } from '@ipw/domain/i18n/campaign.zh-CN';
import { campaignWebZhCn } from '../features/campaign/campaign.i18n.zh-CN';
import { filingZhCn } from '@ipw/domain/i18n/filing.zh-CN';
import { filingWebZhCn } from '../features/filing/filing.i18n.zh-CN';
import { cooperationZhCn } from '@ipw/domain/i18n/cooperation.zh-CN';
import { threadZhCn } from '../thread/thread.i18n.zh-CN';
import { skinZhCn } from '@ipw/domain/i18n/skin.zh-CN';
import { skinWebZhCn } from '../features/skin/skin.i18n.zh-CN';
import { tenderZhCn } from '@ipw/domain/i18n/tender.zh-CN';
import { tenderWebZhCn } from '../features/tender/tender.i18n.zh-CN';
import { opportunityZhCn } from '@ipw/domain/i18n/opportunity.zh-CN';
import { campaignZhTw } from '@ipw/domain/i18n/campaign.zh-TW';
import { campaignWebZhTw } from '../features/campaign/campaign.i18n.zh-TW';
import { filingZhTw } from '@ipw/domain/i18n/filing.zh-TW';
import { filingWebZhTw } from '../features/filing/filing.i18n.zh-TW';
import { cooperationZhTw } from '@ipw/domain/i18n/cooperation.zh-TW';
import { threadZhTw } from '../thread/thread.i18n.zh-TW';
import { skinZhTw } from '@ipw/domain/i18n/skin.zh-TW';
import { skinWebZhTw } from '../features/skin/skin.i18n.zh-TW';
import { tenderZhTw } from '@ipw/domain/i18n/tender.zh-TW';
import { tenderWebZhTw } from '../features/tender/tender.i18n.zh-TW';
import { opportunityZhTw } from '@ipw/domain/i18n/opportunity.zh-TW';
import { sharedEn } from '@ipw/domain/i18n/shared.en';
import { sharedZhCn } from '@ipw/domain/i18n/shared.zh-CN';
import { sharedZhTw } from '@ipw/domain/i18n/shared.zh-TW';
import { aboutEn } from '../i18n/about.en';
import { aboutZhCn } from '../i18n/about.zh-CN';
import { aboutZhTw } from '../i18n/about.zh-TW';
import { accountEn } from '../i18n/account.en';
import { accountZhCn } from '../i18n/account.zh-CN';
import { accountZhTw } from '../i18n/account.zh-TW';
import { barEn } from '../i18n/bar.en';
import { barZhCn } from '../i18n/bar.zh-CN';
import { barZhTw } from '../i18n/bar.zh-TW';
import { searchEn } from '../features/search/search.i18n.en';
import { searchZhCn } from '../features/search/search.i18n.zh-CN';
import { searchZhTw } from '../features/search/search.i18n.zh-TW';
import { devicesEn } from '../i18n/devices.en';
import { devicesZhCn } from '../i18n/devices.zh-CN';
import { devicesZhTw } from '../i18n/devices.zh-TW';
import { alertWebEn } from '../features/code/alert.i18n.en';
import { introEn } from '../features/code/intro/intro.i18n.en';
import { figuresEn } from '../features/figures/figures.i18n.en';
import { teamWebEn } from '../features/team/team.i18n.en';
import { manualWebEn } from '../features/shop/manual.i18n.en';
import { shopWebEn } from '../features/shop/shop.i18n.en';
import { businessEn } from '../features/shop/business.i18n.en';
import { alertWebZhCn } from '../features/code/alert.i18n.zh-CN';
import { introZhCn } from '../features/code/intro/intro.i18n.zh-CN';
import { figuresZhCn } from '../features/figures/figures.i18n.zh-CN';
import { teamWebZhCn } from '../features/team/team.i18n.zh-CN';
import { manualWebZhCn } from '../features/shop/manual.i18n.zh-CN';
import { shopWebZhCn } from '../features/shop/shop.i18n.zh-CN';
import { businessZhCn } from '../features/shop/business.i18n.zh-CN';
import { alertWebZhTw } from '../features/code/alert.i18n.zh-TW';
import { introZhTw } from '../features/code/intro/intro.i18n.zh-TW';
import { complaintsEn } from '../features/complaint/complaints.i18n.en';
import { complaintsZhCn } from '../features/complaint/complaints.i18n.zh-CN';
import { complaintsZhTw } from '../features/complaint/complaints.i18n.zh-TW';
import { figuresZhTw } from '../features/figures/figures.i18n.zh-TW';
import { teamWebZhTw } from '../features/team/team.i18n.zh-TW';
import { manualWebZhTw } from '../features/shop/manual.i18n.zh-TW';
import { shopWebZhTw } from '../features/shop/shop.i18n.zh-TW';
import { businessZhTw } from '../features/shop/business.i18n.zh-TW';
import type { Key } from '../i18n/catalogue';
import { buyerWords } from './buyer-words';
import { centreEn } from '../i18n/centre.en';
import { centreZhCn } from '../i18n/centre.zh-CN';
import { centreZhTw } from '../i18n/centre.zh-TW';
import { en } from '../i18n/en';
import { landingEn } from '../i18n/landing.en';
import { landingZhCn } from '../i18n/landing.zh-CN';
import { landingZhTw } from '../i18n/landing.zh-TW';
import { agreementEn } from '../i18n/agreement.en';
import { agreementZhCn } from '../i18n/agreement.zh-CN';
import { agreementZhTw } from '../i18n/agreement.zh-TW';
import { memberEn } from '../i18n/member.en';
import { memberZhCn } from '../i18n/member.zh-CN';
import { memberZhTw } from '../i18n/member.zh-TW';
import { openEn } from '../i18n/open.en';
import { openZhCn } from '../i18n/open.zh-CN';
import { openZhTw } from '../i18n/open.zh-TW';
import { sessionEn } from '../i18n/session.en';
import { sessionZhCn } from '../i18n/session.zh-CN';
import { sessionZhTw } from '../i18n/session.zh-TW';
import { toolsEn } from '../features/tools/tools.i18n.en';
import { toolsZhCn } from '../features/tools/tools.i18n.zh-CN';
import { toolsZhTw } from '../features/tools/tools.i18n.zh-TW';
import { editingEn } from '../i18n/editing.en';
import { workbenchEn } from '../i18n/workbench.en';
import { articleEn } from '../features/article/article.i18n.en';
import { editingZhCn } from '../i18n/editing.zh-CN';
import { workbenchZhCn } from '../i18n/workbench.zh-CN';
import { articleZhCn } from '../features/article/article.i18n.zh-CN';
import { editingZhTw } from '../i18n/editing.zh-TW';
import { workbenchZhTw } from '../i18n/workbench.zh-TW';
import { articleZhTw } from '../features/article/article.i18n.zh-TW';
import { zhCn } from '../i18n/zh-CN';
import { zhTw } from '../i18n/zh-TW';

/** The app's complete catalogues, so that specs name words by key in any language. */
export const WORDS: Record<Language, Record<Key, string>> = {
  en: {
    ...sharedEn,
    ...buyerWords.en,
    ...opportunityEn,
    ...campaignEn,
    ...CERTIFICATE_WORDS.en,
    ...campaignWebEn,
    ...filingEn,
    ...filingWebEn,
    ...cooperationEn,
    ...threadEn,
    ...skinEn,
    ...skinWebEn,
    ...tenderEn,
    ...tenderWebEn,
    ...en,
    ...landingEn,
    ...aboutEn,
    ...accountEn,
    ...memberEn,
    ...devicesEn,
    ...barEn,
    ...searchEn,
    ...sessionEn,
    ...centreEn,
    ...agreementEn,
    ...memberEn,
    ...workbenchEn,
    ...editingEn,
    ...articleEn,
    ...openEn,
    ...claimEn,
    ...claimKindsEn,
    ...codeWebEn,
    ...codeExportWebEn,
    ...scansWebEn,
    ...ipInfoEn,
    ...sheetWebEn,
    ...complaintsEn,
    ...figuresEn,
    ...teamWebEn,
    ...manualWebEn,
    ...shopWebEn,
    ...businessEn,
    ...introEn,
    ...alertWebEn,
    ...toolsEn,
  },
  'zh-CN': {
    ...sharedZhCn,
    ...buyerWords['zh-CN'],
    ...opportunityZhCn,
    ...campaignZhCn,
    ...CERTIFICATE_WORDS['zh-CN'],
    ...campaignWebZhCn,
    ...filingZhCn,
    ...filingWebZhCn,
    ...cooperationZhCn,
    ...threadZhCn,
    ...skinZhCn,
    ...skinWebZhCn,
    ...tenderZhCn,
    ...tenderWebZhCn,
    ...zhCn,
    ...landingZhCn,
    ...aboutZhCn,
    ...accountZhCn,
    ...centreZhCn,
    ...agreementZhCn,
    ...memberZhCn,
    ...devicesZhCn,
    ...barZhCn,
    ...searchZhCn,
    ...sessionZhCn,
    ...workbenchZhCn,
    ...editingZhCn,
    ...articleZhCn,
    ...openZhCn,
    ...claimZhCn,
    ...claimKindsZhCn,
    ...codeWebZhCn,
    ...codeExportWebZhCn,
    ...scansWebZhCn,
    ...ipInfoZhCn,
    ...sheetWebZhCn,
    ...complaintsZhCn,
    ...figuresZhCn,
    ...teamWebZhCn,
    ...manualWebZhCn,
    ...shopWebZhCn,
    ...businessZhCn,
    ...introZhCn,
    ...alertWebZhCn,
    ...toolsZhCn,
  },
  'zh-TW': {
    ...sharedZhTw,
    ...buyerWords['zh-TW'],
    ...opportunityZhTw,
    ...campaignZhTw,
    ...CERTIFICATE_WORDS['zh-TW'],
    ...campaignWebZhTw,
    ...filingZhTw,
    ...filingWebZhTw,
    ...cooperationZhTw,
    ...threadZhTw,
    ...skinZhTw,
    ...skinWebZhTw,
    ...tenderZhTw,
    ...tenderWebZhTw,
    ...zhTw,
    ...landingZhTw,
    ...aboutZhTw,
    ...accountZhTw,
    ...centreZhTw,
    ...agreementZhTw,
    ...memberZhTw,
    ...devicesZhTw,
    ...barZhTw,
    ...searchZhTw,
    ...sessionZhTw,
    ...workbenchZhTw,
    ...editingZhTw,
    ...articleZhTw,
    ...openZhTw,
    ...claimZhTw,
    ...claimKindsZhTw,
    ...codeWebZhTw,
    ...codeExportWebZhTw,
    ...scansWebZhTw,
    ...ipInfoZhTw,
    ...sheetWebZhTw,
    ...complaintsZhTw,
    ...figuresZhTw,
    ...teamWebZhTw,
    ...manualWebZhTw,
    ...shopWebZhTw,
    ...businessZhTw,
    ...introZhTw,
    ...alertWebZhTw,
    ...toolsZhTw,
  },
};

type Args = Readonly<Record<string, string | number>>;

/** Translates with the app's words in a language. */
export const wordsOf =
  (language: Language) =>
  (key: Key, args?: Args): string =>
    fill(WORDS[language][key], args);

export type Say = ReturnType<typeof wordsOf>;
