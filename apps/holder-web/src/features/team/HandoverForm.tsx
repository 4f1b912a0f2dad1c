import { ERRORS, handoverApi, handoverOfferInput } from '@ipw/domain';
import { ask, Button, toast } from '@ipw/ui';
import { api } from '../../app/api';
import { onField } from '../../app/form-error';
import { useIpId, useMemberInfo } from '../../app/member';
import { proofField } from '../../form/ProofField';
import { FIRST_COUNTRY, phoneOf } from '../../form/phone';
import { PhoneField } from '../../form/PhoneField';
import { SchemaForm } from '../../form/SchemaForm';
import type { FieldSpec } from '../../form/schema-form';
import { useT } from '../../i18n/catalogue';

const YZM_WRONG = ERRORS.YZM.code;

interface HandoverFormProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Names the new owner; the present one proves their identity. */
export function HandoverForm({ onDone, onCancel }: HandoverFormProps) {
  const t = useT();
  const ipId = useIpId();
  const { ips } = useMemberInfo();
  const ip = ips.find(({ ip_id }) => ip_id === ipId)?.ip_name ?? '';
  const label = t('handover.phone');
  const fields: FieldSpec[] = [
    {
      name: 'phone_number',
      label,
      covers: ['area_code'],
      render: (control) => <PhoneField control={control} label={label} />,
    },
    proofField(t),
  ];
  return (
    <SchemaForm
      schema={handoverOfferInput}
      fields={fields}
      initial={{ country: FIRST_COUNTRY }}
      draft={`handover ${ipId}`}
      toInput={(values) => ({
        ip_id: ipId,
        ...phoneOf(values),
        password: values.password,
        yzm: values.yzm,
      })}
      ask={() =>
        ask({
          title: t('handover.ask_title', { ip }),
          text: t('handover.ask_text'),
          confirm: t('handover.begin'),
          danger: true,
        })
      }
      submitLabel={t('handover.offer')}
      actions={
        <Button look="quiet" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      }
      onSubmit={async (input, attempt) => {
        try {
          await api(handoverApi.offer, input, { ...attempt, expect: [YZM_WRONG] });
        } catch (error) {
          throw onField(error, { [YZM_WRONG]: 'password' });
        }
        toast('good', t('handover.offered'));
        onDone();
      }}
    />
  );
}
