import * as z from 'zod/mini';
import { instant, int } from '../core/wire';

/** Fields of content with a display period: start (included), end (excluded), both optional, and a switch. */
export const shownFields = {
  starts_at: z.optional(instant()),
  ends_at: z.optional(instant()),
  active: z._default(int(0, 1), 1),
};

/** Status that follows from period and switch now. Labels: `state.banner.<name>`. */
export const SHOWN_STATES = ['live', 'coming', 'past', 'off'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** The same fields in a console row. */
export interface ShownFields {
  id: string;
  state: ShownState;
  version: number;
  actions: string[];
  starts_at: string | null;
  ends_at: string | null;
  active: 0 | 1;
  created_at: string;
}
