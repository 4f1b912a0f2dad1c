/** A label's address with one character changed. */
import { openShop } from '../../../testing/codes';
import { batchOf, codeOf } from '../../../testing/scans';
import { api, rows } from '../../../testing/server';

it('is not genuine, and counted', async () => {
  const code = codeOf(await batchOf(await openShop()), 3);
  const changed = code.slice(0, 20) + (code[20] === 'A' ? 'B' : 'A') + code.slice(21);
  const page = await fetch(`${api().url}/s/${changed}?lang=en`, {
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605' },
  });
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/<h1[^>]*>[^<]*(unknown|not)/i);
  expect(await rows('SELECT verdict, batch_number, ip_id FROM code_scan')).toEqual([
    { verdict: 'unknown', batch_number: null, ip_id: null },
  ]);
});
