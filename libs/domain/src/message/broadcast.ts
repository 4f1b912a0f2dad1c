import * as z from 'zod/mini';
import { safeLink } from '../core/link';
import { defineMachine } from '../core/machine';
import type { Language } from '../core/text';
import { choice, id, instant, int, line, list, text } from '../core/wire';

/** A message to many members: written, scheduled, sent in batches. */
export const broadcastMachine = defineMachine({
  name: 'broadcast',
  initial: 'draft',
  states: {
    draft: { tone: 'neutral', awaits: 'staff' },
    scheduled: { tone: 'wait' },
    sending: { tone: 'wait' },
    sent: { tone: 'good' },
    cancelled: { tone: 'bad' },
  },
  actions: {
    send: { from: ['draft'], to: 'scheduled', by: 'message:write' },
    start: { from: ['scheduled'], to: 'sending', by: 'system' },
    finish: { from: ['sending'], to: 'sent', by: 'system' },
    cancel: { from: ['scheduled', 'sending'], to: 'cancelled', by: 'message:write' },
  },
});
export type BroadcastState = keyof typeof broadcastMachine.states;

/** Who receives a broadcast. Labels: `audience.<name>`. */
export const AUDIENCES = [
  'all',
  'verified',
  'mainland',
  'overseas',
  'holders',
  'consultant',
  'list',
] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Maximum code points of title and body; maximum members in a list. */
export const BROADCAST_LIMITS = { title: 60, body: 500, members: 500 } as const;

const wording = z.strictObject({
  title: line(BROADCAST_LIMITS.title),
  body: text(BROADCAST_LIMITS.body),
});
const audience = {
  audience: choice(AUDIENCES),
  /** For the audience `consultant`: whose members. */
  consultant_id: z.optional(id()),
  /** For the audience `list`: which members. */
  member_ids: z._default(list(id(), 0, BROADCAST_LIMITS.members), []),
};
const aimed = [
  z.refine<{ audience: Audience; consultant_id?: string | undefined }>(
    (value) => value.audience !== 'consultant' || !!value.consultant_id,
    { error: 'required', path: ['consultant_id'], params: { rule: 'required' } },
  ),
  z.refine<{ audience: Audience; member_ids: string[] }>(
    (value) => value.audience !== 'list' || value.member_ids.length > 0,
    { error: 'required', path: ['member_ids'], params: { rule: 'required' } },
  ),
] as const;

/** The audience whose size is asked for. */
export const audienceInput = z.strictObject(audience).check(...aimed);

const content = {
  texts: z.strictObject({ 'zh-CN': wording, 'zh-TW': wording, en: wording }),
  link: safeLink(),
  ...audience,
};
export const broadcastInput = z.strictObject(content).check(...aimed);
export const broadcastEditInput = z.strictObject({ ...content, version: int(1) }).check(...aimed);

/** Sends at once, or at a later time. */
export const broadcastSendInput = z.strictObject({
  version: int(1),
  send_at: z.optional(instant()),
});

export type BroadcastTexts = Record<Language, { title: string; body: string }>;

export interface BroadcastRow {
  id: string;
  state: BroadcastState;
  version: number;
  actions: string[];
  /** In the reader's language. */
  title: string;
  audience: Audience;
  link: string | null;
  send_at: string | null;
  /** Number of recipients when sending began, and how many have received it. */
  total: number;
  sent: number;
  created_by_name: string;
  created_at: string;
}

export interface BroadcastRecord extends BroadcastRow {
  texts: BroadcastTexts;
  consultant_id: string | null;
  consultant_name: string | null;
  member_ids: string[];
  /** Current size of the audience. */
  estimate: number;
  started_at: string | null;
  finished_at: string | null;
}
