import { useStore } from '@ipw/ui';
import { QrCode } from '@ipw/ui/QrCode';
import { Suspense } from 'react';
import { useT } from '../i18n/catalogue';
import { hrefOf } from './address';
import { lazyPage } from './lazy-page';
import { sitePaths } from './site-paths';
import { tokenStore } from './session';
import { site, siteAddress } from './site';

const MyConsultant = lazyPage(() => import('./MyConsultant'), 'MyConsultantAnywhere', 'bar');

/** How to reach us, and a member's consultant. */
export function ContactPanel() {
  const t = useT();
  const token = useStore(tokenStore);
  return (
    <>
      {token ? (
        <Suspense>
          <MyConsultant />
        </Suspense>
      ) : null}
      <h2>{t('contact.title')}</h2>
      <dl className="app-contact">
        <dt>{t('contact.phone')}</dt>
        <dd>
          <a href={`tel:${site.phone}`}>{site.phone}</a>
        </dd>
        <dt>{t('contact.email')}</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </dd>
      </dl>
      <p className="ui-soft">{t('contact.hours')}</p>
      <div className="app-contact-qr">
        <QrCode text={siteAddress()} label={t('contact.qr')} />
      </div>
      <a href={hrefOf(sitePaths.contact)}>{t('contact.more')}</a>
    </>
  );
}

/** The other systems of the platform. */
export function SystemsPanel() {
  const t = useT();
  return (
    <>
      <h2>{t('systems.title')}</h2>
      <ul className="app-systems">
        {site.systems.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noreferrer">
              <strong>{t(name)}</strong>
              <span>{t(`${name}_text`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
