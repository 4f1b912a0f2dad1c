import { ERRORS } from '@ipw/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useProving } from '@ipw/ui/proving';
import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';
import { type Proof, signIn } from '../session/auth.calls';
import { PasswordField } from '../session/PasswordField';
import { ProofField } from '../session/ProofField';
import { session } from '../http/session';

type Problem = { message: string; errors: Record<string, string> };
const NONE: Problem = { message: '', errors: {} };

/** User name and password; the second factor is asked for only if the account has one. */
export function SignInForm({ username: fixed }: { username?: string }) {
  const t = useT();
  const [username, setUsername] = useState(fixed ?? '');
  const [password, setPassword] = useState('');
  const [proof, setProof] = useState<Proof>({ totp: '' });
  const [needsCode, setNeedsCode] = useState(false);
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
      session.enter(await signIn({ username: username.trim(), password, ...(needsCode && proof) }));
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
      <PasswordField
        name="password"
        label={t('gate.password')}
        value={password}
        onChange={setPassword}
        error={problem.errors['password']}
      />
      {needsCode && <ProofField ref={code} value={proof} onChange={setProof} errors={problem.errors} />}
      <p className="problem" role="alert">
        {problem.message}
      </p>
      <button type="submit" className="button primary wide" disabled={busy} aria-busy={busy}>
        {t(busy ? (proving ? 'gate.proving' : 'gate.busy') : 'gate.enter')}
      </button>
    </form>
  );
}
