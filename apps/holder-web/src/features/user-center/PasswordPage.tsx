import { memberApi, updPasswordInput } from '@ipw/domain';
import { toast } from '@ipw/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../app/api';
import { paths } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { newPasswordFields } from '../../form/fields';
import { Section } from '../../app/Section';
import { SchemaForm } from '../../form/SchemaForm';

export function PasswordPage() {
  const t = useT();
  // A new key empties the form after a change.
  const [round, setRound] = useState(0);
  return (
    <Section title={t('user.password')}>
      <div className="ui-card user-narrow">
        <p className="ui-soft">{t('password.lead')}</p>
        <SchemaForm
          key={round}
          schema={updPasswordInput}
          fields={[
            {
              name: 'old_password',
              label: t('password.old'),
              kind: 'password',
              autoComplete: 'current-password',
            },
            ...newPasswordFields(t, 'new_password'),
          ]}
          initial={{ confirm_password: '' }}
          submitLabel={t('user.password')}
          actions={<Link to={paths.resetPassword}>{t('password.forgot')}</Link>}
          onSubmit={async (input, attempt) => {
            await api(memberApi.updPassword, input, attempt);
            toast('good', t('password.done'));
            setRound((count) => count + 1);
          }}
        />
      </div>
    </Section>
  );
}
