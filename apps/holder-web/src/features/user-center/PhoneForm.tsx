import { changePhoneInput, emailApi, ERRORS, profileApi } from '@ipw/domain';
import { Button, toast } from '@ipw/ui';
import { api, ApiError } from '../../app/api';
import { onField } from '../../app/form-error';
import { refreshMember, useMemberInfo } from '../../app/member';
import { CodeField } from '../../form/CodeField';
import { CodeInput } from '../../form/CodeInput';
import { areaCodeOf, phoneOf } from '../../form/phone';
import { PhoneField } from '../../form/PhoneField';
import { SchemaForm } from '../../form/SchemaForm';
import type { FieldControl, FieldSpec, Values } from '../../form/schema-form';
import { useT } from '../../i18n/catalogue';

const TAKEN = ERRORS.PHONE_TAKEN.code;
const YZM_WRONG = ERRORS.YZM.code;

const toInput = ({ phone_number, country, yzm, old_yzm }: Values) => ({
  ...phoneOf({ phone_number, country }),
  country,
  yzm,
  old_yzm,
});

/** Which of the two codes the server refused. */
function wrongCodeOf(error: unknown): string {
  const errors =
    error instanceof ApiError ? (error.data.errors as { field: string }[] | undefined) : undefined;
  return errors?.[0]?.field ?? 'yzm';
}

/** The code sent to the present number, which only the server knows in full. */
function PresentCode({ control }: { control: FieldControl }) {
  const t = useT();
  const { user } = useMemberInfo();
  return (
    <CodeInput
      control={control}
      label={t('phone.old_code')}
      hint={t('phone.old_hint', { phone: `+${user.area_code} ${user.phone_number}` })}
      value={control.value}
      onChange={control.set}
      name={`confirm+${user.member_id}`}
      send={(options) => api(emailApi.sendOwnYzm, {}, options)}
    />
  );
}

/** The new number, with what another country code means for a verified member. */
function NewPhone({ control }: { control: FieldControl }) {
  const t = useT();
  const { user } = useMemberInfo();
  const crosses = areaCodeOf(control.values.country) !== user.area_code;
  return (
    <>
      <PhoneField control={control} label={t('phone.new')} />
      {crosses && user.is_auth === 1 ? (
        <p className="user-note" role="status">
          {t('phone.crosses')}
        </p>
      ) : null}
    </>
  );
}

interface PhoneFormProps {
  onDone: () => void;
  onCancel: () => void;
}

/** A code to the present number, the new number, and a code to it. */
export function PhoneForm({ onDone, onCancel }: PhoneFormProps) {
  const t = useT();
  const { user } = useMemberInfo();
  const taken = (control: FieldControl) => () =>
    control.show([{ field: 'phone_number', msg: t('phone.taken') }]);
  const fields: FieldSpec[] = [
    {
      name: 'old_yzm',
      label: t('phone.old_code'),
      secret: true,
      render: (control) => <PresentCode control={control} />,
    },
    {
      name: 'phone_number',
      label: t('phone.new'),
      covers: ['area_code', 'country'],
      render: (control) => <NewPhone control={control} />,
    },
    {
      name: 'yzm',
      label: t('yzm.label'),
      secret: true,
      render: (control) => (
        <CodeField control={control} scene="change_phone" onRefused={{ [TAKEN]: taken(control) }} />
      ),
    },
  ];
  return (
    <SchemaForm
      schema={changePhoneInput}
      fields={fields}
      initial={{ country: user.country }}
      draft="changePhone"
      toInput={toInput}
      submitLabel={t('phone.submit')}
      actions={
        <Button look="quiet" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      }
      onSubmit={async (input, attempt) => {
        try {
          await api(profileApi.changePhone, input, { ...attempt, expect: [TAKEN, YZM_WRONG] });
        } catch (error) {
          throw onField(error, { [TAKEN]: 'phone_number', [YZM_WRONG]: wrongCodeOf(error) });
        }
        toast('good', t('phone.done'));
        await refreshMember();
        onDone();
      }}
    >
      <p className="ui-soft">{t('phone.ends')}</p>
    </SchemaForm>
  );
}
