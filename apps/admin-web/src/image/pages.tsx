import { formatLimit, PICTURE_STATES } from '@ipw/domain';
import { None } from '../components/None';
import { IpLink } from '../components/RecordLink';
import { pictureStatusLabels } from '../components/status-labels';
import { choices, moment, oneRecord, search, sorted, state, text } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { DeletedToggle } from '../pages/DeletedToggle';
import { ImageCard } from './ImageCard';
import { ImageUses } from './ImageUses';
import { ReviewLink } from '../review/ReviewLink';
import { SeriesLink } from './SeriesLink';

/** Pictures of galleries with their status; they are reviewed with their series. */
export default pagesOf<'images'>(
  {
    title: (image) => image.title,
    picture: (image) => image.picture,
    sort: { field: 'created_at', order: 'DESC' },
    columns: ['ip', 'state', 'series', 'review', 'uploader_name', 'created_at'],
    filters: {
      ip_id: oneRecord,
      series_id: oneRecord,
      q: search,
      state: choices(PICTURE_STATES, 'state.picture'),
      deleted: { kind: 'own', control: DeletedToggle },
    },
    fields: {
      ip: { show: (image) => <IpLink id={image.ip_id}>{image.ip_name}</IpLink> },
      state: state(pictureStatusLabels, (image) => image.state),
      series: { show: ({ used_in: [use] }) => (use ? <SeriesLink use={use} /> : <None />) },
      review: { show: (image) => <ReviewLink id={image.review_id} /> },
      uploader_name: text((image) => image.uploader_name),
      created_at: sorted(moment((image) => image.created_at)),
      pixels: text((image) => `${String(image.image_width)} × ${String(image.image_height)}`),
      file_size: text((image) => formatLimit(image.file_size)),
    },
    facts: [
      { title: 'facts.picture', fields: ['state', 'uploader_name', 'created_at', 'pixels', 'file_size'] },
    ],
  },
  {
    show: {
      more: (image) => <ReviewLink id={image.review_id} button />,
      below: (image) => <ImageCard image={image} />,
      beside: (image) => <ImageUses uses={image.used_in} />,
    },
  },
);
