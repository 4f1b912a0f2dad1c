import type { ModelOf } from '../fields/field';
import { search, sorted, text } from '../fields/kinds';
import type { Pages } from '../pages/lazy-pages';
import { ListPage } from '../pages/ListPage';
import { OwnTagActions } from './OwnTagActions';

const ownTags: ModelOf<'own-tags'> = {
  name: 'own-tags',
  title: ({ tag }) => tag,
  sort: { field: 'uses', order: 'DESC' },
  columns: ['uses', 'todo'],
  filters: { q: search },
  fields: {
    uses: sorted(text(({ uses }) => uses)),
    todo: { show: (tag) => <OwnTagActions tag={tag} /> },
  },
  facts: [],
  empty: { title: 'own-tags.empty.title', text: 'own-tags.empty.text' },
};

const pages: Pages = { list: () => <ListPage model={ownTags} opens={false} /> };
export default pages;
