import { fillAboutField, type FieldError, ruleKey as keyOf } from '@ipw/domain';
import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import type { UiText } from './text';

/** An error of a field. A server error also names its rule, so that it can be shown in another language. */
export interface Problem extends Partial<Pick<FieldError, 'rule' | 'args' | 'name'>> {
  field: string;
  msg: string;
}

/** The sentence of an error in the current language; the server's sentence when only the server has the words. */
export function sentence(t: UiText['t'], problem: Problem | FieldError): string {
  const { field, rule, args, name = field.split('.')[0]! } = problem;
  const [ruleKey, nameKey] = [rule ? keyOf(field, rule) : '', `name.${name}`] as SharedKey[];
  const [words, label] = [t(ruleKey!), t(nameKey!)];
  const isKnown = rule && rule !== 'unknown' && args && words !== ruleKey && label !== nameKey;
  if ('msg' in problem && !isKnown) return problem.msg;
  return fillAboutField(words, { field: label, ...args });
}
