import {
  fill,
  fillAboutField,
  type FieldError,
  formatDay,
  formatNumber,
  type Language,
  ruleKey,
} from '@ipw/domain';
import { serverEn, type ServerKey } from '@ipw/domain/i18n/server.en';
import { serverZhCn } from '@ipw/domain/i18n/server.zh-CN';
import { serverZhTw } from '@ipw/domain/i18n/server.zh-TW';
import { sharedEn, type SharedKey } from '@ipw/domain/i18n/shared.en';
import { sharedZhCn } from '@ipw/domain/i18n/shared.zh-CN';
import { sharedZhTw } from '@ipw/domain/i18n/shared.zh-TW';

export type Key = ServerKey | SharedKey;

const CATALOGUES: Record<Language, Record<Key, string>> = {
  en: { ...serverEn, ...sharedEn },
  'zh-CN': { ...serverZhCn, ...sharedZhCn },
  'zh-TW': { ...serverZhTw, ...sharedZhTw },
};

/** Arguments as a reader expects them: numbers in groups, days in words. */
const readable = (args: Record<string, unknown>, language: Language): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number'
        ? formatNumber(value, language)
        : typeof value === 'string'
          ? formatDay(value, language)
          : value,
    ]),
  );

/** A sentence of the catalogues; an unknown key is returned unchanged. */
export const translate = (
  language: Language,
  key: Key | (string & {}),
  args: Record<string, unknown> = {},
): string => fill(CATALOGUES[language][key as Key] ?? key, readable(args, language));

export const knows = (key: string): boolean => key in CATALOGUES.en;

/**
 * The sentence of a field error; a field without a label is named by its parameter. `case` among its arguments names a sentence of
 * the rule that only the server has.
 */
export function translateFieldError(language: Language, { field, rule, args, name }: FieldError): string {
  const key = `name.${name ?? field.split('.')[0]!}`;
  const sentence = ruleKey(field, rule);
  return fillAboutField(translate(language, args.case ? `${sentence}.${args.case}` : sentence), {
    field: rule !== 'unknown' && knows(key) ? translate(language, key) : field,
    ...readable(args, language),
  });
}
