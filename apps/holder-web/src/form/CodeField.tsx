import type { Scene } from '@ipw/domain';
import type { FieldControl } from '@ipw/ui';
import { calls } from './calls';
import { CodeInput } from './CodeInput';
import { phoneOf } from './phone';

interface CodeFieldProps {
  control: FieldControl;
  scene: Scene;
  onRefused?: Readonly<Record<number, () => void>>;
}

/** A code sent to the phone of the form. */
export function CodeField({ control, scene, onRefused = {} }: CodeFieldProps) {
  const phone = phoneOf(control.values);
  return (
    <CodeInput
      control={control}
      value={control.value}
      onChange={control.set}
      name={`${scene}+${phone.area_code}-${phone.phone_number ?? ''}`}
      send={async (options) => (await calls()).sendYzm(phone, scene, options)}
      onRefused={onRefused}
    />
  );
}
