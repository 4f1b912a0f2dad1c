import { loginList, RETENTION, type SignInRow } from '@ipw/domain';
import { Badge, EmptyState, ErrorState, Skeleton } from '@ipw/ui';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { useApi } from '../../app/use-api';
import lantern from '../../art/lantern.webp';
import { useLanguage, useT } from '../../i18n/catalogue';
import { momentOf } from '../../i18n/when';
import { deviceName } from './device-name';
import { AddressPager, usePageNumber } from './AddressPager';

const PAGE_SIZE = 10;

function Attempt({ attempt }: { attempt: SignInRow }) {
  const t = useT();
  const language = useLanguage();
  const good = attempt.success === 1;
  return (
    <li className="device">
      <div className="device-text">
        <h3>{deviceName(t, attempt)}</h3>
        <p>
          {t(`devices.by_${attempt.login_type}`)}
          {attempt.network ? <span>{t('devices.network', { network: attempt.network })}</span> : null}
        </p>
      </div>
      <div className="device-end">
        <time dateTime={attempt.at}>{momentOf(attempt.at, language)}</time>
        <Badge tone={good ? 'good' : 'bad'}>{t(good ? 'devices.success' : 'devices.failed')}</Badge>
      </div>
    </li>
  );
}

export function SignInHistory() {
  const t = useT();
  const page = usePageNumber();
  const { data, error, refetch, isPlaceholderData } = useApi(loginList, { page, page_size: PAGE_SIZE });
  return (
    <section className="device-section" aria-labelledby="device-history">
      <h2 id="device-history">{t('devices.history')}</h2>
      <p className="ui-soft">
        {t('devices.history_lead', { months: RETENTION.signInMonths })}{' '}
        <Link to={paths.passwordEdit}>{t('devices.change_password')}</Link>
      </p>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={4} height={76} /> : null}
      {data?.total === 0 ? (
        <EmptyState
          picture={<img src={lantern} alt="" width={140} height={140} className="message-picture" />}
          title={t('devices.empty')}
        >
          <p>{t('devices.empty_text')}</p>
        </EmptyState>
      ) : null}
      {data && data.list.length > 0 ? (
        <ul className="devices" aria-busy={isPlaceholderData}>
          {data.list.map((attempt, at) => (
            <Attempt key={`${attempt.at} ${String(at)}`} attempt={attempt} />
          ))}
        </ul>
      ) : null}
      {data ? <AddressPager of={data} /> : null}
    </section>
  );
}
