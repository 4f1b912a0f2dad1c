import * as z from 'zod/mini';
import { instant, int } from '../core/wire';

/** Fields of everything staff show for a time: from, and until before, open where left out; and a switch. */
export const shownFields = {
  starts_at: z.optional(instant()),
  ends_at: z.optional(instant()),
  active: z._default(int(0, 1), 1),
};

/** What its times and its switch make of it now. Labels: `state.banner.<name>`. */
export const SHOWN_STATES = ['live', 'coming', 'past', 'off'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** What a row of it carries in the console. */
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
