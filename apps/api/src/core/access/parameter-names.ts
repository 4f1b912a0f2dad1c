import { type Endpoint, type FieldError, fieldErrors } from '@ipw/domain';

/**
 * Parameters whose name in errors (`name.<name>`) differs from that of other calls, by the path of the call. Those that a form has
 * are named by its schema (`naming`); no form has these, so the web apps need no words for them.
 */
const PARAMETER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'content/legal': { page: 'legal_page' },
  'content/consent': { page: 'legal_page' },
  'ip/visits': { days: 'days_shown' },
  'ip/figures': { days: 'days_shown' },
};

/** The errors of a call's input, whose fields are named as the call means them. */
export function inputErrors(
  { path, input }: Endpoint,
  issues: readonly unknown[],
  given: object,
): FieldError[] {
  const names = PARAMETER_NAMES[path];
  return fieldErrors(issues, given, names ? { names } : input);
}
