import { toast } from '@ipw/ui';
import { translate, type Key } from '../i18n/catalogue';

/** Copies an address to the clipboard and shows whether it succeeded. */
export async function copy(text: string, done: Key, failed: Key): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('good', translate(done));
  } catch {
    toast('bad', translate(failed));
  }
}
