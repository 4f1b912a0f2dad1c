import type { UploadedFile } from '@ipw/domain';
import { useEffect, useRef } from 'react';
import { useT } from '../i18n/locale';
import type { Key } from '../i18n/words';

interface Props {
  items: readonly { file: UploadedFile; title: Key }[];
  at: number;
  onOpen: (at: number) => void;
}

export function EvidenceStrip({ items, at, onOpen }: Props) {
  const t = useT();
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const thumb = current.current;
    if (thumb?.parentElement)
      thumb.parentElement.scrollLeft = thumb.offsetLeft - thumb.parentElement.clientWidth / 2;
  }, [at]);
  return (
    <div className="strip">
      {items.map(({ file, title }, index) => (
        <button
          key={`${title}-${file.image_id}`}
          ref={index === at ? current : undefined}
          type="button"
          aria-current={index === at}
          aria-label={t('evidence.thumb', { title: t(title), number: index + 1 })}
          onClick={() => onOpen(index)}
        >
          <img src={file.thumb_path ?? file.file_path} alt="" loading="lazy" />
          {!file.image_status && <i aria-hidden />}
        </button>
      ))}
    </div>
  );
}
