/** Whoever claims an IP after its owner has closed the account begins with nothing of theirs. */
import { closeAccount } from '../../testing/closing';
import { member, openFixtures } from '../../testing/fixtures';
import { ask } from '../../testing/proven';
import { api, rows } from '../../testing/server';
import { ann, holder, ip, matched, openSheets } from '../../testing/sheets';
import { plantClaim } from '../db/seed/fixtures';

it('shows the next owner neither buyers nor cooperations', async () => {
  await openSheets();
  await matched();
  await closeAccount(ann);
  const found = await rows<{ id: string; ip_name: string }>('SELECT id, ip_name FROM ip WHERE listed = 1');
  expect(found).toEqual([{ id: expect.not.stringMatching(ip) as string, ip_name: '月半' }]);
  const ip_id = found[0]!.id;

  const ben = await member();
  await plantClaim(await openFixtures(), { ip_id, member_id: ben.id, state: 'claimed' });
  const lists = async (at: string) => [
    await holder('sheetList', ben, { ip_id: at }),
    ...(await Promise.all(
      ['cooperationList', 'threadList', 'imageRequestList'].map((path) =>
        ask(api().url, `tender/${path}`, { ip_id: at }, { token: ben.token }),
      ),
    )),
  ];
  for (const { code, data } of await lists(ip_id))
    expect({ code, data }).toMatchObject({ code: 0, data: { total: 0 } });
  for (const { code } of await lists(ip)) expect(code).not.toBe(0);
});
