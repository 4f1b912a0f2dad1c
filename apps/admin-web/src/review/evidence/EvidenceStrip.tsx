import type { Mark, UploadedFile } from '@ipw/domain';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/locale';
import type { Key } from '../../i18n/words';
import '../marks/marks.css';

interface Props {
  items: readonly { file: UploadedFile; title: Key }[];
  marks: readonly Mark[];
  at: number;
  onOpen: (at: number) => void;
}

export function EvidenceStrip({ items, marks, at, onOpen }: Props) {
  const t = useT();
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const thumb = current.current;
    if (thumb?.parentElement)
      thumb.parentElement.scrollLeft = thumb.offsetLeft - thumb.parentElement.clientWidth / 2;
  }, [at]);
  const isMarked = ({ image_id }: UploadedFile) => marks.some((mark) => mark.image_id === image_id);
  const labelOf = (file: UploadedFile, title: string) =>
    isMarked(file) ? t('evidence.marked', { title }) : title;
  return (
    <div className="strip">
      {items.map(({ file, title }, index) => (
        <button
          key={`${title}-${file.image_id}`}
          ref={index === at ? current : undefined}
          type="button"
          aria-current={index === at}
          data-marked={isMarked(file) || undefined}
          aria-label={labelOf(file, t('evidence.thumb', { title: t(title), number: index + 1 }))}
          onClick={() => onOpen(index)}
        >
          <img src={file.thumb_path ?? file.file_path} alt="" loading="lazy" />
          {!file.image_status && <i aria-hidden />}
        </button>
      ))}
    </div>
  );
}
