import { ERRORS } from '@ipw/domain';
import type { ReactNode } from 'react';
import type { CallOptions } from '../../app/api';
import { onField } from '../../app/form-error';
import { codeField, phoneField } from '../../form/fields';
import { FIRST_COUNTRY, phoneOf } from '../../form/phone';
import { SchemaForm } from '../../form/SchemaForm';
import { useT } from '../../i18n/catalogue';
import { calls } from './calls';

export interface ProvenPhone {
  area_code: string;
  phone_number: string;
  yzm?: string | undefined;
}

interface Props {
  submit: string;
  onSubmit: (phone: ProvenPhone, options: CallOptions) => Promise<void>;
  children?: ReactNode;
}

/** A phone with a code sent to it; the call remembers the proof in this browser. */
export function PhoneProof({ submit, onSubmit, children }: Props) {
  const t = useT();
  return (
    <SchemaForm
      schema={async () => (await calls()).sheetsOfPhoneInput}
      fields={[phoneField(t), codeField(t, 'cooperate')]}
      initial={{ country: FIRST_COUNTRY }}
      toInput={(values) => ({ ...phoneOf(values), yzm: values.yzm ?? '' })}
      submitLabel={submit}
      onSubmit={async (phone, attempt) => {
        try {
          await onSubmit(phone as ProvenPhone, { ...attempt, expect: [ERRORS.YZM.code] });
        } catch (error) {
          throw onField(error, { [ERRORS.YZM.code]: 'yzm' });
        }
      }}
    >
      {children}
    </SchemaForm>
  );
}
