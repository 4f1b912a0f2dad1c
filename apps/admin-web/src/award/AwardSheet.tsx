import { type AwardEntry, type AwardRecord, REGISTRATION_LIMITS, TENDER_LIMITS } from '@ipw/domain';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { path } from '../components/path';
import { useAct } from '../http/resource-calls';
import { useT } from '../i18n/locale';
import './award.css';

/** All approved entries side by side: awarded or not, the rank, and the comment to each entrant. */
export function AwardSheet({ award }: { award: AwardRecord }) {
  const t = useT();
  const notify = useNotify();
  const act = useAct('awards', award);
  const [entries, setEntries] = useState<readonly AwardEntry[]>(award.entries);
  const [reason, setReason] = useState(award.no_award_reason ?? '');
  const open = award.actions.includes('propose');
  const none = entries.every(({ awarded }) => !awarded);
  const change = (id: string, part: Partial<AwardEntry>) =>
    setEntries((all) => all.map((one) => (one.registration_id === id ? { ...one, ...part } : one)));
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
      {entries.length === 0 && <p className="soft">{t('award.none')}</p>}
      <ul>
        {entries.map(({ registration_id: id, ip_name, awarded, rank, comment }) => (
          <li key={id}>
            <Link className="link" to={path.show('registrations', id)}>
              {ip_name}
            </Link>
            <label>
              <input
                type="checkbox"
                checked={awarded === 1}
                disabled={!open}
                onChange={({ target }) => change(id, { awarded: target.checked ? 1 : 0 })}
              />{' '}
              {t('state.tender_result.awarded')}
            </label>
            <label>
              {t('field.rank')}
              <input
                type="number"
                min={1}
                value={rank ?? ''}
                disabled={!open || !awarded}
                onChange={({ target }) => change(id, { rank: target.value ? Number(target.value) : null })}
              />
            </label>
            <label className="award-comment">
              {t('field.comment')}
              <textarea
                rows={2}
                maxLength={REGISTRATION_LIMITS.comment}
                value={comment}
                disabled={!open}
                onChange={({ target }) => change(id, { comment: target.value })}
              />
            </label>
          </li>
        ))}
      </ul>
      {open && none && (
        <label className="award-comment">
          {t('field.no_award_reason')}
          <textarea
            rows={2}
            maxLength={TENDER_LIMITS.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
      )}
      {act.error && (
        <p className="award-error" role="alert">
          {act.error.message}
        </p>
      )}
      {open && (
        <button type="button" className="button primary" disabled={act.isPending} onClick={propose}>
          {t('action.tender_award.propose')}
        </button>
      )}
      {!open && award.state === 'open' && <p className="soft">{t('award.later')}</p>}
    </section>
  );
}
