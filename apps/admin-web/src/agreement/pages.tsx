import { text, word } from '../fields/kinds';
import type { ModelOf } from '../fields/field';
import { pagesOf } from '../pages/pages-of';
import { AgreementPage } from './AgreementPage';
import { EditorPage } from './EditorPage';
import { AgreementStanding } from './AgreementStanding';

const agreements: ModelOf<'agreements'> = {
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
};

export default pagesOf(agreements, { own: () => ({ show: AgreementPage, edit: EditorPage }) });
