import { useState } from 'react';
import { useT } from '../i18n/locale';
import { setFirstPassword } from './auth.calls';
import { NewPasswordFields } from './NewPasswordFields';
import { session } from '../http/session';
import { useSubmit } from './use-submit';

/** Replaces the first password, which an administrator has seen, with the staff member's own. */
export function FirstPasswordForm() {
  const t = useT();
  const [value, setValue] = useState({ new_password: '', confirm_password: '' });
  const { submit, busy, problem } = useSubmit(async () => session.enter(await setFirstPassword(value)));
  return (
    <form className="stack first-password" onSubmit={submit}>
      <NewPasswordFields value={value} onChange={setValue} errors={problem.errors} />
      <p className="problem" role="alert">
        {problem.message}
      </p>
      <button type="submit" className="button primary" disabled={busy} aria-busy={busy}>
        {t('first_password.save')}
      </button>
    </form>
  );
}
