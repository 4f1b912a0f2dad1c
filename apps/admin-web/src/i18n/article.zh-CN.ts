import { faqZhCn } from './faq.zh-CN';
import type { articleEn } from './article.en';

/** Words of the articles' desk. */
export const articleZhCn = {
  ...faqZhCn,
  'menu.articles': '文章',
  'about.articles': '会员在工作台里读到的内容：洞察、访谈、快讯，各有展示时间。',
  'lead.articles': '标题',
  'create.articles': '新建文章',
  'resources.articles.name': '文章',
  'articles.empty.title': '还没有文章',
  'articles.empty.text': '写下第一篇；保存后立即展示，也可以设定展示时间。',
  'subject.article': '文章',
  'filter.type': '类型',
  'field.type': '类型',
  'facts.article': '正文',
  'article.body_help': '空一行另起一段。行首写 ## 是小标题，每行行首写 - 是列表。',
  'article_type.1': '行业洞察',
  'article_type.2': '人物访谈',
  'article_type.3': '推荐',
  'article_type.4': '公告',
  'article_type.5': '快讯',
} satisfies Record<keyof typeof articleEn, string>;
