import { QUESTION_LIMITS, TEXT, type Usage } from '@ipw/domain';
import { Choices } from '../../components/Choices';
import { useMissing } from '../../components/Missing';
import { Prose } from '../../components/Prose';
import { useT } from '../../i18n/locale';
import { type FieldName, keyOf } from '../../i18n/words';
import { type Ask, nameOf } from '../../pages/ask';
import { PaperInput } from './PaperInput';

/** The input of a field, if it is not a line of text. */
const KINDS: Partial<Record<FieldName, 'prose' | 'day' | Usage>> = {
  reason: 'prose',
  note: 'prose',
  answer: 'prose',
  paid_back_on: 'day',
  registered_on: 'day',
  listed_on: 'day',
  file: 'invoice_file',
  certificate: 'filing_certificate',
};

/** Maximum code points, if not those of a reason. */
const MOST: Partial<Record<FieldName, number>> = { answer: QUESTION_LIMITS.answer };

interface Props {
  ask: Ask;
  value: string;
  error: string | undefined;
  /** The first input of a dialog gets the focus. */
  first: boolean;
  onChange: (value: string) => void;
}

/** An input an action needs. */
export function AskInput({ ask, value, error, first, onChange }: Props) {
  const t = useT();
  const name = nameOf(ask);
  const label = t(keyOf('field', name));
  const missing = useMissing(!value);
  const problem = error ?? missing;
  const shared = { value, error, onChange };
  if (typeof ask !== 'string' && 'control' in ask) return <ask.control {...shared} label={label} />;
  if (typeof ask !== 'string')
    return (
      <Choices
        {...shared}
        legend={label}
        name={name}
        options={ask.options}
        word={(option) => t(keyOf(ask.words, option))}
      />
    );
  const kind = KINDS[name];
  if (kind === 'prose')
    return <Prose {...shared} required first={first} label={label} max={MOST[name] ?? TEXT.reason} />;
  if (kind && kind !== 'day')
    return <PaperInput usage={kind} label={label} error={error} onChange={onChange} />;
  return (
    <label className="input">
      <span>{label}</span>
      <input
        required
        {...(kind === 'day' ? { type: 'date', max: '9999-12-31' } : { autoComplete: 'off' })}
        {...(first && { 'data-first': true })}
        value={value}
        aria-invalid={!!problem}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem && <em>{problem}</em>}
    </label>
  );
}
