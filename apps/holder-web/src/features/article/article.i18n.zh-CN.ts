import type { ArticleKey } from './article.i18n.en';

/** Articles: their list, their page. */
export const articleZhCn = {
  'article.back_home': '工作台',
  'article.back': '全部文章',
  'article.lead': '行业在发生什么，谁在推动，这里有哪些变化。',
  'article.types': '文章类型',
  'article.search': '搜索文章',
  'article.count': '文章：{count} 篇',
  'article.empty': '还没有文章',
  'article.empty.text': '新文章发布后会出现在这里。',
  'article.none': '没有找到',
  'article.none.text': '换个词试试，或者看看全部类型。',
  'article.none.all': '查看全部文章',
  'article.pages': '文章翻页',
  'article.newer': '较新',
  'article.older': '较早',
} satisfies Record<ArticleKey, string>;
