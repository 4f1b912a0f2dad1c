import type { ReactNode } from 'react';
import { useT } from '../../i18n/locale';
import './side-by-side.css';

/** A picture of the record beside another one. */
export interface Pair {
  key: string;
  picture: string | null;
  /** Null for one the caller may not open. */
  other_picture: string | null;
  /** Whose the other one is. */
  caption: ReactNode;
  /** What is known of both. */
  note: ReactNode;
}

interface Props {
  title: string;
  text: string;
  pairs: readonly Pair[];
}

/** A hint that pictures of the record are like others: each pair side by side. */
export function SideBySide({ title, text, pairs }: Props) {
  const t = useT();
  return (
    <section className="card hint side-by-side">
      <h2>{title}</h2>
      <p className="soft">{text}</p>
      <ul>
        {pairs.map(({ key, picture, other_picture, caption, note }) => (
          <li key={key}>
            <figure>
              {picture && <img src={picture} alt={t('lookalikes.this')} />}
              <figcaption>{t('lookalikes.this')}</figcaption>
            </figure>
            <figure>
              {other_picture ? (
                <img src={other_picture} alt={t('lookalikes.other')} />
              ) : (
                <span className="side-by-side-closed">{t('lookalikes.closed')}</span>
              )}
              <figcaption>{caption}</figcaption>
            </figure>
            <p className="soft">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
