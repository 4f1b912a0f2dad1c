import { faqEn } from './faq.en';

/** Words of the articles' desk. */
export const articleEn = {
  ...faqEn,
  'menu.articles': 'Articles',
  'about.articles': 'What members read in their workbench: insights, interviews, news, each for its time.',
  'lead.articles': 'Title',
  'create.articles': 'New article',
  'resources.articles.name': 'Article',
  'articles.empty.title': 'No articles yet',
  'articles.empty.text': 'Write the first one; it is shown as soon as you save it, or at the time you set.',
  'subject.article': 'Article',
  'filter.type': 'Type',
  'field.type': 'Type',
  'facts.article': 'The text',
  'article.body_help':
    'An empty line begins a new paragraph. A line with ## in front is a heading, lines with - in front are a list.',
  'article_type.1': 'Insight',
  'article_type.2': 'Interview',
  'article_type.3': 'Recommendation',
  'article_type.4': 'Announcement',
  'article_type.5': 'Flash news',
} as const;
