import { faqZhTw } from './faq.zh-TW';
import type { articleEn } from './article.en';

/** Words of the articles' desk. */
export const articleZhTw = {
  ...faqZhTw,
  'menu.articles': '文章',
  'about.articles': '會員在工作臺讀到的內容：觀察、專訪、快訊，各有刊登期間。',
  'lead.articles': '標題',
  'create.articles': '新增文章',
  'resources.articles.name': '文章',
  'articles.empty.title': '還沒有文章',
  'articles.empty.text': '寫下第一篇；儲存後立刻刊登，也可以設定刊登時間。',
  'subject.article': '文章',
  'filter.type': '類型',
  'field.type': '類型',
  'facts.article': '內文',
  'article.body_help': '空一行就是新的一段。行首寫 ## 是小標題，每行行首寫 - 是清單。',
  'article_type.1': '產業觀察',
  'article_type.2': '人物專訪',
  'article_type.3': '推薦',
  'article_type.4': '公告',
  'article_type.5': '快訊',
} satisfies Record<keyof typeof articleEn, string>;
