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
import { regions } from '../core/regions';
import { changedFields } from '../core/review/revision.view';

const wordOf = (language: Language, prefix: string, value: unknown): string =>
  prefix === 'country'
    ? (regions(language).countries.find(({ code }) => code === value)?.name ?? String(value))
    : say(language, `${prefix}.${String(value)}`);

/** What stands for the ids in a content, and in which language. */
interface Words {
  files: readonly UploadedFile[];
  /** Of other content it refers to. */
  names: ReadonlyMap<string, string>;
  language: Language;
}

function shown(content: Content, field: string, value: unknown, { files, names, language }: Words): Shown {
  if (field in content.files)
    return {
      kind: 'pictures',
      value: idsIn(value).flatMap((id) => files.filter(({ image_id }) => image_id === id)),
    };
  const prefix = content.words?.[field];
  const worded = (one: unknown) =>
    prefix ? wordOf(language, prefix, one) : (names.get(one as string) ?? String(one));
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
  words: Words,
): ReviewField[] {
  const changed = live ? changedFields(live, proposed) : Object.keys(proposed);
  return Object.keys({ ...proposed, ...live }).map((field) => ({
    field,
    changed: changed.includes(field),
    live: live && shown(content, field, live[field], words),
    proposed: shown(content, field, proposed[field], words),
  }));
}
