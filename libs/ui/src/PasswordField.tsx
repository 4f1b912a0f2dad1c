import { useState } from 'react';
import { Field, splitField, type TextFieldProps } from './Field';
import { Icon } from './icons';
import { useText } from './text';

const EyeIcon = ({ crossed }: { crossed: boolean }) => (
  <Icon>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
    {crossed ? <path d="m4 20 16-16" /> : null}
  </Icon>
);

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
