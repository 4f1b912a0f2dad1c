import { exportMachine, type ExportRow, formatLimit } from '@ipw/domain';
import { buttonClass, StateBadge } from '@ipw/ui';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf, momentOf } from '../../i18n/when';

/** An archive: its progress, or the download. */
export function ExportItem({ row }: { row: ExportRow }) {
  const t = useT();
  const language = useLanguage();
  const at = momentOf(row.created_at, language);
  const underWay = exportMachine.actions.finish.from.includes(row.state);
  return (
    <li className="export">
      <div>
        <h2>{t('data.of', { at })}</h2>
        <StateBadge machine={exportMachine} state={row.state} />
        {underWay ? (
          <>
            <progress max={100} value={row.progress} aria-label={t('data.of', { at })} />
            <p className="ui-soft" role="status">
              {t('data.progress', { percent: row.progress })}
            </p>
          </>
        ) : null}
        {row.address && row.expires_at && row.file_size !== null ? (
          <p className="ui-soft">
            {t('data.until', { size: formatLimit(row.file_size), day: dayOf(row.expires_at, language) })}
          </p>
        ) : null}
      </div>
      {row.address ? (
        <a className={buttonClass('primary')} href={row.address} download>
          {t('data.download')}
        </a>
      ) : null}
    </li>
  );
}
