import { ERRORS, type ImageRequestAction, type ImageRequestDetail } from '@ipw/domain';
import { Skeleton } from '@ipw/ui';
import { Link, useSearchParams } from 'react-router';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf, momentOf } from '../../i18n/when';
import { RecordError } from '../../list/RecordError';
import { ImageRequestStatus } from '../../thread/ImageRequestStatus';
import { RequestedImages } from '../../thread/RequestedImages';
import { DecideImages } from './DecideImages';
import { useImageRequest } from './image-request.calls';
import { RevokeImages } from './RevokeImages';
import { TraceCopy } from './TraceCopy';
import '../../list/deal.css';
import '../../thread/thread.css';
import '../../thread/images.css';

const GONE = ERRORS.NOT_FOUND.code;

/** One request for pictures as the holder sees it: what for, the answer, and every download. */
export function ImageRequestPage() {
  const t = useT();
  const ipId = useIpId();
  const id = useSearchParams()[0].get('image_request_id') ?? '';
  const found = useImageRequest(id, [GONE]);
  const request = found.error ? undefined : found.data;
  useTitle(request?.series_name ?? t('workbench.menu.imageRequestDetail'));
  const list = withQuery(paths.imageUsageManagement, { id: ipId });
  return (
    <>
      <Link to={list}>← {t('workbench.menu.imageUsageManagement')}</Link>
      {found.error && (
        <RecordError
          error={found.error}
          onRetry={() => void found.refetch()}
          gone={t('images.gone')}
          list={list}
          name={t('workbench.menu.imageUsageManagement')}
        />
      )}
      {!request && !found.error && <Skeleton lines={4} height={96} />}
      {request && (
        <div className="thread-page">
          <Head request={request} />
          <Acts request={request} />
          <Downloads request={request} />
          <TraceCopy request={request} />
        </div>
      )}
    </>
  );
}

function Head({ request }: { request: ImageRequestDetail }) {
  const t = useT();
  const language = useLanguage();
  const ipId = useIpId();
  const { cooperation_id, project_name, brand_name, coop_no } = request;
  const facts = [
    [t('images.column.purpose'), request.purpose],
    [t('images.column.used_in'), request.used_in],
    [t('images.column.until'), dayOf(request.until, language)],
    [t('images.answer'), request.answer],
  ] as const;
  return (
    <header className="thread-head">
      <h1>{request.series_name}</h1>
      <p>
        <Link to={withQuery(paths.cooperationDetail, { id: ipId, cooperation_id })}>
          {[project_name, brand_name, coop_no].filter(Boolean).join(' · ')}
        </Link>
      </p>
      <ImageRequestStatus request={request} whole />
      {request.by === 'staff' && <p className="ui-soft">{t('images.by_staff')}</p>}
      <dl className="coop-facts ui-card">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </header>
  );
}

function Acts({ request }: { request: ImageRequestDetail<ImageRequestAction> }) {
  const t = useT();
  const key = `${request.image_request_id} ${String(request.version)}`;
  if (request.actions.includes('grant')) return <DecideImages key={key} request={request} />;
  if (request.actions.includes('revoke')) return <RevokeImages key={key} request={request} />;
  return (
    <section className="ui-card deal-part">
      <h2>{t('images.pictures')}</h2>
      <RequestedImages
        images={request.images}
        state={request.state}
        marked={request.marked === 1}
        act={() => null}
      />
    </section>
  );
}

function Downloads({ request: { downloads_list: downloads } }: { request: ImageRequestDetail }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className="ui-card deal-part">
      <h2>{t('images.downloads')}</h2>
      {downloads.length === 0 ? (
        <p className="ui-soft">{t('images.no_downloads')}</p>
      ) : (
        <ol>
          {downloads.map(({ download_id, at, copy_no, by, complete }) => (
            <li key={download_id}>
              {momentOf(at, language)} · {t('images.copy', { number: copy_no })} · {t(`images.by.${by}`)}
              {complete ? '' : ` · ${t('images.broken_off')}`}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
