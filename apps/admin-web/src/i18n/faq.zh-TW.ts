import type { faqEn } from './faq.en';

/** Words of the desks of questions and of friendship links. */
export const faqZhTw = {
  'menu.faqs': '常見問題',
  'about.faqs': '所有人都看得到的問答：加入與認領、商業合作、平台使用。',
  'lead.faqs': '問題',
  'create.faqs': '新增問題',
  'resources.faqs.name': '問題',
  'faqs.empty.title': '還沒有問題',
  'faqs.empty.text': '寫下第一個；儲存後立刻刊登，也可以設定刊登時間。',
  'subject.faq': '常見問題',
  'filter.topic': '分類',
  'field.topic': '分類',
  'field.question': '問題',
  'field.answer': '回答',
  'facts.faq': '問題與回答',
  'menu.links': '友站連結',
  'about.links': '友站，刊登在首頁最下方。',
  'lead.links': '名稱',
  'create.links': '新增連結',
  'resources.links.name': '友站連結',
  'links.empty.title': '還沒有友站連結',
  'links.empty.text': '連結刊登在首頁最下方；沒有連結時不佔位置。',
  'subject.friend_link': '友站連結',
  'field.url': '網址',
  'facts.link': '連到哪裡',
  'link.url_help': '完整網址，例如 https://example.com/',
} satisfies Record<keyof typeof faqEn, string>;
