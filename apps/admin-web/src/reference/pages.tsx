import { REFERENCE_KINDS, REFERENCE_LIMITS, REFERENCE_STATES } from '@ipw/domain';
import { NumberInput } from 'react-admin';
import { BooleanNumberInput } from '../fields/BooleanNumberInput';
import { referenceStatusLabels } from '../components/status-labels';
import type { ModelOf } from '../fields/field';
import { choices, search, sorted, state, text, word } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { MergeButton } from './MergeButton';
import { NameInputs } from '../fields/NameInputs';

const references: ModelOf<'references'> = {
  title: (item) => item.name,
  sort: { field: 'sort', order: 'ASC' },
  columns: ['list', 'state', 'uses', 'sort', 'into_name'],
  filters: {
    q: search,
    list: choices(REFERENCE_KINDS, 'reference'),
    state: choices(REFERENCE_STATES, 'state.reference'),
  },
  fields: {
    list: word('reference', (item) => item.kind),
    state: state(referenceStatusLabels, (item) => item.state),
    uses: sorted(text((item) => item.uses)),
    into_name: text((item) => item.into_name),
    names: { ...text((item) => Object.values(item.names).join(' · ')), input: <NameInputs /> },
    sort: {
      ...text((item) => item.sort),
      input: (
        <NumberInput
          source="sort"
          label="field.sort"
          helperText="reference.sort_help"
          min={0}
          max={REFERENCE_LIMITS.sort}
        />
      ),
    },
    hidden: { show: () => null, input: <BooleanNumberInput source="hidden" /> },
  },
  edit: ['names', 'sort', 'hidden'],
  facts: [{ title: 'facts.reference', fields: ['list', 'state', 'names', 'uses', 'sort', 'into_name'] }],
};

export default pagesOf(references, {
  show: { more: (item) => item.actions.includes('merge') && <MergeButton item={item} /> },
});
