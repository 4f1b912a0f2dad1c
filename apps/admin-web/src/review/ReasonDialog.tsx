import { codePointLength, type Mark, TEXT } from '@ipw/domain';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../components/Dialog';
import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { markOf } from './mark-key';
import { MarkFields } from './MarkFields';
import type { Markable } from './reviewable';

export interface Reason {
  reason_code: string;
  reason: string;
  marks?: Mark[];
}

interface Props {
  title: string;
  confirm: string;
  machine: string;
  reasons: readonly string[];
  /** What can be pointed at; nothing when many are rejected at once. */
  markable?: readonly Markable[];
  busy: boolean;
  error: Error | null;
  onConfirm: (reason: Reason) => void;
  onClose: () => void;
}

/** The code that says nothing by itself and therefore needs text. */
const NEEDS_TEXT = 'other';

/** A refusal with one of the known reasons and, for the member to read, what to do better. */
export function ReasonDialog({
  title,
  confirm,
  machine,
  reasons,
  markable,
  busy,
  error,
  onConfirm,
  onClose,
}: Props) {
  const t = useT();
  const [code, setCode] = useState('');
  const [text, setText] = useState('');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const errors = error instanceof Refusal ? error.body.errors : {};
  const length = codePointLength(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm({
      reason_code: code,
      reason: text.trim(),
      ...(markable && { marks: [...marked].map(markOf) }),
    });
  };
  const mark = (key: string, yes: boolean) =>
    setMarked((before) => new Set(yes ? [...before, key] : [...before].filter((one) => one !== key)));
  return (
    <Dialog title={title} onClose={onClose} wide={!!markable}>
      <form className="stack" onSubmit={submit}>
        <fieldset className="reasons">
          <legend>{t('reason.code')}</legend>
          {reasons.map((reason) => (
            <label key={reason}>
              <input
                type="radio"
                name="reason_code"
                required
                value={reason}
                checked={code === reason}
                onChange={() => setCode(reason)}
              />
              {t(keyOf(`${machine}_reason`, reason))}
            </label>
          ))}
          {errors['reason_code'] && <em>{errors['reason_code']}</em>}
        </fieldset>
        {markable && <MarkFields parts={markable} marked={marked} onMark={mark} />}
        <label className="input">
          <span>
            {t(code === NEEDS_TEXT ? 'reason.text_needed' : 'reason.text')}
            <small className="figures">
              {length} / {TEXT.reason}
            </small>
          </span>
          <textarea
            rows={4}
            value={text}
            required={code === NEEDS_TEXT}
            placeholder={t('reason.placeholder')}
            aria-invalid={!!errors['reason']}
            onChange={(event) => setText(event.target.value)}
          />
          {errors['reason'] && <em>{errors['reason']}</em>}
        </label>
        <p className="problem" role="alert">
          {Object.keys(errors).length === 0 && error?.message}
        </p>
        <div className="dialog-bar">
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button
            type="submit"
            className="button danger-solid"
            disabled={busy || length > TEXT.reason}
            aria-busy={busy}
          >
            {confirm}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
