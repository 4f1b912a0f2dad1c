import { galleryApi, VISIBILITIES, type SeriesRow, type Visibility } from '@ipw/domain';
import { buttonClass, EmptyState, ErrorState, Skeleton, SortableGrid } from '@ipw/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '../../app/api';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { UploadScope } from '../../app/UploadScope';
import { useT } from '../../i18n/catalogue';
import { OnlyState } from '../../review/OnlyState';
import { Pages } from '../../review/Pages';
import { listStateIn } from '../../review/subject-pages';
import { galleryChanged, useIpId, useLibrary } from './gallery.calls';
import '../../review/content.css';
import './gallery.css';
import { SeriesCard } from './SeriesCard';

/** The series of one library, in an order that can be changed. */
function Library({ rows }: { rows: readonly SeriesRow[] }) {
  const t = useT();
  const ipId = useIpId();
  // What was just put into order, until the server's list says the same.
  const [order, setOrder] = useState<readonly string[]>([]);
  const place = (id: string) => order.indexOf(id);
  const items = rows
    .map((row) => ({ id: row.series_id, name: row.series_name || t('gallery.unnamed'), row }))
    .sort((a, b) => (place(a.id) >= 0 && place(b.id) >= 0 ? place(a.id) - place(b.id) : 0));
  return (
    <SortableGrid
      className="content-list gallery-grid"
      items={items}
      onOrder={(next) => {
        const ids = next.map(({ id }) => id);
        setOrder(ids);
        void api(galleryApi.seriesSort, { ip_id: ipId, series_ids: ids })
          .catch(() => setOrder([]))
          .finally(() => void galleryChanged());
      }}
    >
      {({ row }, grip) => <SeriesCard series={row} grip={grip} />}
    </SortableGrid>
  );
}

/** The image gallery: a private and a public library. */
export function AssetsManagePage() {
  const t = useT();
  const ipId = useIpId();
  const [query, setQuery] = useSearchParams();
  const state = listStateIn(query);
  const [page, setPage] = useState(1);
  const libraries = {
    public: useLibrary('public', state, page),
    private: useLibrary('private', state, page),
  };
  useTitle(t('workbench.menu.assetsManage'));
  const requested = VISIBILITIES.find((one) => one === query.get('library'));
  const countOf = (one: Visibility) => libraries[one].data?.total ?? 0;
  // Without a wish, the library that holds something.
  const shown = requested ?? (countOf('public') > 0 || countOf('private') === 0 ? 'public' : 'private');
  const list = libraries[shown];
  const isPending = requested ? list.isPending : VISIBILITIES.some((one) => libraries[one].isPending);
  const found = isPending ? undefined : list.data;
  const create = withQuery(paths.assetsCreate, { id: ipId, visibility: shown });
  return (
    <UploadScope>
      <header className="content-head">
        <div>
          <h1>{t('workbench.menu.assetsManage')}</h1>
          <p className="ui-soft">{t('gallery.lead')}</p>
        </div>
        <Link className={buttonClass('primary')} to={create}>
          {t('gallery.create')}
        </Link>
      </header>
      <div className="gallery-tabs" role="group" aria-label={t('gallery.libraries')}>
        {VISIBILITIES.toReversed().map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={shown === one}
            onClick={() => {
              setPage(1);
              setQuery(
                (old) => {
                  old.set('library', one);
                  return old;
                },
                { replace: true },
              );
            }}
          >
            {t(`gallery.part.${one}`)} <span>{libraries[one].data?.total}</span>
          </button>
        ))}
      </div>
      <OnlyState subject="series" />
      {list.isError && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
      {isPending && <Skeleton lines={3} height={160} />}
      {found?.total === 0 && !state && (
        <EmptyState
          title={t(`gallery.empty.${shown}.title`)}
          action={
            <Link className={buttonClass('primary')} to={create}>
              {t('gallery.create')}
            </Link>
          }
        >
          {t(`gallery.empty.${shown}.text`)}
        </EmptyState>
      )}
      {!!found?.list.length && <Library key={`${shown} ${String(page)}`} rows={found.list} />}
      {found && <Pages page={page} of={found} onPage={setPage} />}
    </UploadScope>
  );
}
