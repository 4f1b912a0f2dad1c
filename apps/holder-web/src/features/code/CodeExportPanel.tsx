import { type CodeExports, type ExportFormat, formatNumber } from '@ipw/domain';
import { ask, Button, ErrorState, Skeleton } from '@ipw/ui';
import { useState } from 'react';
import { useIpId } from '../../app/member';
import { type Key, useLanguage, useT } from '../../i18n/catalogue';
import { type CodeSource, download, useCodeExports } from './code-export.calls';
import { CodeExportItem, sizeWords } from './CodeExportItem';
import './code-export.css';

/** The exports of an order's or a request's codes, and a button for a new one. */
export function CodeExportPanel({ source }: { source: CodeSource }) {
  const t = useT();
  const { data, error, refetch } = useCodeExports(source);
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={2} height={88} />;
  return (
    <div className="code-export">
      <ExportStatus exports={data} />
      {data.files && <Files exports={data} files={data.files} source={source} />}
      {data.list.length > 0 && (
        <section className="code-exports">
          <h3>{t('code.export.former')}</h3>
          <ul aria-live="polite">
            {data.list.map((row) => (
              <CodeExportItem key={row.export_id} row={row} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function ExportStatus({ exports: { batch, count, files } }: { exports: CodeExports }) {
  const t = useT();
  const language = useLanguage();
  return (
    <p>
      {t('code.codes', { count: formatNumber(count, language) })}
      {batch && ` · ${t('code.export.batch', { number: batch.number })}`}
      {!!batch?.revoked && (
        <span className="ui-soft">
          {' '}
          · {t('code.export.revoked', { count: formatNumber(batch.revoked, language) })}
        </span>
      )}
      {!files && (
        <span className="code-export-none" role="note">
          {t(batch && count > 0 ? (`code.export.blocked.${batch.state}` as Key) : 'code.export.none')}
        </span>
      )}
    </p>
  );
}

interface FilesProps {
  exports: CodeExports;
  files: NonNullable<CodeExports['files']>;
  source: CodeSource;
}

function Files({ exports: { batch, count }, files, source }: FilesProps) {
  const t = useT();
  const language = useLanguage();
  const ipId = useIpId();
  const [busy, setBusy] = useState<ExportFormat>();
  const take = async (format: ExportFormat) => {
    const issued =
      batch !== null ||
      (await ask({
        title: t('code.export.issue.title', { count: formatNumber(count, language) }),
        text: t('code.export.issue.text'),
        confirm: t('code.export.issue.confirm'),
      }));
    if (!issued) return;
    setBusy(format);
    // The error was shown already.
    await download(ipId, source, format).catch(() => undefined);
    setBusy(undefined);
  };
  return (
    <>
      <ul className="code-export-files">
        {files.map(({ format, bytes, sheets }) => (
          <li key={format}>
            <strong>{t(`export_format.${format}`)}</strong>
            <span className="ui-soft">
              {sheets !== null && `${t('code.export.sheets', { count: formatNumber(sheets, language) })} · `}
              {sizeWords(bytes, language)}
            </span>
            <p>{t(`code.export.use.${format}`)}</p>
            <Button
              busy={busy === format}
              disabled={busy !== undefined && busy !== format}
              onClick={() => void take(format)}
            >
              {t('code.export.take', { format: format.toUpperCase() })}
            </Button>
          </li>
        ))}
      </ul>
      <p className="ui-soft">{t('code.export.care')}</p>
    </>
  );
}
