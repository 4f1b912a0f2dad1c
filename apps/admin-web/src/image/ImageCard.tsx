import type { ImageRecord } from '@ipw/domain';
import { useT } from '../i18n/locale';
import './image.css';

/** A picture in full size, and whether others see it. */
export function ImageCard({ image: { image } }: { image: ImageRecord }) {
  const t = useT();
  return (
    <figure className="card image-card" data-masked={!image.image_status || undefined}>
      <a href={image.file_path} target="_blank" rel="noreferrer">
        <img
          src={image.file_path}
          alt={image.file_name}
          width={image.image_width!}
          height={image.image_height!}
        />
      </a>
      <figcaption>{t(image.image_status ? 'image.reviewed' : 'image.masked')}</figcaption>
    </figure>
  );
}
