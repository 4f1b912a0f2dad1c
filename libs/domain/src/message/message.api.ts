import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { agree, id, type Page, paging } from '../core/wire';

/** Every message the product writes: `message.<key>.title` and `.body` in the catalogues. */
export const MESSAGE_KEYS = [
  'welcome',
  'real_name_verified',
  'real_name_rejected',
  'claim_submitted',
  'claim_approved',
  'claim_rejected',
  'claim_rival',
  'content_approved',
  'content_rejected',
  'access_assigned',
  'access_removed',
  'password_changed',
  'broadcast',
] as const;
export type MessageKey = (typeof MESSAGE_KEYS)[number];

export interface MessageRow {
  message_id: string;
  key: MessageKey;
  title: string;
  body: string;
  /** A route of the holder app; an announcement may lead to an https address. */
  link: string | null;
  is_read: 0 | 1;
  created_at: string;
}

const none = z.strictObject({});

export const messageApi = {
  list: call<Page<MessageRow>>()({
    path: 'message/list',
    access: 'member',
    input: z.strictObject({ ...paging }),
    summary: 'My messages',
  }),
  read: call<{ unread: number }>()({
    path: 'message/read',
    access: 'member',
    post: true,
    input: z.strictObject({ message_id: z.optional(id()), all: agree() }),
    summary: 'Mark as read, one or all',
  }),
  unreadCount: call<{ unread: number }>()({
    path: 'message/unreadCount',
    access: 'member',
    input: none,
    summary: 'How many are unread',
  }),
  /** A ticket of 60 s for `GET /api/message/stream?ticket=…` (server-sent events; event `unread`, data `{unread}`). */
  streamTicket: call<{ ticket: string }>()({
    path: 'message/streamTicket',
    access: 'member',
    post: true,
    input: none,
    summary: 'A ticket for the live stream',
  }),
};
