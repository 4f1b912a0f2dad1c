import { codeExportMachine, type CodeExportRow } from '@ipw/domain';
import { Moment } from '../components/Moment';
import { None } from '../components/None';
import { StateBadge } from '../components/StateBadge';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import './code-exports.css';

/** Exports of a batch's codes: by whom, when, and whether the whole file was sent. */
export function ExportTable({ exports }: { exports: CodeExportRow[] }) {
  const t = useT();
  const { number } = useFormats();
  if (exports.length === 0) return <None />;
  return (
    <ul className="code-exports">
      {exports.map((row) => (
        <li key={row.export_id}>
          <span>
            {row.member_name} · <Moment at={row.created_at} />
          </span>
          <span className="soft">
            {row.format.toUpperCase()} · {t('export.codes', { count: number(row.count) })}
          </span>
          <StateBadge statusLabels={codeExportMachine} state={row.state} />
          {row.sha256 && <code className="soft">{row.sha256}</code>}
        </li>
      ))}
    </ul>
  );
}
