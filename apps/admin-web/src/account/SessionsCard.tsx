import type { StaffSessionRow } from '@ipw/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { Moment } from '../components/Moment';
import { useT } from '../i18n/locale';
import { endOtherSessions, endSession } from '../session/auth.calls';
import { deviceOf } from './device';
import { useAccount } from './use-account';

/** The staff member's open sessions, each of which can be ended. */
export function SessionsCard({ sessions }: { sessions: readonly StaffSessionRow[] }) {
  const t = useT();
  const notify = useNotify();
  const { again } = useAccount();
  const [ending, setEnding] = useState<StaffSessionRow | 'others'>();
  const device = (row: StaffSessionRow) => deviceOf(row.user_agent) || t('account.device.unknown');
  const end = useMutation<unknown, Error, StaffSessionRow | 'others'>({
    mutationFn: (what) => (what === 'others' ? endOtherSessions() : endSession(what.session_id)),
    onSuccess: async () => {
      setEnding(undefined);
      notify('account.session.ended', { type: 'success' });
      await again();
    },
  });
  return (
    <section className="card account-card">
      <h2>{t('account.sessions')}</h2>
      <ul className="sessions">
        {sessions.map((row) => (
          <li key={row.session_id}>
            <div>
              <strong>{device(row)}</strong>
              {row.current && <span className="badge tone-good">{t('account.session.this')}</span>}
              <p className="soft">
                {t('account.session.since')} <Moment at={row.created_at} /> · {t('account.session.seen')}{' '}
                <Moment at={row.last_seen_at} />
              </p>
            </div>
            {!row.current && (
              <button type="button" className="button" onClick={() => setEnding(row)}>
                {t('user.sign_out')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" className="button danger" onClick={() => setEnding('others')}>
          {t('account.session.end_others')}
        </button>
      )}
      {ending && (
        <ConfirmDialog
          title={
            ending === 'others'
              ? t('account.session.ask_others')
              : t('account.session.ask', { device: device(ending) })
          }
          text={t('account.session.ask.text')}
          confirm={t('user.sign_out')}
          busy={end.isPending}
          error={end.error}
          onConfirm={() => end.mutate(ending)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </section>
  );
}
