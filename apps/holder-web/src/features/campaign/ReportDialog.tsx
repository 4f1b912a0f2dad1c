import type { CampaignWork } from '@ipw/domain';
import { Dialog, toast } from '@ipw/ui';
import { SchemaForm } from '../../form/SchemaForm';
import { useT } from '../../i18n/catalogue';
import { calls } from './calls';

/** Anybody reports that a work copies another. */
export function ReportDialog({ work, onClose }: { work: CampaignWork; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t('campaign.report_title', { work: work.work_name })} onClose={onClose}>
      <p className="ui-soft">{t('campaign.report_text')}</p>
      <SchemaForm
        schema={async () => (await calls()).campaignReportInput}
        fields={[
          {
            name: 'statement',
            label: t('campaign.report_statement'),
            kind: 'textarea',
            maxLength: 500,
          },
          { name: 'email', label: t('campaign.report_email'), kind: 'email', optional: true },
        ]}
        toInput={(values) => ({
          entry_id: work.entry_id,
          statement: values.statement ?? '',
          email: values.email || undefined,
        })}
        draft={`campaign.report.${work.entry_id}`}
        draftLasts="tab"
        submitLabel={t('campaign.report_send')}
        onSubmit={async (input, attempt) => {
          await (await calls()).reportEntry(input, attempt);
          toast('good', t('campaign.reported'));
          onClose();
        }}
      />
    </Dialog>
  );
}
