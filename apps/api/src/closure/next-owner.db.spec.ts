/** Whoever claims an IP after its owner has closed the account begins with nothing of theirs. */
import { closeAccount } from '../../testing/closing';
import { member, openFixtures, picture } from '../../testing/fixtures';
import { ask } from '../../testing/proven';
import { api, rows } from '../../testing/server';
import { ann, holder, ip, matched, openSheets } from '../../testing/sheets';
import { plantClaim } from '../db/seed/fixtures';
import { FormerOwners1700000000470 } from '../db/migrations/0470-former-owners';

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

/** Columns of the owner, of the record itself, and of artists, whose IPs are not listed again. */
const OWN =
  'id owner_id claimed_at created_by listed link_phone_number indexed unindexed version created_at artist'.split(
    ' ',
  );

it('offers the listed IP with all that was known of it', async () => {
  await openSheets();
  const known = {
    intro: '一只月亮',
    core_audience: '学生',
    birth_area: 'cn_330000',
    official_site: 'https://moon.example',
  };
  await (
    await openFixtures()
  ).db.update('ip', { ...known, ip_types: '[1]', kernels: '[2]', own_kernels: '["月"]' }, { id: ip });
  await closeAccount(ann);
  const [before, after] = (await rows<Record<string, unknown>>('SELECT * FROM ip ORDER BY listed')).map(
    (row) => Object.fromEntries(Object.entries(row).filter(([column]) => !OWN.includes(column))),
  );
  expect(after).toEqual(before);
  expect(after).toMatchObject(known);
});

it('offers a new record in place of one that an earlier closure left to the next owner', async () => {
  await openSheets();
  const on = await openFixtures();
  const image_id = await picture(ann.id, 'avatar');
  await on.db.insert('file_use', {
    ...{ subject_id: ip, place: 'live', field: 'image', file_id: image_id, ip_id: ip, open: 1 },
  });
  await on.db.update('ip', { intro: '一只月亮', image_id }, { id: ip });
  await matched();
  // As closures left it before: listed, without an owner, and claimed by others since.
  await rows('UPDATE ip SET owner_id = NULL, claimed_at = NULL, link_phone_number = NULL WHERE id = ?', [ip]);
  await rows('DELETE FROM ip_operator WHERE ip_id = ?', [ip]);
  await rows('UPDATE member SET closed_at = NOW(3) WHERE id = ?', [ann.id]);
  const ben = await member();
  const waiting = await plantClaim(on, { ip_id: ip, member_id: ben.id, state: 'submitted' });
  const runner = { query: rows, hasColumn: () => Promise.resolve(true) };
  for (let twice = 0; twice < 2; twice += 1) await new FormerOwners1700000000470().up(runner as never);

  const found = await rows<{ id: string }>('SELECT id, ip_name, intro, image_id FROM ip WHERE listed = 1');
  expect(found).toEqual([
    { ...{ id: expect.not.stringMatching(ip) as string, ip_name: '月半' }, intro: '一只月亮', image_id },
  ]);
  const { id } = found[0]!;
  expect(await rows('SELECT id FROM claim WHERE ip_id = ?', [id])).toEqual([{ id: waiting }]);
  expect(await rows('SELECT state FROM claim WHERE ip_id = ?', [ip])).toEqual([{ state: 'claimed' }]);
  expect(await rows('SELECT ip_id FROM sheet UNION SELECT ip_id FROM cooperation')).toEqual([{ ip_id: ip }]);
  expect(await rows('SELECT open FROM file_use WHERE file_id = ? AND ip_id = ?', [image_id, id])).toEqual([
    { open: 1 },
  ]);
});
