import { ALERT_RULES, type AlertAdminRecord, fill } from '@ipw/domain';
import { Moment } from '../components/Moment';
import { Word } from '../components/Word';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import './alert.css';

/** The scans of an alert, newest first, and the threshold they reached. */
export function AlertScans({ alert: { kind, scans, timeline, places } }: { alert: AlertAdminRecord }) {
  const t = useT();
  const { number } = useFormats();
  const { least, minutes = 0 } = ALERT_RULES[kind];
  return (
    <section className="card section">
      <h2>
        {t('alert.scans')} <span className="count">{number(scans)}</span>
      </h2>
      <p className="soft">{fill(t(keyOf('alert_why', kind)), { least, minutes, hours: minutes / 60 })}</p>
      {places.length > 0 && (
        <ul className="alert-places">
          {places.map((one) => (
            <li key={one.place}>
              {one.place} <span className="figures">{number(one.scans)}</span>
            </li>
          ))}
        </ul>
      )}
      <ul className="lines alert-scans">
        {timeline.map(({ scan_id, at, verdict, serial, place }) => (
          <li key={scan_id}>
            <Moment at={at} />
            <Word of={keyOf('verdict', verdict)} />
            {serial !== null && <span className="figures">#{serial}</span>}
            {place && <span>{place}</span>}
          </li>
        ))}
      </ul>
      {timeline.length < scans && (
        <p className="soft">{t('alert.newest', { count: number(timeline.length) })}</p>
      )}
    </section>
  );
}
