import { AREA_CODES, MAINLAND } from '@ipw/domain';
import type { AskControl } from '../../pages/ask';

const CODES = [...new Set(AREA_CODES.map(([, code]) => code))];

/** The area code of a phone, by default of the mainland. */
export function AreaCode({ label, value, error, onChange }: AskControl) {
  return (
    <label className="input">
      <span>{label}</span>
      <select
        data-first
        value={value || MAINLAND}
        aria-invalid={!!error}
        onChange={({ target }) => onChange(target.value)}
      >
        {CODES.map((code) => (
          <option key={code} value={code}>
            +{code}
          </option>
        ))}
      </select>
      {error && <em>{error}</em>}
    </label>
  );
}
