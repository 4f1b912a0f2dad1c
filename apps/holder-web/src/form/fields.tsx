import type { Scene } from '@ipw/domain';
import type { translate } from '../i18n/catalogue';
import { CodeField } from './CodeField';
import { PhoneField } from './PhoneField';
import type { FieldSpec } from './schema-form';

type Translate = typeof translate;

/** Fields the account forms share. */
export const phoneField = (t: Translate): FieldSpec => ({
  name: 'phone_number',
  label: t('field.phone'),
  covers: ['area_code', 'country'],
  render: (control) => <PhoneField control={control} label={t('field.phone')} />,
});

export const codeField = (
  t: Translate,
  scene: Scene,
  onRefused?: Readonly<Record<number, () => void>>,
): FieldSpec => ({
  name: 'yzm',
  label: t('yzm.label'),
  secret: true,
  render: (control) => <CodeField control={control} scene={scene} {...(onRefused ? { onRefused } : {})} />,
});

export const newPasswordFields = (t: Translate, name: 'password' | 'new_password'): FieldSpec[] => [
  {
    name,
    label: t(`field.${name}`),
    kind: 'password',
    autoComplete: 'new-password',
    hint: t('field.password_hint'),
  },
  {
    name: 'confirm_password',
    label: t('field.confirm_password'),
    kind: 'password',
    autoComplete: 'new-password',
  },
];
