import { emailApi } from '@ipw/domain';
import { PasswordField } from '@ipw/ui';
import { useState } from 'react';
import { api } from '../app/api';
import { useMemberInfo } from '../app/member';
import { CodeInput } from './CodeInput';
import { textOf } from './phone';
import { Segments } from './Segments';
import { useT, type translate } from '../i18n/catalogue';
import './proof.css';
import type { FieldControl, FieldSpec } from './schema-form';

const WAYS = ['password', 'yzm'] as const;

/** The password, or a code sent to the member's own phone. */
function ProofField({ control }: { control: FieldControl }) {
  const t = useT();
  const { user } = useMemberInfo();
  const [way, setWay] = useState<(typeof WAYS)[number]>('password');
  const choose = (next: (typeof WAYS)[number]) => {
    setWay(next);
    for (const one of WAYS) control.setOther(one, '');
  };
  return (
    <div className="proof">
      <p className="ui-field-label">{t('proof.label')}</p>
      <Segments
        label={t('proof.label')}
        name={`${control.id}way`}
        options={WAYS.map((value) => ({ value, label: t(`proof.${value}`) }))}
        value={way}
        onChange={choose}
      />
      {way === 'password' ? (
        <PasswordField
          id={control.id}
          label={t('proof.password')}
          error={control.error}
          autoComplete="current-password"
          value={textOf(control.value)}
          onChange={control.set}
        />
      ) : (
        <CodeInput
          control={control}
          value={control.values.yzm}
          onChange={(value) => control.setOther('yzm', value)}
          hint={t('proof.yzm_hint', { phone: `+${user.area_code} ${user.phone_number}` })}
          name={`confirm+${user.member_id}`}
          send={(options) => api(emailApi.sendOwnYzm, {}, options)}
        />
      )}
    </div>
  );
}

/** Confirms the identity for calls an open session alone may not make. */
export const proofField = (t: typeof translate): FieldSpec => ({
  name: 'password',
  label: t('proof.label'),
  covers: ['yzm'],
  secret: true,
  render: (control) => <ProofField control={control} />,
});
