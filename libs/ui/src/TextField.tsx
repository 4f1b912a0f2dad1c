import { useState, type InputHTMLAttributes, type TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field';
import { EyeIcon } from './icons';
import { useText } from './text';

type Frame = Omit<FieldProps, 'children'>;
export interface TextFieldProps
  extends Frame, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
}

export function TextField({
  label,
  hint,
  error,
  optional,
  aside,
  id,
  value,
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, aside, id }}>
      {(control) => (
        <input
          className="ui-input"
          {...input}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A password field with a button that shows the password. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  aside,
  id,
  value,
  onChange,
  ...input
}: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const { t } = useText();
  return (
    <Field {...{ label, hint, error, optional, aside, id }}>
      {(control) => (
        <div className="ui-input-group">
          <input
            className="ui-input"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className="ui-input-inside"
            aria-pressed={shown}
            aria-label={t(shown ? 'ui.hide_password' : 'ui.show_password')}
            onClick={() => setShown(!shown)}
          >
            <EyeIcon crossed={shown} />
          </button>
        </div>
      )}
    </Field>
  );
}

export interface TextAreaProps
  extends Frame, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  aside,
  id,
  value,
  onChange,
  ...input
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, aside, id }}>
      {(control) => (
        <textarea
          className="ui-input"
          {...input}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
