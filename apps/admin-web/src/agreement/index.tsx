import { text, word } from '../fields/kinds';
import type { ModelOf } from '../fields/field';
import type { Pages } from '../pages/lazy-pages';
import { ListPage } from '../pages/ListPage';
import { AgreementPage } from './AgreementPage';
import { EditorPage } from './EditorPage';
import { AgreementStanding } from './AgreementStanding';

const agreements: ModelOf<'agreements'> = {
  name: 'agreements',
  title: (agreement) => agreement.title,
  sort: { field: 'id', order: 'ASC' },
  columns: ['standing', 'effective_from', 'renewal'],
  filters: {},
  fields: {
    standing: { show: (agreement) => <AgreementStanding agreement={agreement} /> },
    effective_from: text((agreement) => agreement.live.effective_from),
    renewal: word('renewal', (agreement) => agreement.renewal),
  },
  facts: [],
  empty: { title: 'agreements.empty.title', text: 'agreements.empty.text' },
};

const pages: Pages = {
  list: () => <ListPage model={agreements} />,
  show: AgreementPage,
  edit: EditorPage,
};
export default pages;
