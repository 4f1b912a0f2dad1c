import { useState, type InputHTMLAttributes, type TextareaHTMLAttributes } from 'react';
import { Field, type FieldFrame, splitField } from './Field';
import { EyeIcon } from './icons';
import { useText } from './text';

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

/** A password field with a button that shows the password. */
export function PasswordField(props: TextFieldProps) {
  const [field, { onChange, ...input }] = splitField(props);
  const [shown, setShown] = useState(false);
  const { t } = useText();
  return (
    <Field {...field}>
      {(control) => (
        <div className="ui-input-group">
          <input
            className="ui-input"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
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
