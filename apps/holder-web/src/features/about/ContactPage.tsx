import { buttonClass } from '@ipw/ui';
import { QrCode } from '@ipw/ui/QrCode';
import { useTitle } from '../../app/Page';
import { site, siteAddress } from '../../app/site';
import { useT } from '../../i18n/catalogue';
import './contact.css';

const SIDES = ['holders', 'brands'] as const;

/** A mailto link with subject and salutation. */
const mailto = (subject: string, salutation: string): string =>
  `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${salutation}\r\n\r\n`)}`;

/** How to reach us: hours, address, and what to write. */
export function ContactPage() {
  const t = useT();
  useTitle(t('contact.title'));
  return (
    <div className="contact">
      <header className="contact-head">
        <h1>{t('contact.title')}</h1>
        <p>{t('contact.lead')}</p>
      </header>
      <dl className="contact-ways">
        <div>
          <dt>{t('contact.phone')}</dt>
          <dd>
            <a href={`tel:${site.phone}`}>{site.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contact.email')}</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contact.when')}</dt>
          <dd>{t('contact.hours')}</dd>
          <dd className="contact-note">{t('contact.when_text')}</dd>
        </div>
      </dl>
      <figure className="contact-qr">
        <QrCode text={siteAddress()} label={t('contact.qr')} />
        <figcaption>{t('contact.qr_text')}</figcaption>
      </figure>
      <div className="contact-sides">
        {SIDES.map((side) => (
          <section key={side}>
            <h2>{t(`contact.${side}`)}</h2>
            <p className="contact-salutation">{t(`contact.salutation_${side}`)}</p>
            <p>{t(`contact.${side}_text`)}</p>
            <a
              className={buttonClass()}
              href={mailto(t(`contact.subject_${side}`), t(`contact.salutation_${side}`))}
            >
              {t(`contact.write_${side}`)}
            </a>
          </section>
        ))}
      </div>
    </div>
  );
}
