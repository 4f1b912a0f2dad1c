import { LANGUAGES, type Language } from '@ipw/domain';
import type { LegalSource } from './index';
import { privacyPolicy } from './privacy-policy';

/** Data of a buyer's report and its retention: after the scans of section 4, after the first periods of section 8. */
const REPORTS: Record<Language, { collected: string; kept: string }> = {
  'zh-CN': {
    collected:
      '有人举报疑似假冒商品时，我们收集其填写的购买地点、情况说明、照片和自愿留下的联系方式，用于核实情况。举报内容供该 IP 的权利人和工作人员查看；联系方式加密存储，对权利人只显示部分字符，每次完整查看都留有记录。',
    kept: '举报人留下的联系方式在举报处理完毕 6 个月后删除；该 IP 权利人注销账号的，一并删除。',
  },
  'zh-TW': {
    collected:
      '有人檢舉疑似仿冒商品時，我們蒐集其填寫之購買地點、情況說明、照片及自願留下之聯絡方式，用於查證。檢舉內容供該 IP 之權利人及工作人員檢視；聯絡方式以加密方式儲存，對權利人僅顯示部分字元，每次完整檢視均留存紀錄。',
    kept: '檢舉人留下之聯絡方式，於檢舉處理完畢 6 個月後刪除；該 IP 權利人註銷帳號者，一併刪除。',
  },
  en: {
    collected:
      'When somebody reports a product that may be a fake we collect where it was bought, what is described, a picture and, if they choose to leave one, a contact, in order to look into it. The report is seen by the holder of the IP and by our staff. The contact is stored encrypted and shown to the holder only in part; each time it is seen in full is recorded.',
    kept: 'The contact that was left with a report is deleted 6 months after the report is settled, and at once when the account of the IP holder is closed.',
  },
};

const [DATA, RETENTION] = [3, 7];

function amended(language: Language): LegalSource[Language] {
  const { title, sections } = privacyPolicy[language];
  const { collected, kept } = REPORTS[language];
  return {
    version: '2.0',
    effective_from: '2026-11-20',
    title,
    sections: sections.map(({ heading, paragraphs: [first = '', ...rest] }, index) => {
      if (index === DATA) return { heading, paragraphs: [first, ...rest, collected] };
      if (index === RETENTION) return { heading, paragraphs: [first, kept, ...rest] };
      return { heading, paragraphs: [first, ...rest] };
    }),
  };
}

/** The second version adds reports of labels and the reporter's contact. */
export const privacyPolicy2 = Object.fromEntries(
  LANGUAGES.map((language) => [language, amended(language)]),
) as LegalSource;
