import type { Pin, UploadedFile } from '@ipw/domain';
import { type AnswerPin, PinItem } from './PinItem';

interface Props {
  file: UploadedFile;
  alt: string;
  /** Pins of the whole round, numbered in a row. */
  pins: readonly Pin[];
  onAnswer: AnswerPin | undefined;
}

/** A picture with its pins; the list below says where each is and what it says. */
export function PinnedPicture({ file, alt, pins, onAnswer }: Props) {
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
          {own.map(({ number, ...pin }) => (
            <li key={pin.mark_id} value={number}>
              <PinItem pin={pin} number={number} onAnswer={onAnswer} />
            </li>
          ))}
        </ol>
      )}
    </figure>
  );
}
