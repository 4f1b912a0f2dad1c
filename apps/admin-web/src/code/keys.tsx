import { codeKeyStatusLabels } from '../fields/status-labels';
import type { ModelOf } from '../fields/field';
import { moment, state } from '../fields/kinds';
import type { Pages } from '../pages/lazy-pages';
import { ListPage } from '../pages/ListPage';
import { AddKey } from './AddKey';
import { count } from './figures';

const keys: ModelOf<'code-keys'> = {
  name: 'code-keys',
  title: (key) => String(key.version),
  sort: { field: 'id', order: 'DESC' },
  columns: ['state', 'batches', 'codes', 'created_at'],
  filters: {},
  fields: {
    state: state(codeKeyStatusLabels, (key) => key.state),
    batches: count((key) => key.batches),
    codes: count((key) => key.codes),
    created_at: moment((key) => key.created_at),
  },
  facts: [],
  empty: { title: 'code-keys.empty.title', text: 'code-keys.empty.text' },
};

/** Versions of the key of label codes. */
const pages: Pages = { list: () => <ListPage model={keys} opens={false} more={<AddKey />} /> };
export default pages;
