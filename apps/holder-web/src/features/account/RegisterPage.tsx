import { CONSENT, ERRORS } from '@ipw/domain';
import { ask, ErrorState, toast } from '@ipw/ui';
import { Fragment } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../app/api';
import { onField } from '../../app/form-error';
import { paths } from '../../app/paths';
import { signIn } from '../../app/session';
import { useResource } from '../../app/use-resource';
import { useT } from '../../i18n/catalogue';
import { AccountFrame } from './AccountFrame';
import { calls, consultants, regions } from '../../form/calls';
import { carryPhone } from './carry-phone';
import { locationName } from '../../form/location';
import { LocationField } from '../../form/LocationField';
import { codeField, newPasswordFields, phoneField } from '../../form/fields';
import { FIRST_COUNTRY, phoneOf } from '../../form/phone';
import { useShownTexts } from '../../form/use-shown-texts';
import { SchemaForm } from '../../form/SchemaForm';
import type { FieldSpec, Values } from '../../form/schema-form';

const TAKEN = ERRORS.PHONE_TAKEN.code;
const YZM_WRONG = ERRORS.YZM.code;

/** The consent sentence with a link to every text it covers. */
function Consent() {
  const t = useT();
  return (
    <>
      {t('ui.agree_before')}
      {CONSENT.register.map((page, at) => (
        <Fragment key={page}>
          {at > 0 ? t('register.agree_and') : null}
          <Link to={paths[page]} target="_blank">
            {t(`legal.${page}`)}
          </Link>
        </Fragment>
      ))}
    </>
  );
}

export function RegisterPage() {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const places = useResource('regions', regions);
  const staff = useResource('consultants', consultants);
  const texts = useShownTexts(CONSENT.register);

  const toInput = ({ phone_number, location, city, consultant_id, ...rest }: Values) => ({
    ...rest,
    ...phoneOf({ ...rest, phone_number }),
    location: locationName(places.data, location, city),
    consultant_id: consultant_id || undefined,
    texts,
  });

  const offerLogin = async () => {
    const yes = await ask({
      title: t('register.taken_title'),
      text: t('register.taken_text'),
      confirm: t('register.login_directly'),
    });
    if (!yes) return;
    carryPhone('register', 'login');
    void navigate(paths.login + search);
  };

  const fields: FieldSpec[] = [
    phoneField(t),
    codeField(t, 'register', { [TAKEN]: () => void offerLogin() }),
    ...newPasswordFields(t, 'password'),
    { name: 'username', label: t('field.username'), hint: t('field.username_hint'), autoComplete: 'name' },
    {
      name: 'location',
      label: t('field.location'),
      render: (control) =>
        places.error ? (
          <ErrorState message={`${t('field.location')}: ${places.error.message}`} onRetry={places.retry} />
        ) : (
          <LocationField control={control} regions={places.data} />
        ),
    },
    {
      name: 'consultant_id',
      label: t('field.consultant'),
      hint: t('field.consultant_hint'),
      kind: 'select',
      optional: true,
      options: staff.data?.map(({ consultant_id, name }) => ({ value: consultant_id, label: name })) ?? [],
    },
    { name: 'agree', label: <Consent />, kind: 'check', mustTick: t('register.must_agree') },
  ];

  return (
    <AccountFrame title={t('register.title')} lead={t('register.lead')}>
      <SchemaForm
        schema={async () => (await calls()).registerInput}
        fields={fields}
        initial={{ country: FIRST_COUNTRY, confirm_password: '' }}
        draft="register"
        toInput={toInput}
        submitLabel={t('register.submit')}
        wide
        onSubmit={async (input, attempt) => {
          try {
            const session = await (await calls()).register(input, { ...attempt, expect: [TAKEN, YZM_WRONG] });
            toast('good', t('register.done'));
            signIn(session);
          } catch (error) {
            if (error instanceof ApiError && error.code === TAKEN) void offerLogin();
            throw onField(error, { [YZM_WRONG]: 'yzm' });
          }
        }}
      />
      <div className="account-foot">
        <span>
          {t('register.have_account')} <Link to={paths.login + search}>{t('login.submit')}</Link>
        </span>
      </div>
    </AccountFrame>
  );
}
