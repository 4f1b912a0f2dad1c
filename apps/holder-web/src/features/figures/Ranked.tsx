import { type Compared, formatCount } from '@ipw/domain';
import { Trend } from '../../chart/Trend';
import { useLanguage, useT } from '../../i18n/catalogue';

interface Row extends Compared {
  key: string;
  name: string;
  picture?: string | null;
}

interface Props {
  title: string;
  /** How these numbers are counted. */
  how: string;
  days: number;
  rows: readonly Row[];
}

/** Numbers of one kind with their shares, largest first. */
export function Ranked({ title, how, days, rows }: Props) {
  const t = useT();
  const language = useLanguage();
  const shown = rows.filter(({ total, before }) => total + before > 0).sort((a, b) => b.total - a.total);
  const most = Math.max(1, ...shown.map(({ total }) => total));
  return (
    <section className="ui-card" aria-label={title}>
      <h2>{title}</h2>
      <p className="ui-soft">{how}</p>
      {shown.length === 0 && <p>{t('figures.none')}</p>}
      <ol>
        {shown.map(({ key, name, picture, total, before }) => (
          <li key={key}>
            {picture && <img src={picture} alt="" loading="lazy" width={44} height={44} />}
            <div>
              <p>
                {name} <b>{formatCount(total, language)}</b>
              </p>
              <span className="figures-bar" aria-hidden="true">
                <span style={{ width: `${String((total / most) * 100)}%` }} />
              </span>
              <Trend total={total} before={before} days={days} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
