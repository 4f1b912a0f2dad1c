import { PAYMENT_TYPES, REPORT_OUTCOMES, type Usage } from '@ipw/domain';
import { useT } from '../i18n/locale';
import { type FieldName, keyOf } from '../i18n/words';
import { PaperInput } from './PaperInput';

/** How a field is asked for, where that is not a line of text. */
type Kind =
  | { kind: 'prose' | 'day' }
  | { kind: 'choice'; options: readonly string[]; prefix: string }
  | { kind: 'paper'; usage: Usage };

const KINDS: Partial<Record<FieldName, Kind>> = {
  reason: { kind: 'prose' },
  paid_back_on: { kind: 'day' },
  method: { kind: 'choice', options: PAYMENT_TYPES, prefix: 'payment_type' },
  outcome: { kind: 'choice', options: REPORT_OUTCOMES, prefix: 'report_outcome' },
  file: { kind: 'paper', usage: 'invoice_file' },
};

interface Props {
  name: FieldName;
  value: string;
  error: string | undefined;
  /** The first of a dialog has the focus. */
  first: boolean;
  onChange: (value: string) => void;
}

/** One field an action needs. */
export function AskInput({ name, value, error, first, onChange }: Props) {
  const t = useT();
  const label = t(keyOf('field', name));
  const kind = KINDS[name];
  if (kind?.kind === 'paper')
    return <PaperInput usage={kind.usage} label={label} error={error} onChange={onChange} />;
  const control = {
    required: true,
    value,
    'aria-invalid': !!error,
    ...(first && { 'data-first': true }),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <label className="input">
      <span>{label}</span>
      {kind?.kind === 'prose' && <textarea rows={3} {...control} />}
      {kind?.kind === 'day' && <input type="date" max="9999-12-31" {...control} />}
      {kind?.kind === 'choice' && (
        <select {...control}>
          <option value="">{t('choose')}</option>
          {kind.options.map((option) => (
            <option key={option} value={option}>
              {t(keyOf(kind.prefix, option))}
            </option>
          ))}
        </select>
      )}
      {!kind && <input autoComplete="off" {...control} />}
      {error && <em>{error}</em>}
    </label>
  );
}
