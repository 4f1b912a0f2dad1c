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

/** Takes an edit back from review; true when it was. */
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

/** Drops an edit; what is live stays. True when it was. */
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

/** `isLive`: everybody sees an earlier version of it. */
export const askToSubmit = (isLive: boolean): Promise<boolean> =>
  ask({
    title: translate('review.submit.title'),
    text: translate(isLive ? 'review.submit.text' : 'review.submit.text_new'),
  });
