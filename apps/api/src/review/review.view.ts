import {
  type Content,
  type ContentData,
  idsIn,
  type Language,
  type ReviewField,
  type Shown,
  type UploadedFile,
} from '@ipw/domain';
import { say } from '../core/i18n';
import { changedFields } from '../core/review/revision.view';
import type { WordOf } from '../ip/reference-lists.service';

function shown(
  content: Content,
  field: string,
  value: unknown,
  files: readonly UploadedFile[],
  language: Language,
  wordOf: WordOf,
): Shown {
  if (field in content.files)
    return {
      kind: 'pictures',
      value: idsIn(value).flatMap((id) => files.filter(({ image_id }) => image_id === id)),
    };
  const prefix = content.words?.[field];
  const worded = (one: unknown) => (prefix ? wordOf(prefix, one) : String(one));
  if (Array.isArray(value)) return { kind: 'list', value: value.map(worded) };
  if (typeof value === 'object' && value !== null)
    return {
      kind: 'list',
      value: Object.entries(value)
        .filter(([, one]) => one)
        .map(([key, one]) => `${say(language, `account.${key}`)}: ${String(one)}`),
    };
  return { kind: 'text', value: value === null || value === undefined || value === '' ? '' : worded(value) };
}

/** A revision field by field, live beside proposed, in the words of the reader. */
export function reviewFields(
  content: Content,
  live: ContentData | null,
  proposed: ContentData,
  files: readonly UploadedFile[],
  language: Language,
  wordOf: WordOf,
): ReviewField[] {
  const changed = live ? changedFields(live, proposed) : Object.keys(proposed);
  return Object.keys({ ...proposed, ...live }).map((field) => ({
    field,
    changed: changed.includes(field),
    live: live && shown(content, field, live[field], files, language, wordOf),
    proposed: shown(content, field, proposed[field], files, language, wordOf),
  }));
}
