import { pictureOf, type UploadedFile } from '@ipw/domain';
import { type CSSProperties, useState } from 'react';
import './picture-pair.css';
import type { DiffText } from './words';

/** Visible part of the live picture, in percent from the left. */
const ALL = 100;
const HALF = 50;

interface Props {
  live: UploadedFile;
  proposed: UploadedFile;
  t: DiffText;
}

/** A proposed picture on top of the one it replaces: a slider reveals part of it, a button swaps them. */
export function PicturePair({ live, proposed, t }: Props) {
  const [shown, setShown] = useState(HALF);
  const other = shown < HALF ? ALL : 0;
  return (
    <figure className="picture-pair" style={{ '--shown': `${shown}%` } as CSSProperties}>
      <div>
        <img src={pictureOf(proposed)} alt={`${t('diff.proposed')}: ${proposed.file_name}`} loading="lazy" />
        <img src={pictureOf(live)} alt={`${t('diff.live')}: ${live.file_name}`} loading="lazy" />
        <i aria-hidden />
        <input
          type="range"
          min={0}
          max={ALL}
          value={shown}
          aria-label={t('diff.slider')}
          aria-valuetext={t('diff.shown', { live: shown, proposed: ALL - shown })}
          onChange={(event) => setShown(event.target.valueAsNumber)}
        />
      </div>
      <figcaption>
        <span>{t('diff.live')}</span>
        <button type="button" className="picture-pair-swap" onClick={() => setShown(other)}>
          {t(other === 0 ? 'diff.show_proposed' : 'diff.show_live')}
        </button>
        <span>{t('diff.proposed')}</span>
      </figcaption>
    </figure>
  );
}
