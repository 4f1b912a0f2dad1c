import { ARTICLE_LIMITS, ARTICLE_TYPES, SHOWN_STATES } from '@ipw/domain';
import { MomentInput } from '../fields/MomentInput';
import { Wordings } from '../components/Wordings';
import { BooleanNumberInput } from '../fields/BooleanNumberInput';
import { ChoiceInput } from '../fields/ChoiceInput';
import { bannerStatusLabels } from '../fields/status-labels';
import type { ModelOf } from '../fields/field';
import { choices, moment, search, sorted, state, word } from '../fields/kinds';
import { RemoveButton } from '../pages/RemoveButton';
import { pagesOf } from '../pages/pages-of';
import { TextInputs } from '../fields/TextInputs';

const written = ['type', 'texts', 'starts_at', 'ends_at', 'active'] as const;

const articles: ModelOf<'articles'> = {
  title: (article) => article.title,
  sort: { field: 'id', order: 'DESC' },
  columns: ['state', 'type', 'starts_at', 'ends_at', 'created_at'],
  filters: {
    q: search,
    type: choices(ARTICLE_TYPES.map(String), 'article_type'),
    state: choices(SHOWN_STATES, 'state.banner'),
  },
  fields: {
    state: state(bannerStatusLabels, (article) => article.state),
    type: {
      ...word('article_type', (article) => article.type),
      input: <ChoiceInput source="type" options={ARTICLE_TYPES} prefix="article_type" required />,
    },
    texts: { show: ({ texts }) => <Wordings texts={texts} />, input: <TextInputs limits={ARTICLE_LIMITS} /> },
    starts_at: {
      ...sorted(moment((article) => article.starts_at)),
      input: <MomentInput source="starts_at" />,
    },
    ends_at: { ...moment((article) => article.ends_at), input: <MomentInput source="ends_at" /> },
    active: { show: () => null, input: <BooleanNumberInput source="active" initial={1} /> },
    created_at: moment((article) => article.created_at),
  },
  create: written,
  edit: written,
  facts: [
    { title: 'facts.shown', fields: ['state', 'type', 'starts_at', 'ends_at', 'created_at'] },
    { title: 'facts.article', fields: ['texts'] },
  ],
};

export default pagesOf(articles, {
  show: {
    more: (article) =>
      article.actions.includes('delete') && (
        <RemoveButton resource="articles" record={article} title={article.title} />
      ),
  },
});
