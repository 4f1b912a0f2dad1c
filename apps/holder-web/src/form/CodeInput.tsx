import { clockWords, YZM, type FieldError } from '@ipw/domain';
import { Button, Field, toast } from '@ipw/ui';
import { useState } from 'react';
import { ApiError, type CallOptions } from '../app/api';
import { useT } from '../i18n/catalogue';
import { useCountdown } from './countdown';
import { textOf } from './phone';
import type { FieldControl } from './schema-form';

interface CodeInputProps {
  control: Pick<FieldControl, 'id' | 'error' | 'show'>;
  value: unknown;
  onChange: (value: string) => void;
  label?: string;
  hint?: string;
  /** Key of the countdown, which continues when the page is left and opened again. */
  name: string;
  /** Sends the code; returns a field error when the recipient is invalid. */
  send: (options: CallOptions) => Promise<{ countdown: number } | FieldError[]>;
  /** Handlers of errors the page shows itself, e.g. an unknown phone. */
  onRefused?: Readonly<Record<number, () => void>>;
}

/** A one-time code with the button that sends it; the server sets the waiting time for the next. */
export function CodeInput({
  control,
  value,
  onChange,
  label,
  hint,
  name,
  send,
  onRefused = {},
}: CodeInputProps) {
  const t = useT();
  const [seconds, startCountdown] = useCountdown(name);
  const [sending, setSending] = useState(false);

  const press = async () => {
    setSending(true);
    try {
      const options = { fields: ['phone_number', 'area_code'], expect: Object.keys(onRefused).map(Number) };
      const answer = await send(options);
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
    <Field label={label ?? t('yzm.label')} id={control.id} error={control.error} hint={hint}>
      {(props) => (
        <div className="ui-input-group">
          <input
            className="ui-input"
            {...props}
            name="yzm"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={YZM.digits}
            value={textOf(value)}
            onChange={(event) => onChange(event.target.value.trim())}
          />
          <Button className="code-send" busy={sending} disabled={seconds > 0} onClick={() => void press()}>
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
