import { type Mark, TEXT } from '@ipw/domain';
import { useState } from 'react';
import { Choices } from '../../components/Choices';
import { FormDialog } from '../../components/FormDialog';
import { Prose } from '../../components/Prose';
import { Refusal } from '../../http/refusal';
import { useT } from '../../i18n/locale';
import { keyOf } from '../../i18n/words';
import { reasonWords } from '../../history/reason-words';
import { markKey, markOf } from '../marks/mark-key';
import { MarkFields } from '../marks/MarkFields';
import type { Markable } from '../model/review-model';
import type { DraftProps } from '../inputs/use-drafts';

export interface Reason {
  reason_code: string;
  reason: string;
  marks?: Mark[];
}

/** What was chosen and typed so far. */
export interface ReasonDraft {
  code: string;
  text: string;
  details: Readonly<Record<string, string>>;
  marked: readonly string[];
}

const EMPTY: ReasonDraft = { code: '', text: '', details: {}, marked: [] };

interface Props extends DraftProps<ReasonDraft> {
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
  draft: kept,
  onDraft,
  busy,
  error,
  onConfirm,
  onClose,
}: Props) {
  const t = useT();
  const [draft, setDraft] = useState({ ...EMPTY, ...kept });
  const { code, text, details, marked } = draft;
  const write = (part: Partial<ReasonDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onDraft(next);
  };
  const errors = error instanceof Refusal ? error.body.errors : {};
  // A picture marked in an earlier draft may be gone.
  const parts = markable?.flatMap(({ field, files = [] }) => [
    field,
    ...files.map(({ image_id }) => markKey({ field, image_id })),
  ]);
  const submit = () =>
    onConfirm({
      reason_code: code,
      reason: text.trim(),
      ...(parts && {
        marks: marked
          .filter((key) => parts.includes(key))
          .map((key) => ({
            ...markOf(key),
            ...(details[key]?.trim() && { reason: details[key].trim() }),
          })),
      }),
    });
  const mark = (key: string, yes: boolean) =>
    write({ marked: yes ? [...marked, key] : marked.filter((one) => one !== key) });
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
        onChange={(chosen) => write({ code: chosen })}
      />
      {markable && (
        <MarkFields
          parts={markable}
          marked={marked}
          onMark={mark}
          {...(explained && { reasons: details })}
          onReason={(key, reason) => write({ details: { ...details, [key]: reason } })}
        />
      )}
      <Prose
        label={t(code === NEEDS_TEXT ? 'reason.text_needed' : 'reason.text')}
        placeholder={t('reason.placeholder')}
        required={code === NEEDS_TEXT}
        max={TEXT.reason}
        value={text}
        error={errors['reason']}
        onChange={(typed) => write({ text: typed })}
      />
    </FormDialog>
  );
}
