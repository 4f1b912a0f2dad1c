import { galleryApi, shelfMachine, VISIBILITIES, type Shelf, type Visibility } from '@ipw/domain';
import { ask, Badge, StateBadge, toast } from '@ipw/ui';
import { api } from '../../app/api';
import { paths } from '../../app/paths';
import { ContentField } from '../../content/ContentField';
import { contentChanged, type ContentDetail, type ContentRow } from '../../content/content.calls';
import { fieldLabel } from '../../content/kind-words';
import { listedKind, type Acted, type FieldProps } from '../../content/listed-kind';
import { translate, useT } from '../../i18n/catalogue';
import { EditSteps } from './EditSteps';
import { RightsDocuments } from './ClaimedProofs';

const visibility = (to: Visibility) => async (ip_id: string, item: Acted) => {
  const { id, version, isLive, title } = item;
  const yes =
    !isLive ||
    (await ask({
      title: translate(`gallery.to_${to}.title`, { name: title }),
      text: translate(`gallery.to_${to}.text`),
      confirm: translate(`action.series.to_${to}`),
    }));
  if (!yes) return undefined;
  await api(galleryApi.seriesVisibility, { ip_id, series_id: id, version, visibility: to });
  toast('good', translate(isLive ? 'review.submitted' : 'gallery.visibility_set'));
  return undefined;
};

/** Submits the first of two reviewed steps; its approval opens the edit. */
const editPrivate = async (ip_id: string, { id, version, title }: Acted): Promise<undefined> => {
  const yes = await ask({
    title: translate('gallery.edit_private.title', { name: title }),
    text: translate('gallery.edit_private.text'),
    confirm: translate('action.series.edit_private'),
  });
  if (!yes) return undefined;
  const input = { ip_id, series_id: id, version, visibility: 'private', edit_next: 1 } as const;
  await api(galleryApi.seriesVisibility, input);
  toast('good', translate('review.submitted'));
  return undefined;
};

const OTHER: Record<Shelf, Shelf> = { listed: 'off', off: 'listed' };

const put =
  (to: Shelf) =>
  (ip_id: string, { id }: Acted) =>
    api(galleryApi.seriesShelf, { ip_id, series_id: id, shelf: to });

/** Takes effect at once and can be taken back, so it asks no question. */
const shelf =
  (to: Shelf) =>
  async (ip_id: string, item: Acted): Promise<undefined> => {
    await put(to)(ip_id, item);
    toast('good', translate(`gallery.shelf.${to}`), () => {
      // A refusal shows its own toast.
      void shelf(OTHER[to])(ip_id, item)
        .then(() => contentChanged())
        .catch(() => undefined);
    });
    return undefined;
  };

/** Rights documents: those of the claim are offered. Visibility: a field before the first approval, afterwards changed by its own action. */
function drawField(field: FieldProps, isLive: boolean) {
  const { name, plan } = field;
  if (name === 'rights_documents') return <RightsDocuments {...field} />;
  if (plan.as !== 'choice') return undefined;
  if (isLive) return null;
  const [first, ...others] = plan.values.toReversed();
  return (
    <ContentField
      {...field}
      plan={{ ...plan, values: [first!, ...others] }}
      other={{ label: fieldLabel(`${name}.once_approved`) }}
    />
  );
}

interface SeriesFacts {
  image_count: number;
  visibility: Visibility;
  proposed_visibility: Visibility | null;
  shelf: Shelf;
}
const factsOf = (row: ContentRow) => row as unknown as SeriesFacts;

function CardFacts({ row }: { row: ContentRow }) {
  const t = useT();
  return <p className="ui-soft">{t('content.pictures', { count: factsOf(row).image_count })}</p>;
}

function CardBadges({ row }: { row: ContentRow }) {
  const t = useT();
  const { visibility: who, proposed_visibility, shelf: state } = factsOf(row);
  return (
    <>
      {row.published_at && who === 'public' && <StateBadge machine={shelfMachine} state={state} />}
      {proposed_visibility && <Badge tone="wait">{t(`gallery.becomes.${proposed_visibility}`)}</Badge>}
    </>
  );
}

function StatusNote({ content }: { content: ContentDetail }) {
  const t = useT();
  if (content.proposed || content.visibility !== 'public') return null;
  return <p>{t('gallery.public_first', { name: String(content.live?.series_name ?? '') })}</p>;
}

/** Special parts of series: visibility, shelf, and separate pages for new and published ones. */
export const series = listedKind('series', {
  acts: {
    edit_private: { look: 'secondary', run: editPrivate },
    to_public: { look: 'secondary', run: visibility('public') },
    to_private: { look: 'secondary', run: visibility('private') },
    list: { look: 'secondary', run: shelf('listed') },
    unlist: { look: 'quiet', run: shelf('off') },
  },
  bulk: { list: { run: put('listed') }, unlist: { run: put('off') } },
  hidden: { card: ['submit'], form: ['edit_private', 'to_public', 'to_private'] },
  newPage: paths.assetsCreate,
  pathOf: ({ isLive }) => (isLive ? paths.publishedAssetsEdit : paths.unpublishedAssetsEdit),
  begin: (query) => ({ visibility: VISIBILITIES.find((one) => one === query.get('visibility')) ?? 'public' }),
  listAfter: (values, live) => ({ library: String((live ?? values).visibility) }),
  draw: drawField,
  CardFacts,
  CardBadges,
  StatusNote,
  Steps: EditSteps,
  tips: 3,
});
