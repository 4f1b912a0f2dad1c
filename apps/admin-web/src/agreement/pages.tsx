import { text, word } from '../fields/kinds';
import type { ModelOf } from '../fields/field';
import { pagesOf } from '../pages/pages-of';
import { AgreementPage } from './AgreementPage';
import { EditorPage } from './EditorPage';
import { VersionBadges } from './VersionBadges';

const agreements: ModelOf<'agreements'> = {
  title: (agreement) => agreement.title,
  sort: { field: 'id', order: 'ASC' },
  columns: ['live_version', 'effective_from', 'renewal'],
  filters: {},
  fields: {
    live_version: { show: (agreement) => <VersionBadges agreement={agreement} /> },
    effective_from: text((agreement) => agreement.live.effective_from),
    renewal: word('renewal', (agreement) => agreement.renewal),
  },
  facts: [],
};

export default pagesOf(agreements, { own: () => ({ show: AgreementPage, edit: EditorPage }) });
