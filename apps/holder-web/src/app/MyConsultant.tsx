import { consultantApi } from '@ipw/domain';
import { Skeleton } from '@ipw/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLanguage, useT } from '../i18n/catalogue';
import { dayOf } from '../i18n/when';
import { paths } from './paths';
import { queries } from './queries';
import { useApi } from './use-api';
import './my-consultant.css';

/** The member's consultant and contact data; the service team when none is assigned. */
export function MyConsultant() {
  const t = useT();
  const language = useLanguage();
  const { data, error } = useApi(consultantApi.mine, {});
  if (error) return null;
  if (data === undefined) return <Skeleton lines={2} />;
  if (data === null)
    return (
      <div className="my-consultant">
        <h2>{t('consultant.title')}</h2>
        <p className="ui-soft">{t('consultant.none')}</p>
        <Link to={paths.contact}>{t('contact.more')}</Link>
      </div>
    );
  const { name, contact_phone, contact_email, since } = data;
  return (
    <div className="my-consultant">
      <h2>{t('consultant.title')}</h2>
      <div className="my-consultant-name">
        <span aria-hidden="true">{[...name].at(-1)}</span>
        <p>
          <strong>{name}</strong>
          {since ? (
            <small className="ui-soft">{t('consultant.since', { day: dayOf(since, language) })}</small>
          ) : null}
        </p>
      </div>
      {contact_phone || contact_email ? (
        <dl className="app-contact">
          {contact_phone ? (
            <>
              <dt>{t('contact.phone')}</dt>
              <dd>
                <a href={`tel:${contact_phone.replace(/[^\d+]/g, '')}`}>{contact_phone}</a>
              </dd>
            </>
          ) : null}
          {contact_email ? (
            <>
              <dt>{t('contact.email')}</dt>
              <dd>
                <a href={`mailto:${contact_email}`}>{contact_email}</a>
              </dd>
            </>
          ) : null}
        </dl>
      ) : (
        <p className="ui-soft">{t('consultant.through_service')}</p>
      )}
    </div>
  );
}

/** The same for pages without the query client. */
export const MyConsultantAnywhere = () => (
  <QueryClientProvider client={queries}>
    <MyConsultant />
  </QueryClientProvider>
);
