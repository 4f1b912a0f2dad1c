import { type Country, ERRORS, type SignedIn } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { useState } from 'react';
import { ApiError } from '../app/api';
import { onField } from '../app/form-error';
import { useT } from '../i18n/catalogue';
import { calls } from './calls';
import { useCountdown } from './countdown';
import { codeField, phoneField } from './fields';
import { LockNote } from './LockNote';
import { FIRST_COUNTRY, phoneOf } from './phone';
import { Segments } from './Segments';
import './sign-in.css';
import { SchemaForm } from './SchemaForm';
import type { Values } from './schema-form';

const MODES = ['password', 'yzm'] as const;
type Mode = (typeof MODES)[number];

const UNKNOWN = ERRORS.PHONE_UNKNOWN.code;
/** Key of the countdown after too many wrong passwords. */
const LOCK = 'login';
/** Errors that belong to a field. */
const REFUSED = {
  [ERRORS.PASSWORD.code]: 'password',
  [ERRORS.LOCKED.code]: 'password',
  [ERRORS.YZM.code]: 'yzm',
};

interface SignInFormProps {
  /** Country of the default area code. */
  country?: Country;
  onSignedIn: (session: SignedIn) => void;
  /** Called for an unregistered phone; if absent, the field shows the error. */
  onUnknown?: () => void;
  /** Draft key, under which the values survive the form. */
  draft?: string;
}

/** Sign-in by password or one-time code, on its page and in the dialog of an ended session. */
export function SignInForm({ country = FIRST_COUNTRY, onSignedIn, onUnknown, draft }: SignInFormProps) {
  const t = useT();
  const [mode, setMode] = useState<Mode>('password');
  const [, startLock] = useCountdown(LOCK);
  const fields = [
    phoneField(t),
    mode === 'password'
      ? ({
          name: 'password',
          label: t('field.password'),
          kind: 'password',
          autoComplete: 'current-password',
        } as const)
      : codeField(t, 'login', onUnknown && { [UNKNOWN]: onUnknown }),
  ];
  const toInput = (values: Values) => ({ ...phoneOf(values), login_type: mode, [mode]: values[mode] });
  return (
    <div className="sign-in">
      <div className="sign-in-modes">
        <Segments
          label={t('login.mode')}
          name="mode"
          options={MODES.map((value) => ({ value, label: t(`login.by_${value}`) }))}
          value={mode}
          onChange={setMode}
        />
      </div>
      <SchemaForm
        schema={async () => (await calls()).loginInput}
        fields={fields}
        initial={{ country }}
        {...(draft ? { draft } : {})}
        toInput={toInput}
        submitLabel={t('login.submit')}
        wide
        children={
          mode === 'password' && (
            <LockNote lock={LOCK}>
              <Button small onClick={() => setMode('yzm')}>
                {t('login.use_code')}
              </Button>
            </LockNote>
          )
        }
        onSubmit={async (input, attempt) => {
          try {
            const { login } = await calls();
            onSignedIn(
              await login(input, { ...attempt, expect: [UNKNOWN, ...Object.keys(REFUSED).map(Number)] }),
            );
          } catch (error) {
            if (error instanceof ApiError && error.code === UNKNOWN) onUnknown?.();
            if (error instanceof ApiError && error.code === ERRORS.LOCKED.code)
              startLock(error.retryAfter ?? 0);
            throw onField(error, onUnknown ? REFUSED : { ...REFUSED, [UNKNOWN]: 'phone_number' });
          }
        }}
      />
    </div>
  );
}
