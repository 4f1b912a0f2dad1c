import { articleEditInput, articleInput, type ArticleRow } from './article';
import { shownCalls } from './shown.admin.api';

export const articleAdminApi = shownCalls<ArticleRow>()('articles', {
  subject: 'article',
  filters: ['q', 'type'],
  sorts: ['id', 'starts_at'],
  input: articleInput,
  edit: articleEditInput,
});
