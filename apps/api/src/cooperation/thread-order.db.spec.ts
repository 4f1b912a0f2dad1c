/** The console lists threads by what is due first; those with nothing due come last. */
import { rows, api } from '../../testing/server';
import { admin, type Brand, openBrand, opened, openThreads } from '../../testing/threads';

let brand: Brand;
beforeEach(async () => {
  await openThreads();
  brand = await openBrand();
});

async function page(range: readonly [number, number], way = 'ASC', filter: object = {}) {
  const query = new URLSearchParams({
    range: JSON.stringify(range),
    sort: JSON.stringify(['due_at', way]),
    filter: JSON.stringify(filter),
  });
  const answer = await fetch(`${api().url}/api/admin/threads?${query.toString()}`, {
    headers: { cookie: admin.cookie },
  });
  const list = (await answer.json()) as { product_name: string }[];
  return [list.map((row) => row.product_name).join(''), answer.headers.get('content-range')];
}

/** The names of the lines of the CSV file. */
async function exported(way: string): Promise<string> {
  const query = new URLSearchParams({ sort: JSON.stringify(['due_at', way]) });
  const answer = await fetch(`${api().url}/api/admin/threads/export?${query.toString()}`, {
    headers: { cookie: admin.cookie },
  });
  return [...(await answer.text()).matchAll(/,([A-E]),/g)].map(([, name]) => name).join('');
}

it('pages through what is due, then through what is not, in both directions', async () => {
  for (const name of ['A', 'B', 'C', 'D', 'E']) await opened(brand, { product_name: name });
  const due = { B: 3, D: 1, E: 2 };
  await rows('UPDATE thread SET due_at = NULL');
  for (const [name, days] of Object.entries(due))
    await rows('UPDATE thread SET due_at = NOW(3) + INTERVAL ? DAY WHERE product_name = ?', [days, name]);
  expect(await page([0, 24])).toEqual(['DEBAC', 'threads 0-4/5']);
  // The pages of two, one of them with both.
  expect([await page([0, 1]), await page([2, 3]), await page([4, 5])]).toEqual([
    ['DE', 'threads 0-1/5'],
    ['BA', 'threads 2-3/5'],
    ['C', 'threads 4-4/5'],
  ]);
  expect((await page([0, 24], 'DESC'))[0]).toBe('BEDCA');
  expect([await exported('ASC'), await exported('DESC')]).toEqual(['DEBAC', 'BEDCA']);
  expect((await page([0, 24], 'ASC', { turn: 'holder' }))[0]).toBe('DEBAC');
});

it('reads each part of the order over its index', async () => {
  await opened(brand);
  for (const [part, order] of [
    ['IS NOT NULL', 't.due_at, t.id'],
    ['IS NULL', 't.id'],
  ] as const) {
    const plan = await rows<{ key: string | null; Extra: string }>(
      `EXPLAIN SELECT t.due_at, t.id FROM thread t WHERE t.turn = 'brand' AND t.due_at ${part}
        ORDER BY ${order} LIMIT 25`,
    );
    expect([part, plan[0]!.key, /filesort/.test(plan[0]!.Extra)]).toEqual([part, 'thread_turn', false]);
  }
});
