import type { Ref } from 'react';
import { useT } from '../i18n/locale';
import type { Proof } from './auth.calls';
import { CodeField } from './CodeField';

interface Props {
  value: Proof;
  onChange: (value: Proof) => void;
  errors: Record<string, string>;
  ref?: Ref<HTMLInputElement>;
}

/** The second factor: the device's code or, without the device, a recovery code. */
export function ProofField({ value, onChange, errors, ref }: Props) {
  const t = useT();
  const byDevice = 'totp' in value;
  return (
    <div className="proof">
      {byDevice ? (
        <CodeField
          {...(ref && { ref })}
          value={value.totp}
          onChange={(totp) => onChange({ totp })}
          error={errors['totp']}
          hint={t('gate.code.hint')}
        />
      ) : (
        <label className="input code">
          <span>{t('gate.recovery')}</span>
          <input
            {...(ref && { ref })}
            name="recovery_code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            value={value.recovery_code}
            aria-invalid={!!errors['recovery_code']}
            onChange={(event) => onChange({ recovery_code: event.target.value })}
          />
          {errors['recovery_code'] ? (
            <em>{errors['recovery_code']}</em>
          ) : (
            <small>{t('gate.recovery.hint')}</small>
          )}
        </label>
      )}
      <button
        type="button"
        className="button quiet"
        onClick={() => onChange(byDevice ? { recovery_code: '' } : { totp: '' })}
      >
        {t(byDevice ? 'gate.use_recovery' : 'gate.use_device')}
      </button>
    </div>
  );
}
