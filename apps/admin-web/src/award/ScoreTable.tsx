import { type AwardRecord, meanScore } from '@ipw/domain';
import { useT } from '../i18n/locale';

/** All entries side by side: the mean of each criterion and the weighted total, the best first. */
export function ScoreTable({ award: { criteria, entries } }: { award: AwardRecord }) {
  const t = useT();
  if (!entries.some(({ scores }) => scores.length > 0)) return null;
  const ranked = entries.toSorted((a, b) => (b.total ?? -1) - (a.total ?? -1));
  return (
    <div className="award-table" tabIndex={0} role="region" aria-label={t('award.scores')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('award.entries')}</th>
            {criteria.map(({ name, weight }) => (
              <th key={name} scope="col">
                {name} <small className="figures">{weight}%</small>
              </th>
            ))}
            <th scope="col">{t('award.total')}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ registration_id, ip_name, scores, total }) => (
            <tr key={registration_id}>
              <th scope="row">{ip_name}</th>
              {criteria.map(({ name }, at) => (
                <td key={name} className="figures">
                  {meanScore(scores.map(({ points }) => points[at] ?? 0)) ?? '—'}
                </td>
              ))}
              <td className="figures">
                <b>{total ?? '—'}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
