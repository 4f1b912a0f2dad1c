/** The business contact of an IP ends with the access of its owner. */
import { ulid } from '@ipw/domain';
import { decide } from '../../testing/codes';
import { type Caller, member, openFixtures, picture, staff } from '../../testing/fixtures';
import { handOver } from '../../testing/handovers';
import { ask } from '../../testing/proven';
import { api, rows } from '../../testing/server';
import { FormerOwners1700000000470 } from '../db/migrations/0470-former-owners';
import { plantClaim, plantIp } from '../db/seed/fixtures';

const { url, reset } = api();

it('deletes name, code and phone, live and proposed; the new owner sets their own', async () => {
  await reset();
  const on = await openFixtures();
  const [owner, heir, reviewer] = [await member(), await member(), await staff('reviewer')];
  const ip_id = await plantIp(on, { ip_name: '云岭' });
  await plantClaim(on, { ip_id, member_id: owner.id, state: 'claimed' });
  const call = async (path: string, { token }: Caller, input: object = {}) =>
    (await ask(url, path, { ip_id, ...input }, { token })).data;

  const link_QRcode = await picture(owner.id, 'contact_code');
  const contact = { link_name: '顾小满', link_phone_number: '0571 8888 6666', link_QRcode };
  await call('ip/ipLinkInfoUpdate', owner, contact);
  const [edit] = await rows<{ id: string; version: number }>(
    "SELECT * FROM revision WHERE subject = 'contact'",
  );
  await decide(reviewer, `reviews/${edit!.id}/approve`, { version: edit!.version });
  const { version } = await call('ip/linkInfo', owner);
  await call('ip/ipLinkInfoUpdate', owner, { ...contact, link_name: '顾大满', version });
  expect(await call('ip/linkInfo', owner)).toMatchObject({
    ...{ state: 'pending', live: { link_name: '顾小满' }, proposed: { link_name: '顾大满' } },
    link_phone_number: contact.link_phone_number,
  });
  const code = () => fetch(`${url}/files/${link_QRcode}/whole`);
  expect((await code()).status).toBe(200);

  await handOver(ip_id, owner, heir, reviewer);
  const left = await call('ip/linkInfo', heir);
  expect(left).toMatchObject({ live: null, proposed: null, link_phone_number: null });
  expect(await call('ip/info', heir)).toMatchObject({ link_name: null, link_QRcode: null });
  expect((await code()).status).toBe(404);
  const erased = { data: '{}', title: '', picture_id: null };
  expect(
    await rows("SELECT state, data, title, picture_id FROM revision WHERE subject = 'contact' ORDER BY id"),
  ).toEqual([
    { state: 'approved', ...erased },
    { state: 'discarded', ...erased },
  ]);
  const own = { link_name: '小满', version: left.version };
  expect(await call('ip/ipLinkInfoUpdate', heir, own)).toMatchObject({ state: 'pending' });
});

it('ends with a hand-over of before, with the private link; what the new owner has set since stays', async () => {
  await reset();
  const on = await openFixtures();
  const [owner, heir, reviewer] = [await member(), await member(), await staff('reviewer')];
  /**
   * An IP of the new owner with a contact, a proposal and a link of some hours after its hand-over, or before it; the contact approved
   * `approved` hours after it.
   */
  const handedOver = async (hours: number, approved = hours) => {
    const ip_id = await plantIp(on, { ip_name: '云岭' });
    await plantClaim(on, { ip_id, member_id: owner.id, state: 'claimed' });
    await handOver(ip_id, owner, heir, reviewer);
    const [at, updated_at] = [hours, approved].map((one) => new Date(Date.now() + one * 3_600_000)) as [
      Date,
      Date,
    ];
    const code = await picture(owner.id, 'contact_code');
    const [setting, data] = [ulid(), JSON.stringify({ link_name: '顾小满', link_QRcode: code })];
    const of = { ip_id, subject: 'contact' };
    await on.db.insert('shop_setting', { id: setting, ...of, data, created_at: at, updated_at });
    const use = { subject_id: setting, place: 'live', field: 'link_QRcode', file_id: code, ip_id, open: 1 };
    await on.db.insert('file_use', use);
    await rows('UPDATE uploaded_file SET open = 1 WHERE id = ?', [code]);
    const edit = { ...of, subject_id: setting, data, title: '顾小满', created_at: at, base_version: 1 };
    await on.db.insert('revision', { id: ulid(), ...edit, state: 'approved', version: 1, submitted_at: at });
    await on.db.insert('revision', { id: ulid(), ...edit, state: 'pending', version: 2, submitted_at: at });
    await on.db.insert('shop_link', { id: ulid(), ip_id, state: 'on', number: 1, issued_at: at });
    return async () => ({
      contact: (await rows('SELECT data FROM shop_setting WHERE id = ?', [setting]))[0],
      edits: await rows('SELECT state, data, title FROM revision WHERE subject_id = ? ORDER BY version', [
        setting,
      ]),
      link: (await rows('SELECT state, number FROM shop_link WHERE ip_id = ?', [ip_id]))[0],
      code: (
        await rows('SELECT open, linked_at IS NOT NULL AS linked FROM uploaded_file WHERE id = ?', [code])
      )[0],
    });
  };
  const [former, late, own] = [await handedOver(-1), await handedOver(-1, 1), await handedOver(1)];
  const kept = await own();
  const runner = { query: rows, hasColumn: () => Promise.resolve(true) };
  for (let twice = 0; twice < 2; twice += 1) await new FormerOwners1700000000470().up(runner as never);
  const ended = {
    contact: { data: null },
    edits: ['approved', 'discarded'].map((state) => ({ state, data: '{}', title: '' })),
    link: { state: 'off', number: 2 },
    code: { open: 0, linked: 0 },
  };
  expect([await former(), await late()]).toEqual([ended, ended]);
  expect(await own()).toEqual(kept);
});
