/** Articles: their list, their page. */
export const articleEn = {
  'article.back_home': 'Workbench',
  'article.back': 'All articles',
  'article.lead': 'What moves the industry, who is behind it, and what is changing here.',
  'article.types': 'Type of article',
  'article.search': 'Search the articles',
  'article.count': 'Articles: {count}',
  'article.empty': 'No articles yet',
  'article.empty.text': 'New articles appear here as soon as they are published.',
  'article.none': 'Nothing found',
  'article.none.text': 'Try another word, or all types.',
  'article.none.all': 'Show all articles',
  'article.pages': 'Pages of articles',
  'article.newer': 'Newer',
  'article.older': 'Older',
} as const;

export type ArticleKey = keyof typeof articleEn;
