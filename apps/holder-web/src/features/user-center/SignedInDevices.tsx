import { memberApi, MOST_SESSIONS, type SessionRow, TOKEN_LIFE_MS } from '@ipw/domain';
import { ask, Badge, Button, ErrorState, Skeleton, toast } from '@ipw/ui';
import { api } from '../../app/api';
import { queries } from '../../app/queries';
import { useApi } from '../../app/use-api';
import { useLanguage, useT } from '../../i18n/catalogue';
import { ago, momentOf } from '../../i18n/when';
import { deviceName } from './device-name';

const DAY_MS = 86_400_000;

const changed = () => queries.invalidateQueries({ queryKey: [memberApi.sessions.path] });

/** A session: device, begin, and a button to end it. */
function SignedInDevice({ session }: { session: SessionRow }) {
  const t = useT();
  const language = useLanguage();
  const device = deviceName(t, session);
  const end = async () => {
    const question = { title: t('devices.end_title', { device }), text: t('devices.end_text') };
    if (!(await ask({ ...question, confirm: t('devices.end'), danger: true }))) return;
    try {
      await api(memberApi.revokeSession, { session_id: session.session_id });
      toast('good', t('devices.ended'));
    } finally {
      await changed();
    }
  };
  return (
    <li className="device">
      <div className="device-text">
        <h3>
          {device}
          {session.current ? <Badge tone="good">{t('devices.here')}</Badge> : null}
        </h3>
        <p>
          {session.current
            ? t('devices.in_use')
            : t('devices.seen', { when: ago(session.last_seen_at, language) })}
          <span>{t('devices.since', { when: momentOf(session.created_at, language) })}</span>
          {session.network ? <span>{t('devices.network', { network: session.network })}</span> : null}
        </p>
      </div>
      {session.current ? null : (
        <Button
          small
          aria-label={`${t('devices.end')}: ${device}`}
          onClick={() => void end().catch(() => undefined)}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}

export function SignedInDevices() {
  const t = useT();
  const { data, error, refetch } = useApi(memberApi.sessions, {});
  const endOthers = async () => {
    const question = { title: t('devices.end_others_title'), text: t('devices.end_others_text') };
    if (!(await ask({ ...question, confirm: t('devices.end_others'), danger: true }))) return;
    try {
      await api(memberApi.revokeOthers, {});
      toast('good', t('devices.ended_others'));
    } finally {
      await changed();
    }
  };
  return (
    <section className="device-section" aria-labelledby="signed-in-devices">
      <header className="device-head">
        <h2 id="signed-in-devices">{t('devices.places')}</h2>
        {data && data.length > 1 ? (
          <Button small onClick={() => void endOthers().catch(() => undefined)}>
            {t('devices.end_others')}
          </Button>
        ) : null}
      </header>
      <p className="ui-soft">{t('devices.lead', { days: TOKEN_LIFE_MS / DAY_MS, places: MOST_SESSIONS })}</p>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={2} height={76} /> : null}
      {data ? (
        <ul className="devices">
          {data.map((session) => (
            <SignedInDevice key={session.session_id} session={session} />
          ))}
        </ul>
      ) : null}
      {data?.length === 1 ? <p className="ui-soft">{t('devices.only_here')}</p> : null}
    </section>
  );
}
