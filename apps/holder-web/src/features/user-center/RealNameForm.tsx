import { ERRORS, mainlandAuthInput, memberApi } from '@ipw/domain';
import { toast } from '@ipw/ui';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../app/api';
import { onField } from '../../app/form-error';
import { refreshMember, useMemberInfo } from '../../app/member';
import { safeRedirect } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { FIRST_COUNTRY } from '../../form/phone';
import { SchemaForm } from '../../form/SchemaForm';
import type { FieldSpec, Values } from '../../form/schema-form';
import { phoneProofFields, phoneProofOf } from './VerifiedPhone';

const YZM_WRONG = ERRORS.YZM.code;

const toInput = (provenUntil: string | null) => (values: Values) => ({
  real_name: values.real_name,
  document_number: values.document_number,
  ...phoneProofOf(values, provenUntil),
});

/** Name, identity number and phone, with a code unless the account's phone was proven minutes ago; afterwards back to the page that asked for verification. */
export function RealNameForm() {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { user } = useMemberInfo();
  const fields: FieldSpec[] = [
    { name: 'real_name', label: t('auth.real_name'), hint: t('auth.real_name_hint'), autoComplete: 'name' },
    {
      name: 'document_number',
      label: t('auth.document_number'),
      hint: t('auth.document_hint'),
      autoComplete: 'off',
      maxLength: 20,
    },
    ...phoneProofFields(t),
  ];
  return (
    <div className="ui-card user-narrow">
      <p className="ui-soft">{t('auth.lead')}</p>
      <SchemaForm
        schema={mainlandAuthInput}
        fields={fields}
        initial={{ country: FIRST_COUNTRY }}
        draft="realName"
        toInput={toInput(user.phone_proven_until)}
        submitLabel={t('auth.submit')}
        onSubmit={async (input, attempt) => {
          try {
            const { is_auth } = await api(memberApi.auth, input, { ...attempt, expect: [YZM_WRONG] });
            toast('good', t(is_auth === 1 ? 'auth.done' : 'auth.sent'));
          } catch (error) {
            throw onField(error, { [YZM_WRONG]: 'yzm' });
          }
          await refreshMember();
          const back = safeRedirect(new URLSearchParams(search).get('redirect'));
          if (back) void navigate(back);
        }}
      />
    </div>
  );
}
