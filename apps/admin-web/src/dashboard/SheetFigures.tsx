import { LATE, type Late, type SheetFigure, type Turn } from '@ipw/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Failed } from '../components/Placeholder';
import { path } from '../components/path';
import { callApi } from '../http/call-api';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import '../pages/table.css';
import './sheet-figures.css';

/** Cooperation sheets by step: how many are open, due and late, each number with its list, and how long the step takes. */
export function SheetFigures() {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['sheets', 'figures'],
    queryFn: () => callApi('GET sheets/figures', {}),
    refetchInterval: 60_000,
  });
  return (
    <section className="card section sheet-figures">
      <h2>{t('menu.sheets')}</h2>
      {error && <Failed error={error} retry={() => void refetch()} />}
      {!data && !error && <i className="skeleton block" />}
      {data && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('field.turn')}</th>
              <th scope="col">{t('figures.open')}</th>
              {LATE.map((late) => (
                <th key={late} scope="col">
                  {t(keyOf('late', late))}
                </th>
              ))}
              <th scope="col">{t('figures.median')}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((figure) => (
              <Step key={figure.turn} figure={figure} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const TONES = { soon: 'tone-wait', overdue: 'tone-bad', escalated: 'tone-bad' } as const;

function Step({ figure }: { figure: SheetFigure }) {
  const t = useT();
  const { number } = useFormats();
  const { turn, open, median_hours } = figure;
  return (
    <tr>
      <th scope="row">
        <Link className="link" to={path.list('sheets', { turn })}>
          {t(keyOf('turn', turn))}
        </Link>
      </th>
      <td data-label={t('figures.open')}>{number(open)}</td>
      {LATE.map((late) => (
        <td
          key={late}
          data-label={t(keyOf('late', late))}
          className={figure[late] > 0 ? TONES[late] : undefined}
        >
          <Sheets turn={turn} late={late} count={figure[late]} />
        </td>
      ))}
      <td data-label={t('figures.median')}>
        {median_hours === null ? '–' : t('figures.hours', { hours: number(median_hours) })}
      </td>
    </tr>
  );
}

/** A number that leads to the sheets it counts. */
function Sheets({ turn, late, count }: { turn: Turn; late: Late; count: number }) {
  const t = useT();
  const { number } = useFormats();
  if (count === 0) return number(count);
  return (
    <Link className="link" to={path.list('sheets', { turn, late })}>
      {number(count)}
      <span className="sr-only">
        {' '}
        {t(keyOf('late', late))}, {t(keyOf('turn', turn))}
      </span>
    </Link>
  );
}
