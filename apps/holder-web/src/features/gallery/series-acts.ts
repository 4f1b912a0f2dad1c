import { galleryApi, type SeriesRow } from '@ipw/domain';
import { ask, toast, type ButtonLook } from '@ipw/ui';
import { api } from '../../app/api';
import { paths, withQuery } from '../../app/paths';
import { translate, type Key } from '../../i18n/catalogue';
import { askToSubmit, discard, withdraw } from '../../review/review.calls';
import { reviewed } from './gallery.calls';

export type Acted = Pick<SeriesRow, 'series_id' | 'version' | 'published_at' | 'actions'> & { name: string };

interface Act {
  look: ButtonLook;
  label: Key;
  /** Answers where to go on, if anywhere. */
  run: (ipId: string, series: Acted) => Promise<string | undefined>;
}

/** The page on which a series is edited: one that is live has its own. */
export const editPath = (
  ipId: string,
  { series_id, published_at }: Pick<Acted, 'series_id' | 'published_at'>,
) =>
  withQuery(published_at ? paths.publishedAssetsEdit : paths.unpublishedAssetsEdit, {
    id: ipId,
    series: series_id,
  });

const listPath = (ipId: string) => withQuery(paths.assetsManage, { id: ipId });

const visibility =
  (to: 'public' | 'private') =>
  async (ip_id: string, { series_id, version, published_at, name }: Acted) => {
    const yes =
      !published_at ||
      (await ask({
        title: translate(`gallery.to_${to}.title`, { name }),
        text: translate(`gallery.to_${to}.text`),
        confirm: translate(`action.series.to_${to}`),
      }));
    if (!yes) return undefined;
    await api(galleryApi.seriesVisibility, { ip_id, series_id, version, visibility: to });
    toast('good', translate(published_at ? 'review.submitted' : 'gallery.visibility_set'));
    return undefined;
  };

const shelf =
  (to: 'off' | 'listed') =>
  async (ip_id: string, { series_id, name }: Acted) => {
    const yes =
      to === 'listed' ||
      (await ask({
        title: translate('gallery.off.title', { name }),
        text: translate('gallery.off.text'),
        confirm: translate('action.series.unlist'),
        danger: true,
      }));
    if (!yes) return undefined;
    await api(galleryApi.seriesShelf, { ip_id, series_id, shelf: to });
    toast('good', translate(`gallery.shelf.${to}`));
    return undefined;
  };

async function remove(ip_id: string, { series_id, version, name }: Acted): Promise<string | undefined> {
  const yes = await ask({
    title: translate('gallery.delete.title', { name }),
    text: translate('gallery.delete.text'),
    confirm: translate('action.series.delete'),
    danger: true,
  });
  if (!yes) return undefined;
  await api(galleryApi.seriesDelete, { ip_id, series_id, version });
  toast('good', translate('gallery.deleted'));
  return listPath(ip_id);
}

/** What the holder does about each action the server offers, in the order of the buttons. */
export const SERIES_ACTS: Readonly<Record<string, Act>> = {
  submit: {
    look: 'primary',
    label: 'action.revision.submit',
    run: async (ip_id, { series_id, version, published_at }) => {
      if (!(await askToSubmit(published_at !== null))) return undefined;
      await api(galleryApi.seriesSubmit, { ip_id, series_id, version });
      toast('good', translate('review.submitted'));
      return undefined;
    },
  },
  edit: {
    look: 'secondary',
    label: 'action.series.edit',
    run: (ipId, series) => Promise.resolve(editPath(ipId, series)),
  },
  withdraw: {
    look: 'secondary',
    label: 'action.revision.withdraw',
    run: async (ipId, series) =>
      (await withdraw(reviewed(ipId, series))) ? editPath(ipId, series) : undefined,
  },
  to_public: { look: 'secondary', label: 'action.series.to_public', run: visibility('public') },
  to_private: { look: 'secondary', label: 'action.series.to_private', run: visibility('private') },
  list: { look: 'secondary', label: 'action.series.list', run: shelf('listed') },
  unlist: { look: 'quiet', label: 'action.series.unlist', run: shelf('off') },
  discard: {
    look: 'quiet',
    label: 'action.revision.discard',
    run: async (ipId, series) => ((await discard(reviewed(ipId, series))) ? listPath(ipId) : undefined),
  },
  delete: { look: 'quiet', label: 'action.series.delete', run: remove },
};
