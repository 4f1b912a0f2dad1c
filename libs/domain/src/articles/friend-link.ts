import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { isWebAddress } from '../core/link';
import type { Language } from '../core/text';
import { int, line, rule } from '../core/wire';
import { type ShownFields, shownFields } from './shown';

/** Maximum code points of a name and an address; largest sort number. */
export const FRIEND_LINK_LIMITS = { name: 40, url: 500, sort: 999 } as const;

/** A link to a partner site. */
export interface FriendLink {
  name: string;
  url: string;
}

export const friendLinkApi = {
  links: call<FriendLink[]>()({
    path: 'content/links',
    access: 'public',
    input: z.strictObject({}),
    summary: 'Friendship links shown now, in their order',
  }),
};

const name = () => line(FRIEND_LINK_LIMITS.name);
const content = {
  names: z.strictObject({ 'zh-CN': name(), 'zh-TW': name(), en: name() }),
  url: line(FRIEND_LINK_LIMITS.url).check(rule('web_address', isWebAddress)),
  /** Smaller numbers are shown first. */
  sort: z._default(int(0, FRIEND_LINK_LIMITS.sort), 0),
  ...shownFields,
};
export const friendLinkInput = z.strictObject(content);
export const friendLinkEditInput = z.strictObject({ ...content, version: int(1) });

export interface FriendLinkRow extends ShownFields {
  /** In the reader's language. */
  title: string;
  names: Record<Language, string>;
  url: string;
  sort: number;
}
