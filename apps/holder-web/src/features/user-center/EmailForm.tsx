import { emailApi, emailCodeInput, emailConfirmInput, ERRORS, YZM } from '@ipw/domain';
import { Button, toast } from '@ipw/ui';
import { useState } from 'react';
import { api } from '../../app/api';
import { onField } from '../../app/form-error';
import { useT } from '../../i18n/catalogue';
import { SchemaForm } from '../../form/SchemaForm';

const REFUSED = { [ERRORS.YZM.code]: 'yzm' };

interface EmailFormProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for address and password, then for the code sent to it. */
export function EmailForm({ onDone, onCancel }: EmailFormProps) {
  const t = useT();
  const [address, setAddress] = useState<string>();
  const [requested, setRequested] = useState(false);
  if (requested && address)
    return (
      <>
        <p role="status">{t('email.sent', { email: address })}</p>
        <SchemaForm
          key="code"
          schema={emailConfirmInput}
          fields={[
            {
              name: 'yzm',
              label: t('yzm.label'),
              inputMode: 'numeric',
              autoComplete: 'one-time-code',
              maxLength: YZM.digits,
              secret: true,
            },
          ]}
          initial={{ email: address }}
          submitLabel={t('email.confirm')}
          actions={
            <Button look="quiet" onClick={() => setRequested(false)}>
              {t('email.other')}
            </Button>
          }
          onSubmit={async (input, attempt) => {
            try {
              await api(emailApi.confirm, input, { ...attempt, expect: [ERRORS.YZM.code] });
            } catch (error) {
              throw onField(error, REFUSED);
            }
            toast('good', t('email.done'));
            onDone();
          }}
        />
      </>
    );
  return (
    <SchemaForm
      key="address"
      schema={emailCodeInput}
      fields={[
        {
          name: 'email',
          label: t('email.address'),
          hint: t('email.address_hint'),
          kind: 'email',
          autoComplete: 'email',
        },
        { name: 'password', label: t('field.password'), kind: 'password', autoComplete: 'current-password' },
      ]}
      initial={{ email: address ?? '' }}
      submitLabel={t('email.send')}
      actions={
        <Button look="quiet" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      }
      onSubmit={async (input, attempt) => {
        await api(emailApi.sendCode, input, attempt);
        setAddress(input.email);
        setRequested(true);
      }}
    />
  );
}
