import { codeReportApi, type CodeReportDetail } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { useState } from 'react';
import { useIpId } from '../../../app/member';
import { api } from '../../../app/api';
import { useT } from '../../../i18n/catalogue';

/** The buyer's contact: masked until requested, stored in this component only. */
export function ReporterContact({ report: { report_id, contact } }: { report: CodeReportDetail }) {
  const t = useT();
  const ip_id = useIpId();
  const [clear, setClear] = useState<string>();
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    const answer = await api(codeReportApi.contact, { ip_id, report_id }).catch(() => undefined);
    setClear(answer?.contact);
    setBusy(false);
  };
  return (
    <div className="report-contact">
      <p className="ui-soft">{t('reports.contact')}</p>
      <p className="ui-row" aria-live="polite">
        <span>{clear ?? contact ?? t('reports.contact.none')}</span>
        {contact && clear === undefined && (
          <Button small busy={busy} onClick={() => void show()}>
            {t('reports.contact.show')}
          </Button>
        )}
      </p>
      {contact && <p className="ui-soft">{t('reports.contact.kept')}</p>}
    </div>
  );
}
