import type { StaffMe } from '@ipw/domain';
import { useState } from 'react';
import { Dialog } from '../components/Dialog';
import { useT } from '../i18n/locale';
import { confirmPresence, type Proof } from './auth.calls';
import { PasswordField } from './PasswordField';
import { presence } from '../http/presence';
import { ProofField } from './ProofField';
import { useSubmit } from './use-submit';

/** Confirms the identity before a sensitive action: by a new code, or by the password when no second factor is enrolled. */
export function ConfirmPresence({ me }: { me: StaffMe }) {
  const t = useT();
  const [proof, setProof] = useState<Proof>({ totp: '' });
  const [password, setPassword] = useState('');
  const { submit, busy, problem } = useSubmit(async () => {
    await confirmPresence(me.totp_enabled ? proof : { password });
    presence.settle(true);
  });
  const close = () => presence.settle(false);
  return (
    <Dialog title={t('presence.title')} onClose={close}>
      <form className="stack" onSubmit={submit}>
        <p className="soft">{t('presence.text')}</p>
        {me.totp_enabled ? (
          <ProofField value={proof} onChange={setProof} errors={problem.errors} />
        ) : (
          <PasswordField
            name="password"
            label={t('gate.password')}
            value={password}
            onChange={setPassword}
            error={problem.errors['password']}
          />
        )}
        <p className="problem" role="alert">
          {problem.message}
        </p>
        <div className="dialog-bar">
          <button type="button" className="button" onClick={close}>
            {t('cancel')}
          </button>
          <button type="submit" className="button primary" disabled={busy} aria-busy={busy}>
            {t('presence.confirm')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
