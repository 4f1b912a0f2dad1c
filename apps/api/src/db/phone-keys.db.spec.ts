/** Phones hashed before a number with and without its national 0 were one. */
import { ulid } from '@ipw/domain';
import { another } from '../../testing/another';
import { openFixtures } from '../../testing/fixtures';
import { ask } from '../../testing/proven';
import { rows } from '../../testing/server';
import { ann, ip, openSheets } from '../../testing/sheets';
import { sealBuyer } from '../opportunity/sheet.view';
import { renewPhoneKeys } from './phone-keys';
import { plantHandover, plantInvitation, plantMember, plantSheet } from './seed/fixtures';

const HOME = { area_code: '44', phone_number: '07400123456' };
const ABROAD = { area_code: '44', phone_number: '7400123456' };
const account = { username: 'Ada', password: 'a calm fox 1' };

beforeEach(async () => {
  await openSheets();
  // The start of this API found an empty installation.
  await (await openFixtures()).db.execute('DELETE FROM done_step');
});

/** Records of one British phone as an earlier program wrote them. */
async function written() {
  const on = await openFixtures();
  const { db, cipher } = on;
  const old = cipher.blind('phone', `44 ${HOME.phone_number}`);
  const member = (await plantMember(on, { ...account, ...HOME })).id;
  const of = { ip_id: ip, member_id: ann.id, ...HOME };
  const invitation = await plantInvitation(on, of);
  const handover = await plantHandover(on, of);
  const sheet = await plantSheet(on, { ip_id: ip });
  const buyer = sealBuyer(cipher, 'sheet', sheet, { buyer_name: 'Ada', company_name: null, ...HOME });
  await db.update('sheet', { buyer, open_key: cipher.blind('sheet', `${old} ${ip}`) }, { id: sheet });
  for (const [table, id] of Object.entries({ member, invitation, handover, sheet }))
    await db.update(table, { phone_hash: old }, { id });
  await db.update('invitation', { open_key: old }, { id: invitation });
  return { member, invitation, handover, sheet, old };
}

it('finds them by either form after the next start, without changing others', async () => {
  const { cipher } = await openFixtures();
  const hash = cipher.blind('phone', `44 ${ABROAD.phone_number}`);
  const mine = await written();
  const [before] = await rows('SELECT phone_hash, version FROM member WHERE id = ?', [ann.id]);
  const url = await another();
  for (const table of ['member', 'invitation', 'handover', 'sheet'] as const)
    expect(await rows(`SELECT phone_hash FROM ${table} WHERE id = ?`, [mine[table]])).toEqual([
      { phone_hash: hash },
    ]);
  expect(await rows('SELECT open_key FROM invitation')).toEqual([{ open_key: hash }]);
  expect(await rows('SELECT open_key FROM sheet')).toEqual([
    { open_key: cipher.blind('sheet', `${hash} ${ip}`) },
  ]);
  expect(await rows('SELECT phone_hash, version FROM member WHERE id = ?', [ann.id])).toEqual([before]);
  for (const phone of [HOME, ABROAD]) {
    const login = { ...phone, login_type: 'password', password: account.password };
    expect((await ask(url, 'member/login', login)).code).toBe(0);
  }
});

it('is done once, and may be interrupted', async () => {
  const { db, cipher } = await openFixtures();
  const mine = await written();
  await Promise.all([renewPhoneKeys(db, cipher), renewPhoneKeys(db, cipher)]);
  expect(await rows('SELECT name FROM done_step')).toEqual([{ name: 'phone_keys' }]);
  const keys = () => rows('SELECT phone_hash, open_key FROM sheet');
  const first = await keys();
  await db.execute('DELETE FROM done_step');
  await renewPhoneKeys(db, cipher);
  expect(await keys()).toEqual(first);
  // Done, it leaves later rows alone.
  await db.update('sheet', { phone_hash: mine.old }, { id: mine.sheet });
  await renewPhoneKeys(db, cipher);
  expect(await rows('SELECT phone_hash FROM sheet')).toEqual([{ phone_hash: mine.old }]);
});

it('leaves the erased alone, and the second of two accounts of one phone', async () => {
  const on = await openFixtures();
  const { db, cipher } = on;
  const mine = await written();
  await plantMember(on, { username: 'Bea', ...ABROAD });
  const random = cipher.blind('erased', ulid());
  await db.update(
    'handover',
    { phone: cipher.seal(`handover:${mine.handover}:phone`, ''), phone_hash: random },
    { id: mine.handover },
  );
  await db.update('sheet', { buyer: null, phone_hash: random }, { id: mine.sheet });
  const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await renewPhoneKeys(db, cipher);
  expect(told.mock.calls.join('')).toBe(
    `database: member ${mine.member} has the phone of another account, which signs in with it\n`,
  );
  told.mockRestore();
  for (const [table, phone_hash] of Object.entries({ handover: random, sheet: random, member: mine.old }))
    expect(await rows(`SELECT phone_hash FROM ${table} WHERE id = ?`, [mine[table as 'member']])).toEqual([
      { phone_hash },
    ]);
});

it('leaves an open request its own key when another of the same phone and IP is open', async () => {
  const { db, cipher } = await openFixtures();
  const { sheet, old } = await written();
  const hash = cipher.blind('phone', `44 ${ABROAD.phone_number}`);
  const other = await plantSheet(await openFixtures(), { ip_id: ip });
  await db.update('sheet', { open_key: cipher.blind('sheet', `${hash} ${ip}`) }, { id: other });
  await renewPhoneKeys(db, cipher);
  expect(await rows('SELECT phone_hash, open_key FROM sheet WHERE id = ?', [sheet])).toEqual([
    { phone_hash: hash, open_key: cipher.blind('sheet', `${old} ${ip}`) },
  ]);
});
