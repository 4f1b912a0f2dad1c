import type { ModelOf } from '../fields/field';
import { search, sorted, text } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { OwnTagActions } from './OwnTagActions';

const ownTags: ModelOf<'own-tags'> = {
  title: ({ tag }) => tag,
  sort: { field: 'uses', order: 'DESC' },
  columns: ['uses', 'todo'],
  filters: { q: search },
  fields: {
    uses: sorted(text(({ uses }) => uses)),
    todo: { show: (tag) => <OwnTagActions tag={tag} /> },
  },
  facts: [],
};

export default pagesOf(ownTags, { list: { opens: false } });
