import { formatFen, type Mark } from '@ipw/domain';
import { idEnd } from '../components/id-end';
import { useFormats } from '../i18n/format';
import { useWords } from '../i18n/locale';
import { parsed } from './changed-items';
import { useMarkedNames } from './use-marked-names';

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** Label prefix of a field's values, if it differs from the field's name. */
const WORDS_OF: Readonly<Record<string, string>> = {
  match_relation: 'relation',
  auth_status: 'state.auth',
  revealed: 'field',
  resource: 'menu',
  format: 'export_format',
  topic: 'faq_topic',
  type: 'article_type',
  active: 'flag',
  hidden: 'flag',
  listed: 'flag',
};

/** Prefixes of reasons, kinds and outcomes in the history; the first with a label for the code is used. */
const TABLES_OF: Readonly<Record<string, readonly string[]>> = {
  reason_code: [
    'claim_reason',
    'revision_reason',
    'verification_reason',
    'issue_reason',
    'closure_reason',
    'filing_reason',
  ],
  kind: ['kind', 'claim_kind', 'alert_kind', 'job_kind'],
  method: ['payment_type'],
  pay: ['filing_pay'],
  outcome: ['report_outcome', 'alert_outcome'],
};

/** The label of a field's value; undefined for free text and numbers. */
export const wordOfValue = (
  words: Partial<Record<string, string>>,
  field: string,
  value: string,
): string | undefined =>
  (TABLES_OF[field] ?? [WORDS_OF[field] ?? field])
    .map((table) => words[`${table}.${value}`])
    .find((word) => word !== undefined);

/** A value of the history as text: its label, an amount, a time, or the end of an id. */
export function useChangedValue(): (field: string, value: unknown) => string {
  const words: Partial<Record<string, string>> = useWords().words;
  const { moment, wholeDay } = useFormats();
  const marked = useMarkedNames();
  const shown = (field: string, stored: unknown): string => {
    const value = parsed(stored);
    if (value === null || value === undefined || value === '') return '—';
    if (field === 'marks' && Array.isArray(value)) return marked(value as Mark[]) || '—';
    if (Array.isArray(value)) return value.map((one) => shown(field, one)).join(' · ') || '—';
    // A sticker is its name and its picture.
    if (typeof value === 'object' && field === 'emoji_list')
      return (
        Object.values(value)
          .filter(Boolean)
          .map((one) => shown('', one))
          .join(' ') || '—'
      );
    if (typeof value === 'object')
      return (
        Object.entries(value)
          .map(([name, one]) => `${words[`field.${name}`] ?? name}: ${shown(name, one)}`)
          .join(' · ') || '—'
      );
    if (field.endsWith('_fen')) return `¥${formatFen(Number(value))}`;
    const text = String(value);
    if (DAY.test(text) || (MOMENT.test(text) && field.endsWith('_on'))) return wholeDay(text);
    if (MOMENT.test(text)) return moment(text);
    if (ID.test(text)) return idEnd(text);
    return wordOfValue(words, field, text) ?? text;
  };
  return shown;
}
