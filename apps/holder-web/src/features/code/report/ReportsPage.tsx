import { codeReportMachine, type CodeReportRow } from '@ipw/domain';
import { Badge, buttonClass, StateBadge } from '@ipw/ui';
import { Link, useSearchParams } from 'react-router';
import { useIpId } from '../../../app/member';
import { paths, withQuery } from '../../../app/paths';
import { useListQuery } from '../../../app/use-list-query';
import { useLanguage, useT } from '../../../i18n/catalogue';
import { dayOf } from '../../../i18n/when';
import { CodeFrame } from '../CodeFrame';
import { PagedList } from '../../../list/PagedList';
import { StateFilter, stateIn } from '../../../list/StateFilter';
import { useReports } from './report.calls';
import { ReportPage } from './ReportPage';
import './report.css';

/** Buyers' reports; the address contains the open one. */
export function ReportsPage() {
  const reportId = useSearchParams()[0].get('report_id');
  return reportId ? <ReportPage key={reportId} reportId={reportId} /> : <ReportList />;
}

function ReportCard({ report }: { report: CodeReportRow }) {
  const t = useT();
  const language = useLanguage();
  const { report_id, product_name, licensee_name, bought_at, created_at, due_at, outcome } = report;
  return (
    <li className="ui-card code-order">
      <div>
        <h2>
          <Link to={withQuery(paths.codeReports, { id: useIpId(), report_id })}>{product_name}</Link>
        </h2>
        <p className="ui-soft">
          {[licensee_name, bought_at, dayOf(created_at, language)].filter(Boolean).join(' · ')}
        </p>
        <p className="ui-row code-status">
          <StateBadge machine={codeReportMachine} state={report.state} />
          {outcome && <Badge tone="neutral">{t(`report_outcome.${outcome}`)}</Badge>}
          {due_at && <span className="ui-soft">{t('code.due', { day: dayOf(due_at, language) })}</span>}
          {report.has_image === 1 && <span className="ui-soft">{t('reports.with_picture')}</span>}
        </p>
      </div>
    </li>
  );
}

function ReportList() {
  const t = useT();
  const ipId = useIpId();
  const { filter, page, change, goTo } = useListQuery(['state']);
  const state = stateIn(codeReportMachine, filter.state);
  const found = useReports(page, state);
  return (
    <CodeFrame title={t('workbench.menu.reportList')} lead={t('reports.lead')}>
      <StateFilter
        label={t('reports.state')}
        of={codeReportMachine}
        value={state}
        onChange={(next) => change({ state: next })}
      />
      <PagedList
        found={found}
        page={page}
        onPage={goTo}
        empty={{
          title: t('reports.empty.title'),
          text: t('reports.empty.text'),
          action: (
            <Link className={buttonClass()} to={withQuery(paths.codeScans, { id: ipId })}>
              {t('reports.empty.action')}
            </Link>
          ),
        }}
      >
        {(rows) => (
          <ul className="code-list">
            {rows.map((report) => (
              <ReportCard key={report.report_id} report={report} />
            ))}
          </ul>
        )}
      </PagedList>
    </CodeFrame>
  );
}
