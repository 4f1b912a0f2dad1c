import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldFrame, splitField } from './Field';
import { useText } from './text';

export interface Option {
  value: string;
  label: string;
  /** The heading of its group; options without one come first. */
  group?: string;
}

export interface SelectProps
  extends FieldFrame, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'onChange' | 'value'> {
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

const Plain = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** A native select; an empty value shows the prompt to choose, unless an option has that value. */
export function Select(props: SelectProps) {
  const [field, { options, onChange, ...select }] = splitField(props);
  const { t } = useText();
  const groups = [...new Set(options.flatMap(({ group }) => group ?? []))];
  return (
    <Field {...field}>
      {(control) => (
        <select
          className="ui-input"
          {...select}
          {...control}
          onChange={(event) => onChange(event.target.value)}
        >
          {(!select.value || field.optional) && !options.some((one) => one.value === '') && (
            <option value="">{t('ui.choose')}</option>
          )}
          <Plain options={options.filter(({ group }) => !group)} />
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              <Plain options={options.filter((option) => option.group === group)} />
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}
