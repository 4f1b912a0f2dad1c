import type { Sql } from '../core/db/db';
import { pinsOf } from './pin.view';

const PINS = 1000;
const REPLIES = 20_000;
const idOf = (at: number) => `pin-${String(at % PINS)}`;

it('puts the replies of a thread to their pins, looking at each reply once', async () => {
  let looks = 0;
  const pins = Array.from({ length: PINS }, (_, at) => ({ id: idOf(at), round_id: 'round', done_at: null }));
  const replies = Array.from({ length: REPLIES }, (_, at) => ({
    id: `reply-${String(at)}`,
    get pin_id() {
      looks += 1;
      return idOf(at);
    },
    created_at: new Date(at),
  }));
  const rows = (text: string) => Promise.resolve(text.includes('pin_reply') ? replies : pins);
  const found = await pinsOf({ rows } as unknown as Sql, 'p.round_id IN (?)', [['round']]);
  expect(found.map(({ pin }) => pin.mark_id)).toEqual(pins.map(({ id }) => id));
  expect(found[7]!.pin.replies.map(({ reply_id }) => reply_id)).toEqual(
    Array.from({ length: REPLIES / PINS }, (_, at) => `reply-${String(at * PINS + 7)}`),
  );
  expect(looks).toBe(REPLIES);
});
