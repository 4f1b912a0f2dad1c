import type { Ref } from 'react';
import { useT } from '../i18n/locale';

interface Props {
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Six digits of the second factor; pasted spaces are removed. */
export function CodeField({ value, onChange, hint, error, ref }: Props) {
  const t = useT();
  return (
    <label className="input code">
      <span>{t('gate.code')}</span>
      <input
        ref={ref}
        name="totp"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        required
        pattern="[0-9]{6}"
        value={value}
        aria-invalid={!!error}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
      />
      {error ? <em>{error}</em> : hint && <small>{hint}</small>}
    </label>
  );
}
