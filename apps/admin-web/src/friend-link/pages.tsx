import { FRIEND_LINK_LIMITS, SHOWN_STATES } from '@ipw/domain';
import { maxLength, required, TextInput } from 'react-admin';
import { MomentInput } from '../fields/MomentInput';
import { PlaceInput } from '../fields/PlaceInput';
import { BooleanNumberInput } from '../fields/BooleanNumberInput';
import { bannerStatusLabels } from '../fields/status-labels';
import type { ModelOf } from '../fields/field';
import { choices, link, moment, search, sorted, state, text } from '../fields/kinds';
import { RemoveButton } from '../pages/RemoveButton';
import { pagesOf } from '../pages/pages-of';
import { NameInputs } from '../fields/NameInputs';

const written = ['names', 'url', 'sort', 'starts_at', 'ends_at', 'active'] as const;

const links: ModelOf<'links'> = {
  title: (one) => one.title,
  sort: { field: 'sort', order: 'ASC' },
  columns: ['state', 'sort', 'url', 'starts_at', 'ends_at'],
  filters: { q: search, state: choices(SHOWN_STATES, 'state.banner') },
  fields: {
    state: state(bannerStatusLabels, (one) => one.state),
    names: { ...text((one) => one.title), input: <NameInputs /> },
    url: {
      ...link((one) => one.url),
      input: (
        <TextInput
          source="url"
          label="field.url"
          helperText="link.url_help"
          validate={[required(), maxLength(FRIEND_LINK_LIMITS.url)]}
        />
      ),
    },
    sort: { ...sorted(text((one) => one.sort)), input: <PlaceInput most={FRIEND_LINK_LIMITS.sort} /> },
    starts_at: { ...moment((one) => one.starts_at), input: <MomentInput source="starts_at" /> },
    ends_at: { ...moment((one) => one.ends_at), input: <MomentInput source="ends_at" /> },
    active: { show: () => null, input: <BooleanNumberInput source="active" initial={1} /> },
    created_at: moment((one) => one.created_at),
  },
  create: written,
  edit: written,
  facts: [
    { title: 'facts.link', fields: ['names', 'url'] },
    { title: 'facts.shown', fields: ['state', 'sort', 'starts_at', 'ends_at', 'created_at'] },
  ],
};

export default pagesOf(links, {
  show: {
    more: (one) =>
      one.actions.includes('delete') && <RemoveButton resource="links" record={one} title={one.title} />,
  },
});
