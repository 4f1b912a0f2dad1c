import { isName, normalise, TEXT } from '@ipw/domain';
import { maxLength, regex, required, TextInput } from 'react-admin';
import { ChoiceInput } from '../fields/ChoiceInput';
import { ipStatusLabels } from '../components/status-labels';
import { choices, link, moment, prose, search, sorted, state, text, word } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { MemberLink } from '../components/RecordLink';
import { Word } from '../components/Word';
import { keyOf } from '../i18n/words';

const KINDS = ['normal', 'artist'] as const;
const nameRule = (value: unknown) =>
  typeof value === 'string' && !isName(normalise(value)) ? 'ip.name_rule' : undefined;

export default pagesOf<'ips'>({
  title: (ip) => ip.ip_name,
  subtitle: (ip) => <Word of={keyOf('kind', ip.kind)} />,
  picture: (ip) => ip.ip_image,
  sort: { field: 'created_at', order: 'DESC' },
  columns: ['state', 'owner_name', 'claimed_at', 'created_at'],
  filters: {
    q: search,
    kind: choices(KINDS, 'kind'),
    state: choices(Object.keys(ipStatusLabels.states), 'state.ip'),
  },
  fields: {
    ip_name: {
      ...text((ip) => ip.ip_name),
      blank: '',
      input: (
        <TextInput
          source="ip_name"
          label="field.ip_name"
          helperText="ip.name_help"
          validate={[required(), maxLength(40), nameRule]}
        />
      ),
    },
    kind: {
      ...word('kind', (ip) => ip.kind),
      input: <ChoiceInput source="kind" options={KINDS} prefix="kind" required />,
    },
    intro: {
      ...prose((ip) => ip.intro),
      blank: '',
      input: (
        <TextInput
          source="intro"
          label="field.intro"
          helperText={false}
          multiline
          minRows={4}
          validate={[required(), maxLength(TEXT.ipIntro)]}
        />
      ),
    },
    official_site: {
      ...link((ip) => ip.official_site),
      blank: '',
      input: (
        <TextInput
          source="official_site"
          label="field.official_site"
          type="url"
          helperText="ip.site_help"
          validate={regex(/^https?:\/\//i, 'ip.site_rule')}
        />
      ),
    },
    state: state(ipStatusLabels, (ip) => ip.state),
    owner_name: { show: (ip) => <MemberLink id={ip.owner_id}>{ip.owner_name ?? '—'}</MemberLink> },
    claimed_at: moment((ip) => ip.claimed_at),
    created_at: sorted(moment((ip) => ip.created_at)),
  },
  create: ['ip_name', 'kind', 'intro', 'official_site'],
  edit: ['ip_name', 'kind', 'intro', 'official_site'],
  facts: [
    { title: 'facts.ip', fields: ['ip_name', 'kind', 'intro', 'official_site'] },
    { title: 'facts.ownership', fields: ['state', 'owner_name', 'claimed_at', 'created_at'] },
  ],
});
