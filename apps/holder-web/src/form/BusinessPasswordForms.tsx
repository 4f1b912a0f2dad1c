import {
  businessCheckInput,
  businessPasswordApi,
  businessPasswordInput,
  emailApi,
  ERRORS,
} from '@ipw/domain';
import { Button, toast } from '@ipw/ui';
import { api } from '../app/api';
import { onField } from '../app/form-error';
import { useMemberInfo } from '../app/member';
import { CodeInput } from './CodeInput';
import { useT } from '../i18n/catalogue';
import { SchemaForm } from './SchemaForm';
import type { FieldSpec } from './schema-form';

interface FormProps {
  ipId: string;
  onDone: () => void;
  /** Absent where there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
}

const FIELD = 'private_business_password';

/** Asks for the present password before a new one is set. */
export function CheckForm({
  ipId,
  onDone,
  onCancel,
  onForgot,
}: FormProps & { onForgot: (() => void) | undefined }) {
  const t = useT();
  const refused = ERRORS.BUSINESS_PASSWORD_WRONG.code;
  return (
    <SchemaForm
      schema={businessCheckInput}
      fields={[{ name: FIELD, label: t('business.present'), kind: 'password', autoComplete: 'off' }]}
      initial={{ ip_id: ipId }}
      submitLabel={t('business.check')}
      actions={
        <>
          {onCancel && (
            <Button look="quiet" onClick={onCancel}>
              {t('ui.cancel')}
            </Button>
          )}
          {onForgot ? (
            <Button look="quiet" onClick={onForgot}>
              {t('business.forgot')}
            </Button>
          ) : (
            <span className="ui-soft">{t('business.forgot_ask')}</span>
          )}
        </>
      }
      onSubmit={async (input, attempt) => {
        try {
          await api(businessPasswordApi.check, input, { ...attempt, expect: [refused] });
        } catch (error) {
          throw onField(error, { [refused]: FIELD });
        }
        onDone();
      }}
    />
  );
}

/** Asks for a new password twice; an owner who forgot the present one uses a code. */
export function SetForm({ ipId, byCode, onDone, onCancel }: FormProps & { byCode: boolean }) {
  const t = useT();
  const { user } = useMemberInfo();
  const code: FieldSpec = {
    name: 'yzm',
    label: t('yzm.label'),
    secret: true,
    render: (control) => (
      <CodeInput
        control={control}
        value={control.value}
        onChange={control.set}
        hint={t('business.code_hint', { phone: `+${user.area_code} ${user.phone_number}` })}
        name={`confirm+${user.member_id}`}
        send={(options) => api(emailApi.sendOwnYzm, {}, options)}
      />
    ),
  };
  const word = { kind: 'password', autoComplete: 'new-password' } as const;
  return (
    <SchemaForm
      schema={businessPasswordInput}
      fields={[
        ...(byCode ? [code] : []),
        { ...word, name: FIELD, label: t('business.new'), hint: t('business.new_hint') },
        { ...word, name: 'confirm_password', label: t('field.confirm_password') },
      ]}
      initial={{ ip_id: ipId, confirm_password: '' }}
      submitLabel={t('ui.save')}
      actions={
        onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        )
      }
      onSubmit={async (input, attempt) => {
        try {
          await api(businessPasswordApi.set, input, { ...attempt, expect: [ERRORS.YZM.code] });
        } catch (error) {
          throw onField(error, { [ERRORS.YZM.code]: 'yzm' });
        }
        toast('good', t('business.saved'));
        onDone();
      }}
    />
  );
}
