import { ERRORS, type Scene, type Usage } from '@ipw/domain';
import { Button, MultiUpload, UploadProvider } from '@ipw/ui';
import { useState } from 'react';
import { ApiError, type CallOptions } from '../app/api';
import { CodeInput } from './CodeInput';
import { sendYzm } from './calls';
import { PhoneField } from './PhoneField';
import { phoneOf } from './phone';
import type { FieldControl } from './schema-form';
import { useT } from '../i18n/catalogue';
import { isProven, picturesIn, PROVEN, provenBy } from './proven';
import { useVisitorUploads } from './use-visitor-uploads';
import './visitor-pictures.css';

interface VisitorPicturesProps {
  control: FieldControl;
  usage: Usage;
  scene: Scene;
  label: string;
  help: string;
  optional?: boolean;
  /** Why the phone is asked for first, and the button that proves it. */
  why: string;
  verify: string;
  /** A call that takes phone and code, after which this browser has proven the phone. */
  prove: (
    input: { area_code: string; phone_number: string; yzm: string },
    options: CallOptions,
  ) => Promise<unknown>;
}

/** Pictures of people without an account; before the first, the phone of the form is proven by its code, which then is not asked for again. */
export function VisitorPictures(props: VisitorPicturesProps) {
  const { control, usage, label, help, optional = false } = props;
  const t = useT();
  const env = useVisitorUploads();
  if (!isProven(control.values)) return <ProvePhone {...props} />;
  return (
    <UploadProvider value={env}>
      <MultiUpload
        id={control.id}
        usage={usage}
        label={label}
        {...(optional && { note: t('ui.optional') })}
        help={help}
        error={control.error}
        value={picturesIn(control.value)}
        onChange={control.set}
        onBusy={control.onBusy}
      />
    </UploadProvider>
  );
}

/** The form's own phone and code, asked for here instead of at its end. */
function ProvePhone({ control, scene, why, verify, prove: call }: VisitorPicturesProps) {
  const t = useT();
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const { values, setOther } = control;
  const phone = phoneOf(values);
  const inline = (name: string): FieldControl => ({
    ...control,
    id: `${control.id}-${name}`,
    value: values[name],
    error: wrong[name],
    set: (value) => {
      setWrong({});
      setOther(name, value);
    },
    show: (found) => setWrong(Object.fromEntries(found.map(({ field }) => [name && field, t('rule.phone')]))),
  });
  const prove = async () => {
    setBusy(true);
    try {
      const input = { ...phone, phone_number: phone.phone_number ?? '', yzm: String(values.yzm ?? '') };
      const fields = ['phone_number', 'area_code', 'yzm'];
      await call(input, { fields, expect: [ERRORS.YZM.code] });
      setOther('yzm', '');
      setOther(PROVEN, provenBy(values));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const named = error.problems.map(({ field, msg }) => [
        field === 'area_code' ? 'phone_number' : field,
        msg,
      ]);
      setWrong(error.code === ERRORS.YZM.code ? { yzm: error.message } : Object.fromEntries(named));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div role="group" aria-labelledby={`${control.id}-title`} className="ui-stack visitor-prove">
      <p id={`${control.id}-title`}>{why}</p>
      <PhoneField control={inline('phone_number')} label={t('field.phone')} />
      <CodeInput
        control={inline('yzm')}
        value={values.yzm}
        onChange={(value) => setOther('yzm', value)}
        name={`${scene}+${phone.area_code}-${phone.phone_number ?? ''}`}
        send={(options) => sendYzm(phone, scene, options)}
      />
      <div>
        <Button busy={busy} onClick={() => void prove()}>
          {verify}
        </Button>
      </div>
    </div>
  );
}
