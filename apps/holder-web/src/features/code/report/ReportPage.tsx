import { codeReportMachine, type CodeReportDetail } from '@ipw/domain';
import { Badge, buttonClass, ErrorState, Skeleton, StateBadge } from '@ipw/ui';
import { Link } from 'react-router';
import { useIpId } from '../../../app/member';
import { paths, withQuery } from '../../../app/paths';
import { useRecordTop } from '../../../app/use-record-top';
import { useLanguage, useT } from '../../../i18n/catalogue';
import { dayOf, momentOf } from '../../../i18n/when';
import { CodeFrame } from '../CodeFrame';
import { TONES } from '../scan/scan-filter';
import { ReporterContact } from './ReporterContact';
import { useReport } from './report.calls';
import { SettleCard } from './SettleCard';

/** A report: text, photo, facts about the label, and its outcome. */
export function ReportPage({ reportId }: { reportId: string }) {
  useRecordTop();
  const t = useT();
  const list = withQuery(paths.codeReports, { id: useIpId() });
  const { data: report, error, refetch } = useReport(reportId);
  return (
    <CodeFrame
      title={report?.product_name ?? t('workbench.menu.reportList')}
      back={<Link to={list}>← {t('workbench.menu.reportList')}</Link>}
    >
      {error && (
        <ErrorState
          message={error.message}
          onRetry={() => void refetch()}
          action={
            <Link className={buttonClass()} to={list}>
              {t('workbench.menu.reportList')}
            </Link>
          }
        />
      )}
      {!report && !error && <Skeleton lines={4} height={96} />}
      {report && <Report report={report} />}
    </CodeFrame>
  );
}

function Report({ report }: { report: CodeReportDetail }) {
  const t = useT();
  const language = useLanguage();
  const { due_at, image } = report;
  return (
    <div className="code-two">
      <div className="code-main">
        <section className="ui-card code-card">
          <p className="ui-row">
            <StateBadge machine={codeReportMachine} state={report.state} />
            {due_at && <span className="ui-soft">{t('code.due', { day: dayOf(due_at, language) })}</span>}
            <time className="ui-soft" dateTime={report.created_at}>
              {momentOf(report.created_at, language)}
            </time>
          </p>
          <dl className="code-facts">
            <dt>{t('reports.bought_at')}</dt>
            <dd>{report.bought_at}</dd>
            <dt>{t('reports.description')}</dt>
            <dd className="report-words">{report.description}</dd>
          </dl>
          <ReporterContact report={report} />
        </section>
        <SettleCard report={report} />
      </div>
      <aside className="code-aside">
        {image && (
          <section className="ui-card code-card">
            <h2>{t('reports.picture')}</h2>
            <a href={image.file_path} target="_blank" rel="noreferrer" className="report-picture">
              <img src={image.thumb_path ?? image.file_path} alt={t('reports.picture.open')} />
            </a>
          </section>
        )}
        <LabelCard report={report} />
      </aside>
    </div>
  );
}

/** Facts about the label: goods, verdict shown, number of visits. */
function LabelCard({ report }: { report: CodeReportDetail }) {
  const t = useT();
  const language = useLanguage();
  const { verdict, batch_number, serial, licensee_name, scan_count, first_scanned_at } = report;
  return (
    <section className="ui-card code-card">
      <h2>{t('reports.label')}</h2>
      <dl className="code-facts">
        {licensee_name && (
          <>
            <dt>{t('code.field.licensee')}</dt>
            <dd>{licensee_name}</dd>
          </>
        )}
        <dt>{t('reports.page_said')}</dt>
        <dd>
          <Badge tone={TONES[verdict]}>{t(`verdict.${verdict}`)}</Badge>
        </dd>
        <dt>{t('reports.checked')}</dt>
        <dd>
          {first_scanned_at
            ? t('reports.checked.times', { count: scan_count, first: momentOf(first_scanned_at, language) })
            : t('reports.checked.never')}
        </dd>
        <dt>{t('scans.batch')}</dt>
        <dd>{t('scans.code', { batch: batch_number, serial })}</dd>
      </dl>
      <Link to={withQuery(paths.codeScans, { id: useIpId(), batch_number: String(batch_number) })}>
        {t('reports.scans')}
      </Link>
    </section>
  );
}
