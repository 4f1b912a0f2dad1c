import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';
import './field.css';
import { useText } from './text';

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Content at the end of the label's line, e.g. a counter. */
  aside?: ReactNode;
  id?: string;
  children: (control: ControlProps) => ReactNode;
}

export type FieldFrame = Omit<FieldProps, 'children'>;

/** Separates the props of a field from those of its control. */
export const splitField = <P extends FieldFrame>({
  label,
  hint,
  error,
  optional,
  aside,
  id,
  ...control
}: P) => [{ label, hint, error, optional, aside, id }, control] as const;

/** A label and control with hint and error. */
export function Field({ label, hint, error, optional, aside, id, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const { t } = useText();
  const described = [hint ? `${control}-hint` : '', error ? `${control}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className="ui-field">
      <div className="ui-field-head">
        <label className="ui-field-label" htmlFor={control}>
          {label}
          {optional ? <span className="ui-field-optional">{t('ui.optional')}</span> : null}
        </label>
        {aside}
      </div>
      {children({
        id: control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint ? (
        <p className="ui-field-hint" id={`${control}-hint`}>
          {hint}
        </p>
      ) : null}
      <p className="ui-field-error" id={`${control}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

interface Typed extends FieldFrame {
  value: string;
  onChange: (value: string) => void;
}

export interface TextFieldProps
  extends Typed, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange' | 'value'> {}

export function TextField(props: TextFieldProps) {
  const [field, { onChange, ...input }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <input
          className="ui-input"
          {...input}
          {...control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export interface TextAreaProps
  extends Typed, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'onChange' | 'value'> {}

export function TextArea(props: TextAreaProps) {
  const [field, { onChange, ...input }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          className="ui-input"
          {...input}
          {...control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
