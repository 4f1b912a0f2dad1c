import {
  type AwardEntry,
  awardMachine,
  type AwardRecord,
  REGISTRATION_LIMITS,
  TENDER_LIMITS,
} from '@ipw/domain';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { Moment } from '../components/Moment';
import { path } from '../components/path';
import { Prose } from '../components/Prose';
import { useAct } from '../http/resource-calls';
import { useT } from '../i18n/locale';
import { EntryComparison } from './EntryComparison';
import { EntryScores } from './EntryScores';
import { ScoreTable } from './ScoreTable';
import './award.css';

/** All approved entries side by side: awarded or not, the rank, and the comment to each entrant. */
export function AwardSheet({ award }: { award: AwardRecord }) {
  const t = useT();
  const notify = useNotify();
  const act = useAct('awards', award);
  // Only what was typed: an entry may come or go while the sheet is open.
  const [typed, setTyped] = useState<Readonly<Record<string, Partial<AwardEntry>>>>({});
  const entries = award.entries.map((entry) => ({ ...entry, ...typed[entry.registration_id] }));
  const [reason, setReason] = useState(award.no_award_reason ?? '');
  const open = award.actions.includes('propose');
  const none = entries.every(({ awarded }) => !awarded);
  const change = (id: string, part: Partial<AwardEntry>) =>
    setTyped((all) => ({ ...all, [id]: { ...all[id], ...part } }));
  const propose = () =>
    act.mutate(
      {
        action: 'propose',
        body: {
          entries: entries.map(({ registration_id, awarded, rank, comment }) => ({
            registration_id,
            awarded,
            comment,
            ...(awarded && rank !== null && { rank }),
          })),
          no_award_reason: none ? reason : '',
        },
      },
      {
        onSuccess: () =>
          notify('review.taken', {
            type: 'success',
            messageArgs: { action: t('action.tender_award.propose') },
          }),
      },
    );
  return (
    <section className="card award-sheet">
      <h2>{t('award.entries')}</h2>
      <ScoreTable award={award} />
      <EntryComparison entries={award.entries} />
      {entries.length === 0 && <p className="soft">{t('award.none')}</p>}
      <ul>
        {entries.map(({ registration_id: id, ip_name, awarded, rank, comment }, at) => (
          <li key={id}>
            <Link className="link" to={path.show('registrations', id)}>
              {ip_name}
            </Link>
            <label className="award-choice">
              <input
                type="checkbox"
                checked={awarded === 1}
                disabled={!open}
                onChange={({ target }) => change(id, { awarded: target.checked ? 1 : 0 })}
              />
              {t('state.tender_result.awarded')}
            </label>
            <label className="input">
              <span>{t('field.rank')}</span>
              <input
                type="number"
                min={1}
                value={rank ?? ''}
                disabled={!open || !awarded}
                onChange={({ target }) => change(id, { rank: target.value ? Number(target.value) : null })}
              />
            </label>
            {open ? (
              <Prose
                label={t('field.comment')}
                max={REGISTRATION_LIMITS.comment}
                value={comment}
                error={undefined}
                onChange={(text) => change(id, { comment: text })}
              />
            ) : (
              <p className="award-comment">{comment}</p>
            )}
            <EntryScores award={award} entry={award.entries[at]!} />
          </li>
        ))}
      </ul>
      {open && none && (
        <Prose
          label={t('field.no_award_reason')}
          max={TENDER_LIMITS.reason}
          value={reason}
          error={undefined}
          onChange={setReason}
        />
      )}
      {act.error && (
        <p className="problem" role="alert">
          {act.error.message}
        </p>
      )}
      {open && (
        <button type="button" className="button primary" disabled={act.isPending} onClick={propose}>
          {t('action.tender_award.propose')}
        </button>
      )}
      {award.openings.length > 0 && (
        <details className="award-scores">
          <summary>
            {t('award.openings')} ({award.openings.length})
          </summary>
          {award.openings.map(({ ip_name, staff_name, at }) => (
            <p key={ip_name + staff_name + at}>
              {t('award.opening', { name: staff_name, ip: ip_name })} · <Moment at={at} />
            </p>
          ))}
        </details>
      )}
      {!open && award.state === awardMachine.initial && <p className="soft">{t('award.later')}</p>}
    </section>
  );
}
