import { translate, useT, type Key } from '../i18n/catalogue';

type Args = Readonly<Record<string, string | number>>;

/** A word of the catalogue, or undefined when there is none. */
export const wordIfAny = (key: string, args?: Args): string | undefined => {
  const text = translate(key as Key, args);
  return text === key ? undefined : text;
};

/** A word of a kind, or that of all kinds when it has none. */
export const kindWord = (kind: string, key: string, args?: Args): string =>
  wordIfAny(`content.${kind}.${key}`, args) ?? translate(`content.${key}` as Key, args);

/** The label of a kind's action. */
export const actionWord = (kind: string, action: string): string =>
  wordIfAny(`action.${kind}.${action}`) ??
  wordIfAny(`action.content_item.${action}`) ??
  translate(`action.revision.${action}` as Key);

export function useKindWords(kind: string): (key: string, args?: Args) => string {
  useT();
  return (key, args) => kindWord(kind, key, args);
}

/** The label of a content field. */
export const fieldLabel = (field: string): string => translate(`field.${field}` as Key);

/** The label of a field, and its hint, if there is one. */
export type FieldWords = (field: string, args?: Args) => { label: string; hint: string | undefined };
export const fieldWords: FieldWords = (field, args) => ({
  label: fieldLabel(field),
  hint: wordIfAny(`field.${field}.hint`, args),
});
