import type { Pin, UploadedFile } from '@ipw/domain';
import { useT } from '../i18n/catalogue';
import { percent } from './pins';

interface Props {
  file: UploadedFile;
  alt: string;
  /** Pins of the whole round, numbered in a row. */
  pins: readonly Pin[];
}

/** A picture with its pins; the list below says where each is and what it says. */
export function PinnedPicture({ file, alt, pins }: Props) {
  const t = useT();
  const own = pins.flatMap((pin, at) => (pin.image_id === file.image_id ? [{ ...pin, number: at + 1 }] : []));
  return (
    <figure className="pinned">
      <a href={file.file_path} target="_blank" rel="noreferrer" className="pin-stage">
        <img src={file.file_path} alt={alt} loading="lazy" />
        {own.map(({ mark_id, number, x, y, w, h }) => (
          <span
            key={mark_id}
            className={w === null ? 'pin' : 'pin pin-box'}
            aria-hidden="true"
            style={{
              left: `${String(x * 100)}%`,
              top: `${String(y * 100)}%`,
              ...(w !== null && { width: `${String(w * 100)}%`, height: `${String((h ?? 0) * 100)}%` }),
            }}
          >
            <span>{number}</span>
          </span>
        ))}
      </a>
      {own.length > 0 && (
        <ol className="pin-list">
          {own.map(({ mark_id, number, x, y, w, text }) => (
            <li key={mark_id} value={number}>
              <span className="ui-hidden">
                {t(w === null ? 'thread.pin_at' : 'thread.box_at', { number, x: percent(x), y: percent(y) })}
                :{' '}
              </span>
              {text}
            </li>
          ))}
        </ol>
      )}
    </figure>
  );
}
