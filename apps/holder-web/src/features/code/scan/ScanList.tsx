import { formatCount, type ScanRow } from '@ipw/domain';
import { Badge } from '@ipw/ui';
import { useLanguage, useT, type Key } from '../../../i18n/catalogue';
import { momentOf } from '../../../i18n/when';
import { TONES } from './scan-filter';

/** Single scans: time, verdict, code, town. */
export function ScanList({ rows }: { rows: readonly ScanRow[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <ul className="ui-card scan-list">
      {rows.map((scan) => (
        <li key={scan.scan_id}>
          <time dateTime={scan.at}>{momentOf(scan.at, language)}</time>
          <span>
            <Badge tone={TONES[scan.verdict]}>{t(`verdict.${scan.verdict}`)}</Badge>
          </span>
          <span>
            <strong>{scan.product_name}</strong>
            <span className="ui-soft">{scan.licensee_name}</span>
          </span>
          <span>
            {scan.place ?? <span className="ui-soft">{t('scans.no_place')}</span>}
            <span className="ui-soft">
              {[t(`agent.${scan.agent}` as Key), scan.mark ? t(`scan_mark.${scan.mark}`) : '']
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span>
            <a href={scan.scan_url} target="_blank" rel="noreferrer">
              {t('scans.code', { batch: scan.batch_number, serial: scan.serial })}
            </a>
            <span className="ui-soft">
              {t('scans.count', { count: formatCount(scan.scan_count, language) })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
