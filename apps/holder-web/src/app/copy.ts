import { toast } from '@ipw/ui';
import { translate, type Key } from '../i18n/catalogue';

/** Puts an address on the clipboard and says so; where a browser does not let us, it says that. */
export async function copy(text: string, done: Key, failed: Key): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('good', translate(done));
  } catch {
    toast('bad', translate(failed));
  }
}
