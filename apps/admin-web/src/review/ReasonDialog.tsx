import { type Mark, TEXT } from '@ipw/domain';
import { useState } from 'react';
import { Choices } from '../components/Choices';
import { FormDialog } from '../components/FormDialog';
import { Prose } from '../components/Prose';
import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { reasonWords } from '../history/reason-words';
import { markOf } from './mark-key';
import { MarkFields } from './MarkFields';
import type { Markable } from './types';

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
  /** Parts that can be marked; none when several records are rejected at once. */
  markable?: readonly Markable[];
  /** Whether each mark says what is wrong. */
  explained?: boolean | undefined;
  busy: boolean;
  error: Error | null;
  onConfirm: (reason: Reason) => void;
  onClose: () => void;
}

/** The reason code that needs text, because it says nothing itself. */
const NEEDS_TEXT = 'other';

/** A rejection with one of the reasons and a text for the member. */
export function ReasonDialog({
  title,
  confirm,
  machine,
  reasons,
  markable,
  explained,
  busy,
  error,
  onConfirm,
  onClose,
}: Props) {
  const t = useT();
  const [code, setCode] = useState('');
  const [text, setText] = useState('');
  const [details, setDetails] = useState<Readonly<Record<string, string>>>({});
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const errors = error instanceof Refusal ? error.body.errors : {};
  const submit = () =>
    onConfirm({
      reason_code: code,
      reason: text.trim(),
      ...(markable && {
        marks: [...marked].map((key) => ({
          ...markOf(key),
          ...(details[key]?.trim() && { reason: details[key].trim() }),
        })),
      }),
    });
  const mark = (key: string, yes: boolean) =>
    setMarked((before) => new Set(yes ? [...before, key] : [...before].filter((one) => one !== key)));
  return (
    <FormDialog
      danger
      wide={!!markable}
      title={title}
      confirm={confirm}
      busy={busy}
      problem={Object.keys(errors).length === 0 && error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Choices
        legend={t('reason.code')}
        name="reason_code"
        options={reasons}
        word={(reason) => t(keyOf(reasonWords(machine), reason))}
        value={code}
        error={errors['reason_code']}
        onChange={setCode}
      />
      {markable && (
        <MarkFields
          parts={markable}
          marked={marked}
          onMark={mark}
          {...(explained && { reasons: details })}
          onReason={(key, reason) => setDetails((before) => ({ ...before, [key]: reason }))}
        />
      )}
      <Prose
        label={t(code === NEEDS_TEXT ? 'reason.text_needed' : 'reason.text')}
        placeholder={t('reason.placeholder')}
        required={code === NEEDS_TEXT}
        max={TEXT.reason}
        value={text}
        error={errors['reason']}
        onChange={setText}
      />
    </FormDialog>
  );
}
