import type { FaqKey } from './faq.i18n.en';

export const faqZhTw = {
  'faq.title': '常見問題',
  'faq.lead': '加入之前、洽談期間、使用當下，大家常問的問題。',
  'faq.topics': '問題分類',
  'faq.search': '搜尋所有問題',
  'faq.found': '找到 {count} 則回答',
  'faq.none': '找不到含有這些字的回答',
  'faq.none_text': '換個說法或少打幾個字；也可以直接問我們，由專人回覆。',
  'faq.empty': '這裡還沒有問題',
  'faq.clear': '清除搜尋',
  'faq.link': '複製這則回答的連結',
  'faq.copied': '連結已複製',
  'faq.not_copied': '連結複製失敗',
  'faq.more': '沒找到答案？',
  'faq.more_text': '告訴我們您想了解什麼，我們會在工作天回覆。',
} satisfies Record<FaqKey, string>;
