import { translate, useT, type Key } from '../i18n/catalogue';

type Args = Readonly<Record<string, string | number>>;

/** A word that may be missing; undefined then. */
export const wordIfAny = (key: string, args?: Args): string | undefined => {
  const text = translate(key as Key, args);
  return text === key ? undefined : text;
};

/** What a kind of content says: its own words win over those of all kinds. */
export const kindWord = (kind: string, key: string, args?: Args): string =>
  wordIfAny(`content.${kind}.${key}`, args) ?? translate(`content.${key}` as Key, args);

/** What an action of a kind is called. */
export const actionWord = (kind: string, action: string): string =>
  wordIfAny(`action.${kind}.${action}`) ??
  wordIfAny(`action.content_item.${action}`) ??
  translate(`action.revision.${action}` as Key);

export function useKindWords(kind: string): (key: string, args?: Args) => string {
  useT();
  return (key, args) => kindWord(kind, key, args);
}

/** The label of a field of content, and the hint below it, if it has one. */
export const fieldLabel = (field: string): string => translate(`field.${field}` as Key);
export const fieldHint = (field: string, args?: Args): string | undefined =>
  wordIfAny(`field.${field}.hint`, args);
