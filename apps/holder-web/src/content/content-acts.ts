import { reviewApi, type ReviewState } from '@ipw/domain';
import { ask, toast } from '@ipw/ui';
import { api } from '../app/api';
import { withQuery } from '../app/paths';
import { translate } from '../i18n/catalogue';
import { askToSubmit, discard, withdraw } from '../review/review.calls';
import { contentCall } from './content.calls';
import { actionWord, kindWord } from './kind-words';
import { toastDeleted } from './trash.calls';
import type { Act, Acted, ListedKind } from './listed-kind';

/** The editor page of content; without an id, of new content. */
export const editPath = (
  { name, kind, newPage, pathOf }: ListedKind,
  ip_id: string,
  item?: { id: string; isLive: boolean },
  query: Record<string, string> = {},
): string =>
  item
    ? withQuery(pathOf?.(item) ?? kind.page, { id: ip_id, [name]: item.id })
    : withQuery(newPage ?? kind.page, { id: ip_id, ...query });

export const listPath = ({ kind }: ListedKind, ip_id: string, query: Record<string, string> = {}): string =>
  withQuery(kind.listPage, { id: ip_id, ...query });

const REJECTED: ReviewState = 'rejected';
export const isRejected = ({ state }: { state: ReviewState }): boolean => state === REJECTED;

const reviewed = (ip_id: string, { name, id, version }: Acted) => ({
  ip_id,
  subject: name,
  subject_id: id,
  version,
});

const submit: Act = {
  look: 'primary',
  // After a rejection the label says 'resend'.
  label: ({ name, state }) => kindWord(name, `submit.${state}`),
  run: async (ip_id, { name, id, version, isLive }) => {
    if (!(await askToSubmit(isLive))) return undefined;
    await contentCall(name, 'submit', id, { ip_id, version });
    toast('good', translate('review.submitted'));
    return undefined;
  },
};

const duplicate: Act = {
  look: 'quiet',
  run: async (ip_id, { name, id }) => {
    const copy = await api(reviewApi.duplicate, { ip_id, subject: name, subject_id: id });
    toast('good', translate('content.duplicated'));
    return { id: copy.subject_id };
  },
};

const remove: Act = {
  look: 'quiet',
  run: async (ip_id, { name, id, version, title, isLive }) => {
    const yes = await ask({
      title: kindWord(name, 'delete.title', { name: title }),
      text: kindWord(name, isLive ? 'delete.text' : 'delete.text_new'),
      confirm: actionWord(name, 'delete'),
      danger: true,
    });
    if (!yes) return undefined;
    const { trash_id } = await contentCall(name, 'delete', id, { ip_id, version });
    toastDeleted(kindWord(name, 'deleted'), ip_id, String(trash_id));
    return 'list';
  },
};

/** The holder's handling of each action the server offers, in the order of the buttons. */
const actsOf = ({ acts }: ListedKind): Readonly<Record<string, Act>> => ({
  submit,
  edit: { look: 'secondary', run: () => Promise.resolve('edit') },
  withdraw: {
    look: 'secondary',
    run: async (ip_id, item) => ((await withdraw(reviewed(ip_id, item))) ? 'edit' : undefined),
  },
  ...acts,
  discard: {
    look: 'quiet',
    run: async (ip_id, item) => ((await discard(reviewed(ip_id, item))) ? 'list' : undefined),
  },
  duplicate,
  delete: remove,
});

/** Rejected content is edited first: to resend it unchanged is the lesser act. */
export function actsOn(of: ListedKind, item: Acted): Readonly<Record<string, Act>> {
  const acts = actsOf(of);
  if (!isRejected(item)) return acts;
  const { edit, submit: resend, ...rest } = acts;
  return { edit: { ...edit!, look: 'primary' }, submit: { ...resend!, look: 'secondary' }, ...rest };
}
