import type { FieldError } from '@ipw/domain';
import type { Problem } from './sentence';
import type { UiText } from './text';
import { toast } from './toast';

const MISSING: readonly string[] = ['required', 'upload_required'];

/** Says that more than one field was left empty: only the first of them is in sight. */
export function tellMissing(t: UiText['t'], found: readonly (Problem | FieldError)[]): void {
  const missing = found.filter((one) => one.rule && MISSING.includes(one.rule));
  if (missing.length > 1) toast('warning', t('ui.some_missing'));
}
