import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field';
import { useText } from './text';

export interface Option {
  value: string;
  label: string;
}

export interface SelectProps
  extends
    Omit<FieldProps, 'children'>,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'onChange' | 'value'> {
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

/** A native select; an empty value shows the invitation to choose. */
export function Select({
  label,
  hint,
  error,
  optional,
  aside,
  id,
  value,
  options,
  onChange,
  ...select
}: SelectProps) {
  const { t } = useText();
  return (
    <Field {...{ label, hint, error, optional, aside, id }}>
      {(control) => (
        <select
          className="ui-input"
          {...select}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {value && !optional ? null : <option value="">{t('ui.choose')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
