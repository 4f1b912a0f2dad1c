import { BANNER_LIMITS } from '@ipw/domain';
import { TextInput } from 'react-admin';
import { shownFields, shownState } from '../fields/shown-fields';
import type { ModelOf } from '../fields/field';
import { search, sorted, text } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
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
  filters: { q: search, state: shownState },
  fields: {
    ...shownFields,
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
  },
  create: written,
  edit: written,
  facts: [
    { title: 'facts.banner', fields: ['image_id', 'titles', 'link'] },
    { title: 'facts.shown', fields: ['state', 'sort', 'starts_at', 'ends_at', 'created_at'] },
  ],
};

export default pagesOf(banners, { show: { removes: true } });
