import { useQuery } from '@tanstack/react-query';
import { Moment } from '../components/Moment';
import { useFormats } from '../i18n/format';
import { useLocale, useT } from '../i18n/locale';
import { callApi } from '../http/call-api';

/** Open sessions, recent messages and consents of an account. */
export function AccountCard({ memberId }: { memberId: string }) {
  const t = useT();
  const locale = useLocale();
  const { number } = useFormats();
  const { data, error } = useQuery({
    queryKey: ['members', 'account', memberId, locale],
    queryFn: () => callApi('GET members/:id/account', { id: memberId }),
  });
  return (
    <section className="card section">
      <h2>{t('member.account')}</h2>
      {error && <p className="problem">{error.message}</p>}
      {!data && !error && <i className="skeleton block" />}
      {data && (
        <>
          <p className="soft">{t('member.sessions', { count: number(data.sessions) })}</p>
          <details>
            <summary>
              {t('member.messages')} <span className="count">{data.messages.length}</span>
            </summary>
            <ul className="lines">
              {data.messages.map(({ id, title, body, is_read, at }) => (
                <li key={id} className="sent-message">
                  <strong>{title}</strong>
                  <span className="soft">
                    <Moment at={at} /> · {t(is_read ? 'member.read' : 'member.unread')}
                  </span>
                  <p className="soft prose">{body}</p>
                </li>
              ))}
            </ul>
          </details>
          <details>
            <summary>
              {t('member.consents')} <span className="count">{data.consents.length}</span>
            </summary>
            <ul className="lines">
              {data.consents.map(({ title, version, language, at }) => (
                <li key={`${title}-${at}`}>
                  <strong>{title}</strong>
                  <span className="soft">{t('member.consent', { version, language })}</span>
                  <Moment at={at} />
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </section>
  );
}
