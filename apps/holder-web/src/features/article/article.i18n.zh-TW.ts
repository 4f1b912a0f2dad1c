import type { ArticleKey } from './article.i18n.en';

/** Articles: their list, their page. */
export const articleZhTw = {
  'article.back_home': '工作台',
  'article.back': '所有文章',
  'article.lead': '產業正在發生什麼、誰在推動、這裡有哪些改變。',
  'article.types': '文章類型',
  'article.search': '搜尋文章',
  'article.count': '文章：{count} 篇',
  'article.empty': '還沒有文章',
  'article.empty.text': '新文章刊登後會出現在這裡。',
  'article.none': '找不到文章',
  'article.none.text': '換個字詞，或看看全部類型。',
  'article.none.all': '看所有文章',
  'article.pages': '文章分頁',
  'article.newer': '較新',
  'article.older': '較早',
} satisfies Record<ArticleKey, string>;
