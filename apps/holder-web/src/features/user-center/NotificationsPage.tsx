import { preferenceApi, type PreferenceView } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { queries } from '../../app/queries';
import { apiKey, useApi } from '../../app/use-api';
import { getLanguage, useT } from '../../i18n/catalogue';
import { ChannelTable } from './ChannelTable';
import { EmailCard } from './EmailCard';
import './notifications.css';
import { Section } from '../../app/Section';

/** Shows the server's answer to a change. */
const took = (view: PreferenceView): void => {
  queries.setQueryData(apiKey(preferenceApi.get, {}, getLanguage()), view);
};

/** Notification channels, and the e-mail address. */
export function NotificationsPage() {
  const t = useT();
  const { data, error, refetch } = useApi(preferenceApi.get, {});
  return (
    <Section title={t('centre.notifications')}>
      <p className="ui-soft">{t('notify.lead')}</p>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={5} height={56} /> : null}
      {data ? (
        <>
          <ChannelTable view={data} onChange={took} />
          <p className="ui-soft notify-note">{t('notify.in_app_note')}</p>
          <p className="ui-soft notify-note">{t('notify.daily_note')}</p>
          <EmailCard email={data.email} onChange={() => void refetch()} />
        </>
      ) : null}
    </Section>
  );
}
