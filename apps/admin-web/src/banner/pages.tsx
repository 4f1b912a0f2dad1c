import { BANNER_LIMITS, SHOWN_STATES } from '@ipw/domain';
import { TextInput } from 'react-admin';
import { BooleanNumberInput } from '../fields/BooleanNumberInput';
import { bannerStatusLabels } from '../fields/status-labels';
import type { ModelOf } from '../fields/field';
import { choices, moment, search, sorted, state, text } from '../fields/kinds';
import { RemoveButton } from '../pages/RemoveButton';
import { pagesOf } from '../pages/pages-of';
import { MomentInput } from '../fields/MomentInput';
import { PlaceInput } from '../fields/PlaceInput';
import { PictureInput } from './PictureInput';
import { TitleInputs } from './TitleInputs';
import './banner.css';

const written = ['image_id', 'titles', 'link', 'sort', 'starts_at', 'ends_at', 'active'] as const;

const banners: ModelOf<'banners'> = {
  title: (banner) => banner.title,
  picture: (banner) => banner.image,
  sort: { field: 'sort', order: 'ASC' },
  columns: ['state', 'sort', 'link', 'starts_at', 'ends_at'],
  filters: { q: search, state: choices(SHOWN_STATES, 'state.banner') },
  fields: {
    state: state(bannerStatusLabels, (banner) => banner.state),
    image_id: {
      show: ({ image }) => image && <img className="banner-shown" src={image} alt="" />,
      input: <PictureInput usage="banner" source="image_id" shown="image" />,
    },
    titles: { ...text((banner) => banner.title), input: <TitleInputs /> },
    link: {
      ...text((banner) => banner.link),
      blank: '',
      input: <TextInput source="link" label="field.link" helperText="broadcast.link_help" />,
    },
    sort: {
      ...sorted(text((banner) => banner.sort)),
      input: <PlaceInput most={BANNER_LIMITS.sort} />,
    },
    starts_at: { ...moment((banner) => banner.starts_at), input: <MomentInput source="starts_at" /> },
    ends_at: { ...moment((banner) => banner.ends_at), input: <MomentInput source="ends_at" /> },
    active: { show: () => null, input: <BooleanNumberInput source="active" initial={1} /> },
    created_at: moment((banner) => banner.created_at),
  },
  create: written,
  edit: written,
  facts: [
    { title: 'facts.banner', fields: ['image_id', 'titles', 'link'] },
    { title: 'facts.shown', fields: ['state', 'sort', 'starts_at', 'ends_at', 'created_at'] },
  ],
};

export default pagesOf(banners, {
  show: {
    more: (banner) =>
      banner.actions.includes('delete') && (
        <RemoveButton resource="banners" record={banner} title={banner.title} />
      ),
  },
});
