import type { OutboxRow } from '@ipw/domain';
import { useNotify } from 'react-admin';
import { None } from '../components/None';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { useAct } from '../http/resource-calls';

/** Queues a failed job again, with all its attempts. */
export function Retry({ job }: { job: OutboxRow }) {
  const t = useT();
  const notify = useNotify();
  const act = useAct('outbox', job);
  if (job.actions.length === 0) return <None />;
  return job.actions.map((action) => (
    <button
      key={action}
      type="button"
      className="button"
      disabled={act.isPending}
      aria-busy={act.isPending}
      onClick={() =>
        act.mutate(
          { action },
          {
            onSuccess: () => notify('outbox.retried', { type: 'success' }),
            onError: (error) => notify(error.message, { type: 'error' }),
          },
        )
      }
    >
      {t(keyOf('outbox', action))}
    </button>
  ));
}
