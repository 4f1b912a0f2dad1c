import { ERRORS } from '@ipw/domain';
import { toast } from '@ipw/ui';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../app/api';
import { onField } from '../../app/form-error';
import { paths } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { AccountFrame } from './AccountFrame';
import { calls } from '../../form/calls';
import { carryPhone, wantsToRegister } from './carry-phone';
import { codeField, newPasswordFields, phoneField } from '../../form/fields';
import { FIRST_COUNTRY, phoneOf } from '../../form/phone';
import { SchemaForm } from '../../form/SchemaForm';
import type { Values } from '../../form/schema-form';

const UNKNOWN = ERRORS.PHONE_UNKNOWN.code;
const YZM_WRONG = ERRORS.YZM.code;

const toInput = ({ yzm, new_password, confirm_password, ...rest }: Values) => ({
  ...phoneOf(rest),
  yzm,
  new_password,
  confirm_password,
});

export function ResetPasswordPage() {
  const t = useT();
  const navigate = useNavigate();

  const offerRegistration = async () => {
    if (!(await wantsToRegister())) return;
    carryPhone('reset', 'register');
    void navigate(paths.register);
  };

  return (
    <AccountFrame title={t('reset.title')} lead={t('reset.lead')}>
      <SchemaForm
        schema={async () => (await calls()).resetPasswordInput}
        fields={[phoneField(t), codeField(t, 'reset'), ...newPasswordFields(t, 'new_password')]}
        initial={{ country: FIRST_COUNTRY, confirm_password: '' }}
        draft="reset"
        toInput={toInput}
        submitLabel={t('reset.submit')}
        wide
        onSubmit={async (input, attempt) => {
          try {
            await (await calls()).resetPassword(input, { ...attempt, expect: [UNKNOWN, YZM_WRONG] });
            toast('good', t('reset.done'));
            void navigate(paths.login);
          } catch (error) {
            if (error instanceof ApiError && error.code === UNKNOWN) void offerRegistration();
            throw onField(error, { [YZM_WRONG]: 'yzm' });
          }
        }}
      />
      <div className="account-foot">
        <Link to={paths.login}>{t('reset.back')}</Link>
      </div>
    </AccountFrame>
  );
}
