import {
  IMAGE_ASKED,
  IMAGE_GRANTED,
  imageRequestMachine,
  type ImageRequestState,
  type RequestedImage,
} from '@ipw/domain';
import type { ReactNode } from 'react';
import { useT } from '../i18n/catalogue';

interface Props {
  images: readonly RequestedImage[];
  /** State of the request: one that has ended leaves its pictures without an answer. */
  state: ImageRequestState;
  /** Whether copies have a number on them. */
  marked: boolean;
  /** What the reader may do with a picture. */
  act: (image: RequestedImage, label: string) => ReactNode;
}

/** Pictures of a request with what became of each. */
export function RequestedImages({ images, state, marked, act }: Props) {
  const t = useT();
  return (
    <ul className="asked-images" aria-label={t('images.pictures')}>
      {images.map((image, index) => {
        const label = t('images.picture', { at: index + 1 });
        return (
          <li key={image.image_id}>
            {image.thumb_path && <img src={image.thumb_path} alt={label} loading="lazy" />}
            <div>
              <strong>
                {image.status === IMAGE_ASKED && state !== imageRequestMachine.initial
                  ? t('images.unanswered')
                  : t(`image_status.${image.status}`)}
              </strong>
              {image.image_width !== null && image.image_height !== null && (
                <span className="ui-soft">
                  {t('images.size', { width: image.image_width, height: image.image_height })}
                </span>
              )}
              {marked && image.status === IMAGE_GRANTED && (
                <span className="ui-soft">{t('images.copy', { number: image.copy_no })}</span>
              )}
              {image.downloads > 0 && (
                <span className="ui-soft">{t('images.downloaded', { count: image.downloads })}</span>
              )}
              {act(image, label)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
