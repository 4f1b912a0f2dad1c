import { ERRORS } from '@ipw/domain';
import { ask, SchemaForm, type Values } from '@ipw/ui';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../app/api';
import { onField } from '../../app/form-error';
import { paths } from '../../app/paths';
import { signIn } from '../../app/session';
import { useT } from '../../i18n/catalogue';
import { AccountFrame } from './AccountFrame';
import { calls } from '../../form/calls';
import { carryPhone } from './carry-phone';
import { codeField, phoneField } from '../../form/fields';
import { FIRST_COUNTRY, phoneOf } from '../../form/phone';
import { Segments } from '../../form/Segments';

const MODES = ['password', 'yzm'] as const;
type Mode = (typeof MODES)[number];

const UNKNOWN = ERRORS.PHONE_UNKNOWN.code;
/** Refusals that belong to what was typed. */
const REFUSED = {
  [ERRORS.PASSWORD.code]: 'password',
  [ERRORS.LOCKED.code]: 'password',
  [ERRORS.YZM.code]: 'yzm',
};

export function LoginPage() {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [mode, setMode] = useState<Mode>('password');

  const offerRegistration = async () => {
    const yes = await ask({
      title: t('login.unknown_title'),
      text: t('login.unknown_text'),
      confirm: t('login.register_now'),
    });
    if (!yes) return;
    carryPhone('login', 'register');
    void navigate(paths.register + search);
  };

  const fields = [
    phoneField(t),
    mode === 'password'
      ? ({
          name: 'password',
          label: t('field.password'),
          kind: 'password',
          autoComplete: 'current-password',
        } as const)
      : codeField(t, 'login', { [UNKNOWN]: () => void offerRegistration() }),
  ];
  const toInput = (values: Values) => ({ ...phoneOf(values), login_type: mode, [mode]: values[mode] });

  return (
    <AccountFrame title={t('login.title')} lead={t('login.lead')}>
      <div className="account-modes">
        <Segments
          label={t('login.mode')}
          name="mode"
          options={MODES.map((value) => ({ value, label: t(`login.by_${value}`) }))}
          value={mode}
          onChange={setMode}
        />
      </div>
      <SchemaForm
        schema={async () => (await calls()).loginInput}
        fields={fields}
        initial={{ country: FIRST_COUNTRY }}
        draft="login"
        toInput={toInput}
        submitLabel={t('login.submit')}
        wide
        onSubmit={async (input, attempt) => {
          try {
            signIn(
              await (
                await calls()
              ).login(input, {
                ...attempt,
                expect: [UNKNOWN, ...Object.keys(REFUSED).map(Number)],
              }),
            );
          } catch (error) {
            if (error instanceof ApiError && error.code === UNKNOWN) void offerRegistration();
            throw onField(error, REFUSED);
          }
        }}
      />
      <div className="account-foot">
        <span>
          {t('login.no_account')} <Link to={paths.register + search}>{t('login.register_now')}</Link>
        </span>
        <Link to={paths.resetPassword}>{t('login.forgot')}</Link>
      </div>
    </AccountFrame>
  );
}
