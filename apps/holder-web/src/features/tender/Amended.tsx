import type { Registration } from '@ipw/domain';
import { AlertIcon, Button, toast } from '@ipw/ui';
import { useState } from 'react';
import { useIpId } from '../../app/member';
import { translate, useT } from '../../i18n/catalogue';
import { acknowledgeChanges } from './entry.calls';
import { TenderChanges } from './TenderChanges';

/** Changes of the project since it was entered, until the entrant says that they were read. */
export function Amended({ entry: { tender, unseen } }: { entry: Registration }) {
  const t = useT();
  const ipId = useIpId();
  const [busy, setBusy] = useState(false);
  if (unseen.length === 0) return null;
  const acknowledge = async () => {
    setBusy(true);
    try {
      await acknowledgeChanges(ipId, tender.tender_id, unseen[0]!.number);
      toast('good', translate('entry.acknowledged'));
    } catch {
      // The call has shown its refusal.
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div className="entry-reason" role="note">
        <AlertIcon />
        <div>
          <strong>{t('entry.amended')}</strong>
          <p>{t('entry.amended.help')}</p>
          <Button busy={busy} onClick={() => void acknowledge()}>
            {t('entry.acknowledge')}
          </Button>
        </div>
      </div>
      <TenderChanges changes={unseen} />
    </>
  );
}
