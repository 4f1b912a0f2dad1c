import {
  type Content,
  type ContentData,
  contactsIn,
  idsIn,
  type Language,
  type ReviewField,
  type Shown,
  type UploadedFile,
} from '@ipw/domain';
import { translate } from '../core/i18n';
import { changedFields } from '../core/reviewed-content/revision.view';
import type { WordOf } from '../ip';

/** Names for the ids in a content, and the language. */
interface Words {
  files: readonly UploadedFile[];
  /** Names of other content it refers to. */
  names: ReadonlyMap<string, string>;
  /** Labels of the reference lists. */
  wordOf: WordOf;
  language: Language;
}

function shown(
  content: Content,
  field: string,
  value: unknown,
  { files, names, wordOf, language }: Words,
): Shown {
  if (field in content.files)
    return {
      kind: 'pictures',
      value: idsIn(value).flatMap((id) => files.filter(({ image_id }) => image_id === id)),
    };
  const prefix = content.words[field];
  const worded = (one: unknown) => (prefix ? wordOf(prefix, one) : (names.get(one as string) ?? String(one)));
  if (Array.isArray(value)) return { kind: 'list', value: value.map(worded) };
  if (typeof value === 'object' && value !== null)
    return {
      kind: 'list',
      value: Object.entries(value)
        .filter(([, one]) => one)
        .map(([key, one]) => `${translate(language, `account.${key}`)}: ${String(one)}`),
    };
  return { kind: 'text', value: value === null || value === undefined || value === '' ? '' : worded(value) };
}

/** A revision field by field, live and proposed, in the reader's language. */
export function reviewFields(
  content: Content,
  live: ContentData | null,
  proposed: ContentData,
  words: Words,
): ReviewField[] {
  const changed = live ? changedFields(live, proposed) : Object.keys(proposed);
  return Object.keys({ ...proposed, ...live }).map((field) => ({
    field,
    changed: changed.includes(field),
    live: live && shown(content, field, live[field], words),
    proposed: shown(content, field, proposed[field], words),
    contacts: contactsIn(content, field, proposed[field]),
  }));
}
