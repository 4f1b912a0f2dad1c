import { emailApi } from '@ipw/domain';
import { Button, Field, TextField } from '@ipw/ui';
import { api } from '../../app/api';
import { useMemberInfo } from '../../app/member';
import { CodeField } from '../../form/CodeField';
import { CodeInput } from '../../form/CodeInput';
import { phoneOf, textOf } from '../../form/phone';
import type { FieldControl, FieldSpec, Values } from '../../form/schema-form';
import { useT, type translate } from '../../i18n/catalogue';

/** Whether another phone than that of the account is entered. */
const isOther = (values: Values) => values.other_phone === true;

/** Whether this session proved the account's phone minutes ago. */
const isProven = (until: string | null) => until !== null && Date.parse(until) > Date.now();

/** The phone of the account, or another one. */
function PhoneChoice({ control }: { control: FieldControl }) {
  const t = useT();
  const { user } = useMemberInfo();
  const other = isOther(control.values);
  const change = () => {
    control.setOther('other_phone', !other);
    control.setOther('yzm', '');
  };
  return (
    <>
      {other ? (
        <TextField
          id={control.id}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          label={t('auth.phone')}
          error={control.error}
          value={textOf(control.value)}
          onChange={control.set}
        />
      ) : (
        <Field id={control.id} label={t('auth.phone')} error={control.error}>
          {(props) => (
            <output {...props} className="auth-own-phone">
              +{user.area_code} {user.phone_number}
            </output>
          )}
        </Field>
      )}
      <div>
        <Button look="secondary" small onClick={change}>
          {t(other ? 'auth.phone_own' : 'auth.phone_other')}
        </Button>
      </div>
    </>
  );
}

/** The code for the chosen phone; none while the account's phone is proven. */
function PhoneCode({ control }: { control: FieldControl }) {
  const t = useT();
  const { user } = useMemberInfo();
  if (isOther(control.values)) return <CodeField control={control} scene="auth" />;
  // The server may refuse because the time has run out meanwhile.
  if (isProven(user.phone_proven_until) && !control.error && !control.value)
    return <p className="ui-soft">{t('auth.phone_proven')}</p>;
  return (
    <CodeInput
      control={control}
      value={control.value}
      onChange={control.set}
      name={`confirm+${user.member_id}`}
      send={(options) => api(emailApi.sendOwnYzm, {}, options)}
    />
  );
}

/** The fields of the phone that belongs to the name. */
export const phoneProofFields = (t: typeof translate): FieldSpec[] => [
  {
    name: 'phone_number',
    label: t('auth.phone'),
    covers: ['other_phone'],
    render: (control) => <PhoneChoice control={control} />,
  },
  { name: 'yzm', label: t('yzm.label'), secret: true, render: (control) => <PhoneCode control={control} /> },
];

/** Phone and code for the call. An empty text lets the form name what is missing. */
export const phoneProofOf = (values: Values, provenUntil: string | null) =>
  isOther(values)
    ? { phone_number: phoneOf(values).phone_number ?? '', yzm: textOf(values.yzm) }
    : { yzm: textOf(values.yzm) || (isProven(provenUntil) ? undefined : '') };
