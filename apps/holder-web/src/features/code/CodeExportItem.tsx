import { codeExportMachine, type CodeExportRow, type Language, formatNumber } from '@ipw/domain';
import { StateBadge } from '@ipw/ui';
import { useLanguage, useT } from '../../i18n/catalogue';
import { momentOf } from '../../i18n/when';

/** A file's size as people read it. */
export const sizeWords = (bytes: number, language: Language): string => {
  const [unit, size] = bytes < 1024 * 1024 ? (['KB', 1024] as const) : (['MB', 1024 * 1024] as const);
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: bytes < 10 * size ? 1 : 0 }).format(bytes / size)} ${unit}`;
};

/** An export: by whom, when, progress, and the checksum. */
export function CodeExportItem({ row }: { row: CodeExportRow }) {
  const t = useT();
  const language = useLanguage();
  const { format, state, count, bytes, sent, sha256, member_name, created_at, file_name } = row;
  const moving = codeExportMachine.actions.finish.from.includes(state);
  const percent = Math.floor((sent / bytes) * 100);
  return (
    <li>
      <p className="ui-row">
        <strong>{format.toUpperCase()}</strong>
        <span>{t('code.codes', { count: formatNumber(count, language) })}</span>
        <span className="ui-soft">{sizeWords(bytes, language)}</span>
        <StateBadge machine={codeExportMachine} state={state} />
      </p>
      <p className="ui-soft">
        {member_name} · <time dateTime={created_at}>{momentOf(created_at, language)}</time>
      </p>
      {moving && (
        <>
          <progress max={bytes} value={sent} aria-label={file_name} />
          <p className="ui-soft">{t('code.export.moving', { percent })}</p>
        </>
      )}
      {sha256 && (
        <details>
          <summary>{t('code.export.checksum')}</summary>
          <code>{sha256}</code>
          <p className="ui-soft">{t('code.export.checksum.use')}</p>
        </details>
      )}
    </li>
  );
}
