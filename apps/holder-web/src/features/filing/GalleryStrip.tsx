import { UPLOADS, type UploadedFile } from '@ipw/domain';
import { useState } from 'react';
import { useT } from '../../i18n/catalogue';
import { Pages } from '../../review/Pages';
import { useGallery } from './filing.calls';

interface Props {
  chosen: readonly UploadedFile[];
  onAdd: (file: UploadedFile) => void;
}

/** Pictures of the gallery, each added with one press; absent without any. */
export function GalleryStrip({ chosen, onAdd }: Props) {
  const t = useT();
  const [page, setPage] = useState(1);
  const { data } = useGallery(page);
  if (!data?.total) return null;
  const full = chosen.length >= UPLOADS.filing_image.count;
  const isChosen = ({ image_id }: UploadedFile) => chosen.some((one) => one.image_id === image_id);
  return (
    <section className="filing-gallery" aria-label={t('filing.gallery')}>
      <p className="ui-soft">{t('filing.gallery')}</p>
      <ul>
        {data.list.map(({ image, series_name }) => (
          <li key={image.image_id}>
            <button
              type="button"
              disabled={full || isChosen(image)}
              aria-pressed={isChosen(image)}
              aria-label={t('filing.gallery.add', { name: series_name })}
              onClick={() => onAdd(image)}
            >
              <img src={image.tile_path ?? image.thumb_path ?? image.file_path} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <Pages page={page} of={data} onPage={setPage} />
    </section>
  );
}
