import { useQuery } from '@tanstack/react-query';
import { Moment } from '../components/Moment';
import { callApi } from '../http/call-api';
import { may } from '../http/may';
import { useMe } from '../http/session';
import { useT } from '../i18n/locale';

const REFRESH_MS = 30_000;

/** Whether the filing centre answers, for those who decide filings. */
export function CentreNotice() {
  const t = useT();
  const me = useMe();
  const { data } = useQuery({
    queryKey: ['filings', 'centre'],
    queryFn: () => callApi('GET filings/centre'),
    enabled: may(me, 'filings', 'decide'),
    refetchInterval: REFRESH_MS,
  });
  if (!data) return null;
  const { answered_at, failing_since, waiting, waiting_since } = data;
  if (!failing_since && !answered_at && waiting === 0) return null;
  return (
    <section className="card hint" role={failing_since ? 'alert' : 'status'}>
      <strong>{t(failing_since ? 'filing.centre.failing' : 'filing.centre.answers')}</strong>
      {failing_since && (
        <>
          {' · '}
          {t('filing.centre.since')} <Moment at={failing_since} />
        </>
      )}
      <p className="soft">
        {t('filing.centre.answered')} <Moment at={answered_at} /> ·{' '}
        {t('filing.centre.waiting', { count: waiting })}
        {waiting_since && (
          <>
            {' · '}
            {t('filing.centre.first')} <Moment at={waiting_since} />
          </>
        )}
      </p>
    </section>
  );
}
