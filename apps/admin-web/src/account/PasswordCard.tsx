import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useT } from '../i18n/locale';
import { changePassword } from '../session/auth.calls';
import { NewPasswordFields } from '../session/NewPasswordFields';
import { PasswordField } from '../session/PasswordField';
import { useSubmit } from '../session/use-submit';
import { useAccount } from './use-account';

const EMPTY = { old_password: '', new_password: '', confirm_password: '' };

export function PasswordCard() {
  const t = useT();
  const notify = useNotify();
  const { again } = useAccount();
  const [value, setValue] = useState(EMPTY);
  const { submit, busy, problem } = useSubmit(async () => {
    await changePassword(value);
    setValue(EMPTY);
    notify('account.password.done', { type: 'success' });
    await again();
  });
  return (
    <section className="card account-card">
      <h2>{t('gate.password')}</h2>
      <p className="soft">{t('account.password.text')}</p>
      <form className="stack" onSubmit={submit}>
        <PasswordField
          name="old_password"
          label={t('account.password.old')}
          value={value.old_password}
          onChange={(old_password) => setValue({ ...value, old_password })}
          error={problem.errors['old_password']}
        />
        <NewPasswordFields
          value={value}
          onChange={(next) => setValue({ ...value, ...next })}
          errors={problem.errors}
        />
        <p className="problem" role="alert">
          {problem.message}
        </p>
        <button type="submit" className="button primary" disabled={busy} aria-busy={busy}>
          {t('account.password.change')}
        </button>
      </form>
    </section>
  );
}
