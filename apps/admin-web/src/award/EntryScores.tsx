import { type AwardEntry, type AwardRecord, SCORE } from '@ipw/domain';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Prose } from '../components/Prose';
import { useAct } from '../http/resource-calls';
import { useT } from '../i18n/locale';

interface Props {
  award: AwardRecord;
  entry: AwardEntry;
}

/** The scores of all reviewers for an entry, and the reader's own to give or change. */
export function EntryScores({ award, entry }: Props) {
  const t = useT();
  const { criteria } = award;
  return (
    <details className="award-scores">
      <summary>
        {t('award.scores')} <b className="figures">{entry.total ?? '—'}</b> ({entry.scores.length})
      </summary>
      {entry.scores.map((score) => (
        <p key={`${String(score.brand)} ${score.scorer}`}>
          <strong>{score.scorer}</strong>{' '}
          {score.brand === 1 && <em className="soft">{t('award.by_brand')}</em>}{' '}
          <span className="figures">{score.total}</span>{' '}
          <span className="soft figures">
            {criteria.map(({ name }, at) => `${name} ${String(score.points[at] ?? '')}`).join(' · ')}
          </span>
          {score.remark && <q>{score.remark}</q>}
        </p>
      ))}
      {award.scores && <ScoreForm award={award} entry={entry} />}
    </details>
  );
}

function ScoreForm({ award, entry }: Props) {
  const t = useT();
  const notify = useNotify();
  const act = useAct('awards', award);
  const mine = entry.scores.find((score) => score.mine === 1);
  const [points, setPoints] = useState(() => award.criteria.map((_, at) => String(mine?.points[at] ?? '')));
  const [remark, setRemark] = useState(mine?.remark ?? '');
  const save = () =>
    act.mutate(
      { action: 'score', body: { registration_id: entry.registration_id, points, remark } },
      { onSuccess: () => notify('award.scored', { type: 'success' }) },
    );
  return (
    <form
      className="award-score-form"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {award.criteria.map(({ name, weight }, at) => (
        <label key={name} className="input">
          <span>
            {name} <small className="figures">{weight}%</small>
          </span>
          <input
            type="number"
            required
            min={0}
            max={SCORE.most}
            value={points[at]}
            onChange={({ target }) =>
              setPoints((all) => all.map((one, place) => (place === at ? target.value : one)))
            }
          />
        </label>
      ))}
      <Prose
        label={t('field.score_remark')}
        max={SCORE.remark}
        value={remark}
        error={undefined}
        onChange={setRemark}
      />
      {act.error && (
        <p className="problem" role="alert">
          {act.error.message}
        </p>
      )}
      <button type="submit" className="button" disabled={act.isPending}>
        {t('award.score')}
      </button>
    </form>
  );
}
