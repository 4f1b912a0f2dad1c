import { ARTICLE_LIMITS, ARTICLE_TYPES } from '@ipw/domain';
import { Wordings } from '../components/Wordings';
import { ChoiceInput } from '../fields/ChoiceInput';
import { shownFields, shownState } from '../fields/shown-fields';
import type { ModelOf } from '../fields/field';
import { choices, search, sorted, word } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { TextInputs, titleAndBody } from '../fields/TextInputs';

const written = ['type', 'texts', 'starts_at', 'ends_at', 'active'] as const;

const articles: ModelOf<'articles'> = {
  title: (article) => article.title,
  sort: { field: 'id', order: 'DESC' },
  columns: ['state', 'type', 'starts_at', 'ends_at', 'created_at'],
  filters: {
    q: search,
    type: choices(ARTICLE_TYPES.map(String), 'article_type'),
    state: shownState,
  },
  fields: {
    ...shownFields,
    type: {
      ...word('article_type', (article) => article.type),
      input: <ChoiceInput source="type" options={ARTICLE_TYPES} prefix="article_type" required />,
    },
    texts: {
      show: ({ texts }) => <Wordings texts={texts} />,
      input: <TextInputs texts={titleAndBody(ARTICLE_LIMITS)} />,
    },
    starts_at: sorted(shownFields.starts_at),
  },
  create: written,
  edit: written,
  facts: [
    { title: 'facts.shown', fields: ['state', 'type', 'starts_at', 'ends_at', 'created_at'] },
    { title: 'facts.article', fields: ['texts'] },
  ],
};

export default pagesOf(articles, { show: { removes: true } });
