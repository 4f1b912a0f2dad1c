import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { agree, choice, id, int, type Page, paging } from '../core/wire';
import { MESSAGE_GROUPS, type MessageGroup, type MessageKey } from './message.keys';

export interface MessageRow {
  message_id: string;
  key: MessageKey;
  group: MessageGroup;
  title: string;
  body: string;
  /** A route of the holder app. */
  link: string | null;
  is_read: 0 | 1;
  created_at: string;
}

/** Numbers of unread messages: in all, and in each group. */
export interface Unread {
  unread: number;
  groups: Record<MessageGroup, number>;
}

const none = z.strictObject({});
const group = z.optional(choice(MESSAGE_GROUPS));

export const messageApi = {
  list: call<Page<MessageRow>>()({
    path: 'message/list',
    access: 'member',
    input: z.strictObject({ ...paging, group, is_read: z.optional(int(0, 1)) }),
    summary: 'My messages: all, of a group, read or unread',
  }),
  read: call<Unread>()({
    path: 'message/read',
    access: 'member',
    post: true,
    input: z.strictObject({ message_id: z.optional(id()), all: agree(), group }),
    summary: 'Mark as read: one, all, or all of a group',
  }),
  unreadCount: call<Unread>()({
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
    reads: true,
    input: none,
    summary: 'A ticket for the live stream',
  }),
};
