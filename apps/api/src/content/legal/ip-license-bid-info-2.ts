import { LANGUAGES, type Language } from '@ipw/domain';
import { IPLicenseBidInfo } from './ip-license-bid-info';
import type { LegalSource } from './index';

/** The public wall of works: in section 5, after the use for the selection. */
const WALL: Readonly<Record<Language, string>> = {
  'zh-CN':
    '征集设有公开作品墙的，参与者可以在提交时另行同意展示。作品通过审核后仅展示名称和图片，不展示姓名、电话等个人信息；不同意不影响评选。参与者可以在征集结束前撤回，也可以随时要求删除；任何人都可以举报抄袭的作品，平台核实后将其从作品墙移除。',
  'zh-TW':
    '徵集設有公開作品牆者，參與者得於提交時另行同意展示。作品通過審核後僅展示名稱及圖片，不展示姓名、電話等個人資料；不同意者不影響評選。參與者得於徵集結束前撤回，亦得隨時要求刪除；任何人均得檢舉抄襲之作品，本平台查證後將其自作品牆移除。',
  en: 'Where a campaign has a public wall, entrants may separately agree to be shown on it. A work that has passed review is shown with its title and picture only, without a name, phone number or other personal data; those who do not agree take part all the same. Entrants can withdraw before the end and ask for deletion at any time. Anybody can report a copied work; once that is confirmed we take it off the wall.',
};

const SECTION = 4;

/** The second version tells of the public wall. */
export const IPLicenseBidInfo2 = Object.fromEntries(
  LANGUAGES.map((language) => {
    const text = IPLicenseBidInfo[language];
    const sections = text.sections.map((section, at) =>
      at === SECTION
        ? { ...section, paragraphs: [section.paragraphs[0]!, WALL[language], ...section.paragraphs.slice(1)] }
        : section,
    );
    return [language, { ...text, version: '2.0', effective_from: '2026-11-23', sections }];
  }),
) as LegalSource;
