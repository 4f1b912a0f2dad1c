import { useState } from 'react';
import { Dialog } from '../components/Dialog';
import { useT } from '../i18n/locale';
import { renewRecoveryCodes } from '../session/auth.calls';
import { CodeField } from '../session/CodeField';
import { RecoveryCodes } from '../session/RecoveryCodes';
import { useSubmit } from '../session/use-submit';
import { useAccount } from './use-account';

/**
 * New recovery codes, confirmed by a fresh code of the device; the old ones become invalid. Closes only after the
 * codes are stored.
 */
export function RenewCodes({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { again } = useAccount();
  const [totp, setTotp] = useState('');
  const [codes, setCodes] = useState<string[]>();
  const { submit, busy, problem } = useSubmit(async () => {
    setCodes((await renewRecoveryCodes(totp)).recovery_codes);
    await again();
  });
  if (codes)
    return (
      <Dialog title={t('account.codes.new')} wide>
        <RecoveryCodes codes={codes} onStored={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={t('account.codes.renew')} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <p className="soft">{t('account.codes.renew.text')}</p>
        <CodeField
          value={totp}
          onChange={setTotp}
          error={problem.errors['totp']}
          hint={t('gate.code.hint')}
        />
        <p className="problem" role="alert">
          {problem.message}
        </p>
        <div className="dialog-bar">
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className="button primary" disabled={busy} aria-busy={busy}>
            {t('account.codes.renew')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
