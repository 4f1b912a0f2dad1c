import { IMAGE_GRANTED, IMAGES_GRANTED, type ImageRequestRecord } from '@ipw/domain';
import { useState } from 'react';
import { Moment } from '../components/Moment';
import { None } from '../components/None';
import { Word } from '../components/Word';
import { callApi } from '../http/call-api';
import { may } from '../http/may';
import { useMe } from '../http/session';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import './images.css';

/** Pictures that were asked for; a granted one is downloaded for a brand without a contact by a link for this session. */
export function RequestedImages({ request }: { request: ImageRequestRecord }) {
  const t = useT();
  const me = useMe();
  const [failed, setFailed] = useState<string>();
  const mayDownload = request.state === IMAGES_GRANTED && may(me, 'image-requests', 'create');
  const open = async (image_id: string) => {
    setFailed(undefined);
    try {
      const { address } = await callApi('POST image-requests/:id/link', {
        id: request.id,
        body: { image_id },
      });
      window.location.assign(address);
    } catch (error) {
      setFailed((error as Error).message);
    }
  };
  return (
    <>
      {failed && <p role="alert">{failed}</p>}
      <ul className="asked-images" aria-label={t('image_request.images')}>
        {request.images.map((image) => (
          <li key={image.image_id}>
            {image.thumb_path && <img src={image.thumb_path} alt={image.file_name} loading="lazy" />}
            <p>
              <Word of={keyOf('image_status', image.status)} /> · {image.copy_no}
            </p>
            {mayDownload && image.status === IMAGE_GRANTED && (
              <button type="button" className="button" onClick={() => void open(image.image_id)}>
                {t('image_request.download')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every answer to a download, newest first. */
export function Downloads({ request: { downloads_list: downloads } }: { request: ImageRequestRecord }) {
  const t = useT();
  if (downloads.length === 0) return <None />;
  return (
    <ol>
      {downloads.map(({ download_id, copy_no, by, at, complete }) => (
        <li key={download_id}>
          <Moment at={at} /> · {copy_no} · <Word of={keyOf('image_download_by', by)} />
          {complete ? '' : ` · ${t('image_request.broken_off')}`}
        </li>
      ))}
    </ol>
  );
}
