import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { agree, choice, id, int, reference } from '../core/wire';
import type { ReviewState } from '../review/review.machine';
import type { SideBySide } from '../review/review.schema';
import { SHOP_LINK_DAYS, type ShopLinkAction, type ShopLinkState } from './shop-link.machine';
import {
  contactDraftFields,
  type ContactView,
  onepageDraftFields,
  type OnepageView,
  type ShopResource,
} from './shop.schema';

const ofIp = { ip_id: id() };
const proposal = { ...ofIp, version: z.optional(int(0)), draft: agree() };

interface SettingResult {
  state: ReviewState;
  version: number;
}

/** A setting of a shop and its review. */
type Setting<C> = SideBySide<C> & {
  /** Id of the setting in review calls; null before the first save. */
  subject_id: string | null;
};

export type OnepageDetail = Setting<OnepageView>;
export type ContactDetail = Setting<ContactView> & {
  /** Shown only to members of the IP. */
  link_phone_number: string | null;
};

export interface ShopLink {
  /** Path of the public page. */
  public_path: string;
  state: ShopLinkState;
  version: number;
  actions: ShopLinkAction[];
  /** The signed link; null while there is none. */
  private_path: string | null;
  issued_at: string | null;
  /** When it expires; null when it has no end. */
  expires_at: string | null;
  expired: boolean;
}

export const shopApi = {
  onepage: call<OnepageDetail>()({
    path: 'ip/onepage',
    access: 'ip',
    input: z.strictObject(ofIp),
    summary: 'The settings of the onepage, live and proposed side by side',
  }),
  onepageUpdate: call<SettingResult>()({
    path: 'ip/onepageUpdate',
    access: 'ip',
    post: true,
    input: z.strictObject({ ...proposal, ...onepageDraftFields }),
    summary: 'Propose settings of the onepage and submit them; with draft=1 only keep them',
  }),
  ipResourceList: call<ShopResource[]>()({
    path: 'ip/ipResourceList',
    access: 'ip',
    input: z.strictObject(ofIp),
    summary: 'Resources of an IP that can be shown: its approved public series, in their order',
  }),
  contact: call<ContactDetail>()({
    path: 'ip/linkInfo',
    access: 'ip',
    input: z.strictObject(ofIp),
    summary: 'The business contact, live and proposed side by side',
  }),
  ipLinkInfoUpdate: call<SettingResult>()({
    path: 'ip/ipLinkInfoUpdate',
    access: 'ip',
    post: true,
    input: z.strictObject({ ...proposal, ...contactDraftFields }),
    summary: 'Set the business contact: the phone number at once, name and code after review',
  }),
  shopLink: call<ShopLink>()({
    path: 'ip/shopLink',
    access: 'ip',
    input: z.strictObject(ofIp),
    summary: 'The public page of an IP and the signed private link to it',
  }),
  shopLinkMove: call<ShopLink>()({
    path: 'ip/shopLinkMove',
    access: 'ip',
    post: true,
    input: z.strictObject({
      ...ofIp,
      version: int(0),
      action: choice(['issue', 'renew', 'revoke']),
      days: z._default(reference(SHOP_LINK_DAYS), 90),
    }),
    summary: 'Give out a private link, a new one in its place, or end it',
  }),
};
