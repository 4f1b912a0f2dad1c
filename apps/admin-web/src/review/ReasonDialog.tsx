import { codePointLength, type ReviewMark, TEXT } from '@ipw/domain';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../components/Dialog';
import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { type Markable, Marks } from './Marks';

export interface Reason {
  reason_code: string;
  reason: string;
  marks?: ReviewMark[];
}

interface Props {
  title: string;
  confirm: string;
  machine: string;
  reasons: readonly string[];
  /** What the rejection may point at. */
  markable?: readonly Markable[] | undefined;
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
  const [marks, setMarks] = useState<readonly ReviewMark[]>([]);
  const errors = error instanceof Refusal ? error.body.errors : {};
  const length = codePointLength(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm({ reason_code: code, reason: text.trim(), ...(markable && { marks: [...marks] }) });
  };
  return (
    <Dialog title={title} onClose={onClose}>
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
        {!!markable?.length && <Marks options={markable} value={marks} onChange={setMarks} />}
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
