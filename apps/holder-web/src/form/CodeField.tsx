import { clockWords, YZM, type Scene } from '@ipw/domain';
import { Button, Field, toast, type FieldControl } from '@ipw/ui';
import { useState } from 'react';
import { ApiError } from '../app/api';
import { useT } from '../i18n/catalogue';
import { calls } from './calls';
import { useCountdown } from './countdown';
import { phoneOf, textOf } from './phone';

interface CodeFieldProps {
  control: FieldControl;
  scene: Scene;
  /** Refusals the page answers itself, e.g. an unknown phone. */
  onRefused?: Readonly<Record<number, () => void>>;
}

/** A one-time code and the button that sends it; the server says how long to wait for the next. */
export function CodeField({ control, scene, onRefused = {} }: CodeFieldProps) {
  const t = useT();
  const phone = phoneOf(control.values);
  const [seconds, startCountdown] = useCountdown(`${scene}+${phone.area_code}-${phone.phone_number ?? ''}`);
  const [sending, setSending] = useState(false);

  const send = async () => {
    setSending(true);
    try {
      const options = { fields: ['phone_number', 'area_code'], expect: Object.keys(onRefused).map(Number) };
      const answer = await (await calls()).sendYzm(phone, scene, options);
      if (Array.isArray(answer)) {
        control.show(answer);
        return;
      }
      startCountdown(answer.countdown);
      toast('good', t('yzm.sent'));
      document.getElementById(control.id)?.focus();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.retryAfter) startCountdown(error.retryAfter);
      control.show(error.problems);
      onRefused[error.code]?.();
    } finally {
      setSending(false);
    }
  };

  return (
    <Field label={t('yzm.label')} id={control.id} error={control.error}>
      {(props) => (
        <div className="ui-input-group">
          <input
            className="ui-input"
            {...props}
            name="yzm"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={YZM.digits}
            value={textOf(control.value)}
            onChange={(event) => control.set(event.target.value.trim())}
          />
          <Button className="code-send" busy={sending} disabled={seconds > 0} onClick={() => void send()}>
            {seconds > 99
              ? t('yzm.later', { time: clockWords(seconds) })
              : seconds > 0
                ? t('yzm.wait', { seconds })
                : t('yzm.send')}
          </Button>
        </div>
      )}
    </Field>
  );
}
