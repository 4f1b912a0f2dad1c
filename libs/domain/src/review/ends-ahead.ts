import * as z from 'zod/mini';
import { shanghaiDay } from '../core/working-days';

/** Refuses content whose last day is over, because nobody would ever see it. Apart from the schema that first pages load. */
export const endsAhead = (field: string) =>
  z.refine<unknown>(
    (value) => {
      const until = (value as Record<string, unknown>)[field];
      return !until || String(until) >= shanghaiDay(new Date());
    },
    { error: 'past_date', path: [field], params: { rule: 'past_date' } },
  );
