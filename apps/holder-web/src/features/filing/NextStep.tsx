import { filingMachine, type FilingRow, type FilingState, type FilingWait } from '@ipw/domain';
import { Button, buttonClass } from '@ipw/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Key, useT } from '../../i18n/catalogue';
import { DeleteDraft } from './DeleteDraft';
import { openCertificate } from './filing.calls';

/** What a filing waits for its owner to do. */
const IN_STATE: Partial<Record<FilingState, Key>> = {
  draft: 'filing.next.draft',
  correction: 'filing.next.correction',
  rejected: 'filing.next.rejected',
};
const FOR: Partial<Record<FilingWait, Key>> = {
  payment: 'filing.next.payment',
  voucher: 'filing.next.voucher',
};

/** What its owner is to do next, or its certificate; nothing while others are at work. */
export function NextStep({ filing, to }: { filing: FilingRow; to: string }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const { filing_id, state, waits_for } = filing;
  const next = IN_STATE[state] ?? (waits_for && FOR[waits_for]);
  if (state === filingMachine.actions.certify.to) {
    const open = () => {
      setBusy(true);
      // The call shows why it failed.
      openCertificate(filing_id).then(
        () => setBusy(false),
        () => setBusy(false),
      );
    };
    return (
      <div className="ui-row">
        <Button small busy={busy} onClick={open}>
          {t('filing.certificate')}
        </Button>
      </div>
    );
  }
  if (!next) return null;
  return (
    <div className="ui-row">
      <strong>{t('filing.next')}</strong>
      <Link className={buttonClass('secondary', 'ui-button-small')} to={to}>
        {t(next)}
      </Link>
      {filing.actions.includes('delete') && <DeleteDraft filing={filing} />}
    </div>
  );
}
