// A list's first and deepest page with many rows against few.
import { call, median, verdict } from './measure.mjs';

const PAGE = 25;
const LOOKS = 25;

/** The address of a page of one of the console's lists. */
export const consolePage = ({ url }, resource, { filter, sort, order = 'DESC' }, from = 0) =>
  `${url}/api/admin/${resource}?` +
  new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify([from, from + PAGE - 1]),
    sort: JSON.stringify([sort, order]),
  });

export const totalOf = ({ headers }) => Number(headers['content-range'].split('/')[1]);

/** First and deepest page of every filter and sort of a console list. */
export const consoleCases = (resource, filters, sorts) =>
  filters.flatMap((filter) =>
    sorts.flatMap((sort) =>
      ['first', 'deepest'].map((page) => ({
        name: [...(Object.values(filter).length ? Object.values(filter) : ['all']), sort, page].join(', '),
        address: async (api) => {
          if (page === 'first') return consolePage(api, resource, { filter, sort });
          const total = totalOf(await call(consolePage(api, resource, { filter, sort }), api));
          return consolePage(api, resource, { filter, sort }, Math.floor((total - 1) / PAGE) * PAGE);
        },
      })),
    ),
  );

/** Times every case at both sizes, in turns; prints them, and answers whether the worst is at most 1.5 times as slow. */
export async function depth({ small, large, cases, rows, what }) {
  const timed = [];
  for (const { name, address } of cases)
    timed.push({
      name,
      few: { url: await address(small), api: small, ms: [] },
      many: { url: await address(large), api: large, ms: [] },
    });
  for (let look = 0; look < LOOKS; look += 1)
    for (const { few, many } of timed)
      for (const { url, api, ms } of [few, many]) {
        const answer = await call(url, api);
        if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${answer.body}`);
        ms.push(answer.ms);
      }
  const [fewRows, manyRows] = rows.map((count) => count.toLocaleString('en'));
  console.log(
    `\n${'p50 in ms, one caller'.padEnd(34)}${fewRows.padStart(8)}${manyRows.padStart(12)}   (slowest)`,
  );
  let worst = 0;
  for (const { name, few, many } of timed) {
    const [left, right] = [median(few.ms), median(many.ms)];
    worst = Math.max(worst, right / left);
    console.log(
      `  ${name.padEnd(32)}${left.toFixed(1).padStart(8)}${right.toFixed(1).padStart(12)}   (${Math.max(...many.ms).toFixed(0)})`,
    );
  }
  console.log('');
  return verdict(`${manyRows} / ${fewRows} ${what}, worst page`, worst, { most: 1.5 });
}
