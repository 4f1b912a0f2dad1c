import type { FieldError } from '@ipw/domain';
import type { Problem } from './sentence';
import type { UiText } from './text';
import { toast } from './toast';

const MISSING: readonly string[] = ['required', 'upload_required'];

/** Shows a toast when several fields are missing, because only the first is in view. */
export function tellMissing(t: UiText['t'], found: readonly (Problem | FieldError)[]): void {
  const missing = found.filter((one) => one.rule && MISSING.includes(one.rule));
  if (missing.length > 1) toast('warning', t('ui.some_missing'));
}
