import { useT } from '../i18n/locale';
import type { NewPassword } from './auth.calls';
import { PasswordField } from './PasswordField';

interface Props {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  errors: Record<string, string>;
}

/** A new password, twice. */
export function NewPasswordFields({ value, onChange, errors }: Props) {
  const t = useT();
  return (
    <>
      <PasswordField
        fresh
        name="new_password"
        label={t('account.password.new')}
        hint={t('account.password.hint')}
        value={value.new_password}
        onChange={(new_password) => onChange({ ...value, new_password })}
        error={errors['new_password']}
      />
      <PasswordField
        fresh
        name="confirm_password"
        label={t('account.password.again')}
        value={value.confirm_password}
        onChange={(confirm_password) => onChange({ ...value, confirm_password })}
        error={errors['confirm_password']}
      />
    </>
  );
}
