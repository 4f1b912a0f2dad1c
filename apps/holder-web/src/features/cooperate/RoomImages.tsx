import { type BrandImages, COOPERATING, IMAGE_GRANTED, IMAGES_GRANTED } from '@ipw/domain';
import { ask, Button, EmptyState, Skeleton, toast } from '@ipw/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { Page } from '../../app/Page';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { ImageRequestStatus } from '../../thread/ImageRequestStatus';
import { RequestedImages } from '../../thread/RequestedImages';
import { RestNote } from '../../thread/ThreadStatus';
import { AskImages } from './AskImages';
import { imageLinkOf, imagesOf, withdrawRequest } from './images.calls';
import type { RoomLink } from './room.calls';
import { NoRoom, ProvePhone } from './RoomProof';
import { roomPath } from './room-path';
import { useRoom } from './use-room';
import '../../thread/images.css';

type ImageRequest = BrandImages['list'][number];

const isActive = ({ state }: BrandImages) => state === COOPERATING;

/** Pictures in full resolution as the brand sees them: ask, see the answer, download. */
export function RoomImages({ link }: { link: RoomLink }) {
  const t = useT();
  const { found, error, again } = useRoom(() => imagesOf(link));
  return (
    <Page title={found ? t('room.title', { ip: found.ip_name }) : t('room.door')} narrow>
      <div className="thread-page">
        <Link to={roomPath(link)}>← {t('room.back')}</Link>
        <h2>{t('images.room')}</h2>
        {!found &&
          (error ? (
            <NoRoom error={error} onRetry={again} hasKey={!!link.access_key} />
          ) : (
            <Skeleton lines={6} height={32} />
          ))}
        {found && isActive(found) && !found.proven && (
          <ProvePhone isProven={async () => (await imagesOf(link)).proven} phone={null} onProven={again} />
        )}
        {found && <RestNote rests={found.rests} />}
        {found && !isActive(found) && <p className="ui-soft">{t('room.ended')}</p>}
        {found?.proven && isActive(found) && !found.rests && found.series.length > 0 && (
          <details className="ui-card" open={found.list.length === 0}>
            <summary>{t('images.ask')}</summary>
            <div className="round-body">
              <AskImages key={found.list.length} link={link} series={found.series} onSent={again} />
            </div>
          </details>
        )}
        {found?.list.length === 0 && isActive(found) && !found.rests && (
          <EmptyState title={t('images.empty.title')}>
            {t(found.series.length > 0 ? 'images.room_text' : 'images.no_series')}
          </EmptyState>
        )}
        {found?.list.map((request) => (
          <RequestCard
            key={request.image_request_id}
            request={request}
            link={link}
            proven={found.proven}
            onMoved={again}
          />
        ))}
      </div>
    </Page>
  );
}

interface CardProps {
  request: ImageRequest;
  link: RoomLink;
  proven: boolean;
  onMoved: () => void;
}

function RequestCard({ request, link, proven, onMoved }: CardProps) {
  const t = useT();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const { image_request_id, version } = request;
  // The call says why it failed; the page is read again, because the grant may have ended.
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch(onMoved);
    setBusy(false);
  };
  const download = (image_id: string) =>
    run(async () => {
      const { address } = await imageLinkOf({ ...link, image_request_id, image_id });
      window.location.assign(address);
    });
  const withdraw = async () => {
    const sure = await ask({
      title: t('images.withdraw_ask'),
      text: request.purpose,
      confirm: t('images.withdraw'),
    });
    if (!sure) return;
    await run(async () => {
      await withdrawRequest({ ...link, image_request_id, version });
      toast('good', t('images.withdrawn'));
      onMoved();
    });
  };
  const mayDownload = proven && request.state === IMAGES_GRANTED;
  return (
    <section className="ui-card deal-part" aria-labelledby={`request-${image_request_id}`}>
      <h3 id={`request-${image_request_id}`}>
        {request.series_name} · {dayOf(request.created_at, language)}
      </h3>
      <ImageRequestStatus request={request} side="brand" />
      <p>
        {request.purpose} · {request.used_in}
      </p>
      {request.answer && (
        <p>
          <span className="ui-soft">{t('images.answer')}</span> {request.answer}
        </p>
      )}
      {mayDownload && (
        <p className="ui-soft">
          {t('images.link_text')} {request.marked ? t('images.marked') : ''}
        </p>
      )}
      <RequestedImages
        images={request.images}
        state={request.state}
        marked={request.marked === 1}
        act={({ image_id, status }, label) =>
          mayDownload &&
          status === IMAGE_GRANTED && (
            <Button
              busy={busy}
              aria-label={`${t('images.download')} · ${label}`}
              onClick={() => void download(image_id)}
            >
              {t('images.download')}
            </Button>
          )
        }
      />
      {proven && request.actions.includes('withdraw') && (
        <div>
          <Button busy={busy} onClick={() => void withdraw()}>
            {t('images.withdraw')}
          </Button>
        </div>
      )}
    </section>
  );
}
