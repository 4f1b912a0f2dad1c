import { type AlertDetail, type AlertScan, formatCount, momentFormat } from '@ipw/domain';
import { useLanguage, useT } from '../../i18n/catalogue';
import '../../list/timeline.css';

/** The scans of an alert, newest first. */
export function AlertTimeline({ alert: { scans, serial, timeline } }: { alert: AlertDetail }) {
  const t = useT();
  const language = useLanguage();
  if (timeline.length === 0) return null;
  return (
    <section className="ui-card code-card">
      <h2>{t('alert.timeline')}</h2>
      {timeline.length < scans && (
        <p className="ui-soft">
          {t('alert.timeline.newest', {
            shown: timeline.length,
            count: formatCount(scans, language),
          })}
        </p>
      )}
      <ol className="timeline alert-timeline">
        {timeline.map((scan) => (
          <Scan key={scan.scan_id} scan={scan} named={serial === null} />
        ))}
      </ol>
    </section>
  );
}

function Scan({ scan: { at, place, verdict, serial }, named }: { scan: AlertScan; named: boolean }) {
  const t = useT();
  const language = useLanguage();
  const moment = <time dateTime={at}>{momentFormat(language, { seconds: true }).format(new Date(at))}</time>;
  return (
    <li data-verdict={verdict}>
      <strong>{place ?? moment}</strong>
      <span className="ui-soft">
        {place && <>{moment} · </>}
        {t(`verdict.${verdict}`)}
        {named && serial !== null && ` · ${t('alert.serial', { serial })}`}
      </span>
    </li>
  );
}

/** Towns of the scans as bars, scaled to the largest. */
export function AlertPlaces({ places }: Pick<AlertDetail, 'places'>) {
  const t = useT();
  const language = useLanguage();
  const most = places[0]?.scans;
  if (!most) return null;
  return (
    <section className="ui-card code-card">
      <h2>{t('alert.places')}</h2>
      <ul className="alert-places">
        {places.map(({ place, scans }) => (
          <li key={place}>
            <span>{place}</span>
            <span>{formatCount(scans, language)}</span>
            <meter max={most} value={scans} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  );
}
