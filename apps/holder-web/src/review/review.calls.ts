import { reviewApi, type SubjectName } from '@ipw/domain';
import { ask, toast } from '@ipw/ui';
import { api } from '../app/api';
import { translate } from '../i18n/catalogue';

interface Reviewed {
  ip_id: string;
  subject: SubjectName;
  subject_id: string;
  version: number;
}

/** Withdraws an edit from review; true if it succeeded. */
export async function withdraw(one: Reviewed): Promise<boolean> {
  const yes = await ask({
    title: translate('review.withdraw.title'),
    text: translate('review.withdraw.text'),
    confirm: translate('action.revision.withdraw'),
  });
  if (!yes) return false;
  await api(reviewApi.withdraw, one);
  return true;
}

/** Discards an edit; live content stays. True if it succeeded. */
export async function discard(one: Reviewed): Promise<boolean> {
  const yes = await ask({
    title: translate('review.discard.title'),
    text: translate('review.discard.text'),
    confirm: translate('action.revision.discard'),
    danger: true,
  });
  if (!yes) return false;
  await api(reviewApi.discard, one);
  toast('good', translate('review.discarded'));
  return true;
}

/** `isLive`: an earlier version is public. */
export const askToSubmit = (isLive: boolean): Promise<boolean> =>
  ask({
    title: translate('review.submit.title'),
    text: translate(isLive ? 'review.submit.text' : 'review.submit.text_new'),
  });
