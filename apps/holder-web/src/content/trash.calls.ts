import { trashApi } from '@ipw/domain';
import { toast } from '@ipw/ui';
import { api } from '../app/api';
import { translate } from '../i18n/catalogue';
import { contentChanged } from './content.calls';

/** Restores deleted content; a refusal shows its own toast. */
export async function restore(ip_id: string, trash_id: string): Promise<void> {
  try {
    await api(trashApi.restore, { ip_id, trash_id });
    toast('good', translate('content.restored'));
  } finally {
    await contentChanged();
  }
}

/** Says that content was deleted, and offers to restore it. */
export const toastDeleted = (text: string, ip_id: string, trash_id: string): void =>
  toast('good', text, () => void restore(ip_id, trash_id).catch(() => undefined));
