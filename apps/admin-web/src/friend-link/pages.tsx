import { FRIEND_LINK_LIMITS } from '@ipw/domain';
import { maxLength, required, TextInput } from 'react-admin';
import { PlaceInput } from '../fields/PlaceInput';
import { shownFields, shownState } from '../fields/shown-fields';
import type { ModelOf } from '../fields/field';
import { link, search, sorted, text } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { NameInputs } from '../fields/NameInputs';

const written = ['names', 'url', 'sort', 'starts_at', 'ends_at', 'active'] as const;

const links: ModelOf<'links'> = {
  title: (one) => one.title,
  sort: { field: 'sort', order: 'ASC' },
  columns: ['state', 'sort', 'url', 'starts_at', 'ends_at'],
  filters: { q: search, state: shownState },
  fields: {
    ...shownFields,
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
  },
  create: written,
  edit: written,
  facts: [
    { title: 'facts.link', fields: ['names', 'url'] },
    { title: 'facts.shown', fields: ['state', 'sort', 'starts_at', 'ends_at', 'created_at'] },
  ],
};

export default pagesOf(links, { show: { removes: true } });
