import { ERRORS } from '@ipw/domain';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useProving } from '@ipw/ui/proving';
import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';
import { signIn } from './auth.calls';
import { CodeField } from './CodeField';
import { session } from './session';

type Problem = { message: string; errors: Record<string, string> };
const NONE: Problem = { message: '', errors: {} };

/** User name and password; the second factor is asked for only when the account has one. */
export function SignInForm({ username: fixed }: { username?: string }) {
  const t = useT();
  const id = useId();
  const [username, setUsername] = useState(fixed ?? '');
  const [password, setPassword] = useState('');
  const [totp, setTotp] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(NONE);
  const proving = useProving();
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (needsCode) code.current?.focus();
  }, [needsCode]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(NONE);
    try {
      session.enter(await signIn({ username: username.trim(), password, ...(needsCode && { totp }) }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.body.code === ERRORS.TOTP_NEEDED.code && !needsCode) setNeedsCode(true);
      else setProblem(error.body);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className="stack"
      onSubmit={(event) => void submit(event)}
      onInput={() => void import('../Console')}
    >
      <label className="input">
        <span>{t('gate.username')}</span>
        <input
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus={!fixed}
          readOnly={!!fixed}
          value={username}
          aria-invalid={!!problem.errors['username']}
          onChange={(event) => setUsername(event.target.value)}
        />
        {problem.errors['username'] && <em>{problem.errors['username']}</em>}
      </label>
      <div className="input">
        <label htmlFor={`${id}-password`}>{t('gate.password')}</label>
        <div className="with-button">
          <input
            id={`${id}-password`}
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            required
            value={password}
            aria-invalid={!!problem.errors['password']}
            onChange={(event) => setPassword(event.target.value)}
          />
          <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {t(shown ? 'gate.hide' : 'gate.show')}
          </button>
        </div>
        {problem.errors['password'] && <em>{problem.errors['password']}</em>}
      </div>
      {needsCode && (
        <CodeField
          ref={code}
          value={totp}
          onChange={setTotp}
          error={problem.errors['totp']}
          hint={t('gate.code.hint')}
        />
      )}
      <p className="problem" role="alert">
        {problem.message}
      </p>
      <button type="submit" className="button primary wide" disabled={busy} aria-busy={busy}>
        {t(busy ? (proving ? 'gate.proving' : 'gate.busy') : 'gate.enter')}
      </button>
    </form>
  );
}
