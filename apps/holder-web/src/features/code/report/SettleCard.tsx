import { codeReportApi, type CodeReportDetail, type Input, REPORT_OUTCOMES } from '@ipw/domain';
import { toast } from '@ipw/ui';
import { useIpId } from '../../../app/member';
import { api } from '../../../app/api';
import { useLanguage, useT } from '../../../i18n/catalogue';
import { momentOf } from '../../../i18n/when';
import { codesChanged } from '../code.calls';
import { SchemaForm } from '../../../form/SchemaForm';

/** The outcome of a report, or the form to settle it. */
export function SettleCard({ report }: { report: CodeReportDetail }) {
  const t = useT();
  const language = useLanguage();
  const { outcome, note, settled_at } = report;
  return (
    <>
      {report.actions.map((action) => (
        <section key={action} className="ui-card code-card">
          <h2>{t('reports.settle')}</h2>
          <SettleForm report={report} label={t(`action.code_report.${action}`)} />
        </section>
      ))}
      {settled_at && (
        <section className="ui-card code-card">
          <h2>{t('reports.result')}</h2>
          <dl className="code-facts">
            {outcome && (
              <>
                <dt>{t('reports.outcome')}</dt>
                <dd>
                  <strong>{t(`report_outcome.${outcome}`)}</strong>
                </dd>
              </>
            )}
            <dt>{t('reports.reason')}</dt>
            <dd className="report-words">{note}</dd>
          </dl>
          <time className="ui-soft" dateTime={settled_at}>
            {momentOf(settled_at, language)}
          </time>
        </section>
      )}
    </>
  );
}

function SettleForm({ report, label }: { report: CodeReportDetail; label: string }) {
  const t = useT();
  const ip_id = useIpId();
  const { report_id, version } = report;
  return (
    <SchemaForm<Input<typeof codeReportApi.settle>>
      schema={codeReportApi.settle.input}
      fields={[
        {
          name: 'outcome',
          label: t('reports.outcome'),
          kind: 'select',
          options: REPORT_OUTCOMES.map((value) => ({ value, label: t(`report_outcome.${value}`) })),
        },
        {
          name: 'reason',
          label: t('reports.reason'),
          kind: 'textarea',
          hint: t('reports.reason.hint'),
          maxLength: 500,
        },
      ]}
      draft={`settle ${report_id}`}
      draftLasts
      toInput={(values) => ({ ...values, version, ip_id, report_id })}
      onSubmit={async (input, attempt) => {
        await api(codeReportApi.settle, input, attempt).finally(codesChanged);
        toast('good', t('reports.settled'));
      }}
      submitLabel={label}
    />
  );
}
