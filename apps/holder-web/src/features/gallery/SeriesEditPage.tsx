import type { SeriesDetail } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { Navigate, useSearchParams } from 'react-router';
import { useTitle } from '../../app/Page';
import { paths } from '../../app/paths';
import { UploadScope } from '../../app/UploadScope';
import { useT } from '../../i18n/catalogue';
import { ReviewStatusNote } from '../../review/ReviewStatusNote';
import { useRemoteVersion } from '../../review/use-remote-version';
import { BackToGallery } from './BackToGallery';
import { useSeries } from './gallery.calls';
import '../../review/content.css';
import './gallery.css';
import { SeriesActions } from './SeriesActions';
import { SeriesForm } from './SeriesForm';
import { SeriesLive } from './SeriesLive';

/** A series under review: live and proposed content, and actions. */
function SeriesStatus({ series }: { series: SeriesDetail }) {
  const t = useT();
  const shown = series.proposed ?? series.live!;
  return (
    <div className="review-form">
      <section className="ui-card">
        <ReviewStatusNote status={series} />
        {!series.proposed && series.visibility === 'public' && (
          <p>{t('gallery.public_first', { name: shown.series_name })}</p>
        )}
        <div className="ui-row">
          <SeriesActions series={{ ...series, name: shown.series_name }} />
        </div>
        {series.proposed && <h2>{t('review.proposed')}</h2>}
        <SeriesLive view={shown} />
      </section>
      {series.proposed && series.live && (
        <aside className="review-aside">
          <h2>{t('review.live_now')}</h2>
          <SeriesLive view={series.live} />
        </aside>
      )}
    </div>
  );
}

/** Both pages on which a series that exists is worked on: a draft, or one that was published. */
export function SeriesEditPage() {
  const t = useT();
  const [query] = useSearchParams();
  const id = query.get('series') ?? '';
  const found = useSeries(id);
  const remote = useRemoteVersion(found);
  const series = found.data?.series_id === id ? found.data : undefined;
  const name = (series?.live ?? series?.proposed)?.series_name || t('gallery.unnamed');
  useTitle(name);
  if (!id) return <Navigate to={paths.assetsManage} replace />;
  if (found.isError) return <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />;
  if (!series || remote.isOld) return <Skeleton lines={4} height={96} />;
  return (
    <UploadScope>
      <BackToGallery title={name} />
      {series.actions.includes('edit') ? (
        <SeriesForm
          key={`${id} ${String(remote.round)}`}
          series={series}
          visibility={series.visibility}
          onReloadRemote={remote.show}
        />
      ) : (
        <SeriesStatus series={series} />
      )}
    </UploadScope>
  );
}
