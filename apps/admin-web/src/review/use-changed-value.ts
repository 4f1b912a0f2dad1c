import type { Mark } from '@ipw/domain';
import { useFormats } from '../i18n/format';
import { useWords } from '../i18n/locale';
import { useMarkedNames } from './use-marked-names';

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/;
const TAIL = 6;

/** Where the words of a field's values are, when not under the field's own name. */
const WORDS_OF: Readonly<Record<string, string>> = {
  match_relation: 'relation',
  reason_code: 'claim_reason',
  auth_status: 'state.auth',
  revealed: 'field',
};

/** A value of the history as people read it: its word, a moment, the tail of an id. */
export function useChangedValue(): (field: string, value: unknown) => string {
  const words: Partial<Record<string, string>> = useWords().words;
  const { moment } = useFormats();
  const marked = useMarkedNames();
  const shown = (field: string, value: unknown): string => {
    if (field === 'marks' && typeof value === 'string') return marked(JSON.parse(value) as Mark[]);
    if (value === null || value === undefined || value === '') return '—';
    if (Array.isArray(value)) return value.map((one) => shown(field, one)).join(' · ');
    if (typeof value === 'object') return JSON.stringify(value);
    const text = String(value);
    if (MOMENT.test(text)) return moment(text);
    if (ID.test(text)) return `…${text.slice(-TAIL)}`;
    return words[`${WORDS_OF[field] ?? field}.${text}`] ?? text;
  };
  return shown;
}
