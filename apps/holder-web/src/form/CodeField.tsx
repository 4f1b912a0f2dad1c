import type { Scene } from '@ipw/domain';
import { sendYzm } from './calls';
import { CodeInput } from './CodeInput';
import { phoneOf } from './phone';
import type { FieldControl } from './schema-form';

interface CodeFieldProps {
  control: FieldControl;
  scene: Scene;
  onRefused?: Readonly<Record<number, () => void>>;
}

/** A one-time code sent to the phone in the form. */
export function CodeField({ control, scene, onRefused = {} }: CodeFieldProps) {
  const phone = phoneOf(control.values);
  return (
    <CodeInput
      control={control}
      value={control.value}
      onChange={control.set}
      name={`${scene}+${phone.area_code}-${phone.phone_number ?? ''}`}
      send={(options) => sendYzm(phone, scene, options)}
      onRefused={onRefused}
    />
  );
}
