import type { ReviewStatus, StoryName } from '@ipw/domain';
import { ask, toast, type ButtonLook } from '@ipw/ui';
import { withQuery } from '../../app/paths';
import { translate, type Key } from '../../i18n/catalogue';
import { askToSubmit, discard, withdraw } from '../../review/review.calls';
import { STORY_PLANS } from './story-plans';
import { storyCall } from './story.calls';

/** A content item that something is done about; `title` is what a question calls it. */
export interface Acted extends Pick<ReviewStatus, 'state' | 'version' | 'actions'> {
  name: StoryName;
  id: string;
  title: string;
  /** Everybody sees an approved version of it. */
  isLive: boolean;
}

interface Act {
  look: ButtonLook;
  label: (item: Acted) => Key;
  /** Answers where to go on, if anywhere. */
  run: (ipId: string, item: Acted) => Promise<string | undefined>;
}

export const editPath = (ipId: string, name: StoryName, id?: string): string =>
  withQuery(STORY_PLANS[name].edit, { id: ipId, [name]: id });
export const listPath = (ipId: string, name: StoryName): string =>
  withQuery(STORY_PLANS[name].list, { id: ipId });

const reviewed = (ip_id: string, { name, id, version }: Acted) => ({
  ip_id,
  subject: name,
  subject_id: id,
  version,
});

async function remove(
  ip_id: string,
  { name, id, version, title, isLive }: Acted,
): Promise<string | undefined> {
  const yes = await ask({
    title: translate('story.delete.title', { name: title }),
    text: translate(isLive ? 'story.delete.text' : 'story.delete.text_new'),
    confirm: translate('action.content_item.delete'),
    danger: true,
  });
  if (!yes) return undefined;
  await storyCall(name, 'delete', id, { ip_id, version });
  toast('good', translate('story.deleted'));
  return listPath(ip_id, name);
}

/** What the holder does about each action the server offers, in the order of the buttons. */
export const STORY_ACTS: Readonly<Record<string, Act>> = {
  submit: {
    look: 'primary',
    // After a rejection it is sent once more.
    label: ({ state }) => `story.submit.${state}` as Key,
    run: async (ip_id, { name, id, version, isLive }) => {
      if (!(await askToSubmit(isLive))) return undefined;
      await storyCall(name, 'submit', id, { ip_id, version });
      toast('good', translate('review.submitted'));
      return undefined;
    },
  },
  edit: {
    look: 'secondary',
    label: () => 'action.content_item.edit',
    run: (ipId, { name, id }) => Promise.resolve(editPath(ipId, name, id)),
  },
  withdraw: {
    look: 'secondary',
    label: () => 'action.revision.withdraw',
    run: async (ipId, item) =>
      (await withdraw(reviewed(ipId, item))) ? editPath(ipId, item.name, item.id) : undefined,
  },
  discard: {
    look: 'quiet',
    label: () => 'action.revision.discard',
    run: async (ipId, item) =>
      (await discard(reviewed(ipId, item))) ? listPath(ipId, item.name) : undefined,
  },
  delete: { look: 'quiet', label: () => 'action.content_item.delete', run: remove },
};
