import { VISIBILITIES } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTitle } from '../../app/Page';
import { withQuery, paths } from '../../app/paths';
import { UploadScope } from '../../app/UploadScope';
import { useT } from '../../i18n/catalogue';
import { useIpId, useSeries } from './gallery.calls';
import { BackToGallery } from './BackToGallery';
import '../../review/content.css';
import './gallery.css';
import { SeriesForm } from './SeriesForm';

/** A new series. After the first save its address holds its id, so that a reload continues it. */
export function AssetsCreatePage() {
  const t = useT();
  const ipId = useIpId();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [own, setOwn] = useState<string | null>(null);
  useTitle(t('gallery.create'));
  const requested = query.get('series');
  // Begun on this page: what is typed is newer than what the server would say.
  const wanted = requested === own ? null : requested;
  const known = useSeries(wanted ?? '');
  const visibility = VISIBILITIES.find((one) => one === query.get('visibility')) ?? 'public';
  return (
    <UploadScope>
      <BackToGallery title={t('gallery.create')} />
      {wanted && known.isError && (
        <ErrorState message={known.error.message} onRetry={() => void known.refetch()} />
      )}
      {wanted && known.isPending && <Skeleton lines={4} height={96} />}
      {(!wanted || known.data) && (
        <SeriesForm
          key={wanted ?? 'new'}
          series={(wanted && known.data) || null}
          visibility={visibility}
          onBegun={(series) => {
            setOwn(series);
            void navigate(withQuery(paths.assetsCreate, { id: ipId, visibility, series }), { replace: true });
          }}
          onReloadRemote={() => setOwn(null)}
        />
      )}
    </UploadScope>
  );
}
