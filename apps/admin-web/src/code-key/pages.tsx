import { codeKeyStatusLabels } from '../components/status-labels';
import type { ModelOf } from '../fields/field';
import { moment, state } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { AddKey } from './AddKey';
import { count } from '../fields/figures';

const keys: ModelOf<'code-keys'> = {
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
};

/** Versions of the key of label codes. */
export default pagesOf(keys, { list: { opens: false, more: <AddKey /> } });
