import { useText } from '@ipw/ui';
import type { ReferenceRow } from '@ipw/domain';
import './form-parts.css';

interface Props {
  id: string;
  label: string;
  hint?: string;
  error: string | undefined;
  options: readonly ReferenceRow[];
  value: readonly number[];
  onChange: (value: number[]) => void;
}

/** Checkboxes of a short list, styled as tags. */
export function Chips({ id, label, hint, error, options, value, onChange }: Props) {
  const { t } = useText();
  const toggle = (one: number) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <fieldset id={id} tabIndex={-1} className="ui-field" aria-describedby={`${id}-note`}>
      <legend className="ui-field-label">{label}</legend>
      <div className="form-chips">
        {options.length === 0 && <span className="ui-soft">{t('ui.loading')}</span>}
        {options.map((option) => (
          <label key={option.id} className="form-chip">
            <input
              type="checkbox"
              className="ui-hidden"
              checked={value.includes(Number(option.id))}
              onChange={() => toggle(Number(option.id))}
            />
            {option.name}
          </label>
        ))}
      </div>
      <div id={`${id}-note`}>
        {hint && <p className="ui-field-hint">{hint}</p>}
        <p className="ui-field-error" aria-live="polite">
          {error}
        </p>
      </div>
    </fieldset>
  );
}
