/** Results of tenders in which an approved entry's IP has lost its owner: what the console lists can be proposed and published. */
import type { AwardRecord } from '@ipw/domain';
import { closeAccount } from '../../testing/closing';
import { desk, enter, type Entrant, entrant, tenderCall } from '../../testing/entries';
import { staff, type StaffLogin } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { actOn, approveEntries, endTender, plantTender } from '../../testing/tenders';

const { reset } = api();

let admin: StaffLogin;
let second: StaffLogin;
let ann: Entrant;
let ben: Entrant;
let tender: string;

beforeEach(async () => {
  await reset();
  [admin, second] = [await staff('admin'), await staff('reviewer')];
  [ann, ben] = [await entrant('松果'), await entrant('潮汐')];
  tender = await plantTender(admin);
  for (const one of [ann, ben]) await enter(one, tender);
  await approveEntries(admin, tender);
  await endTender(tender);
});

const record = async () => (await desk(admin, 'get', `awards/${tender}`)).body as AwardRecord;
const named = ({ entries }: AwardRecord) => entries.map(({ ip_name }) => ip_name);
/** Proposes what the console's sheet posts: exactly the entries of the record. */
const propose = async (won: string) => {
  const entries = (await record()).entries.map(({ registration_id, ip_name }) => ({
    ...{ registration_id, awarded: ip_name === won ? 1 : 0, comment: '契合' },
    ...(ip_name === won && { rank: 1 }),
  }));
  return (await actOn(admin, 'awards', tender, 'propose', { entries })).status;
};
const publish = async () => (await actOn(second, 'awards', tender, 'publish')).status;
const results = () =>
  rows<{ ip_name: string; result: string }>(
    'SELECT ip.ip_name, r.result FROM tender_registration r JOIN ip ON ip.id = r.ip_id WHERE r.tender_id = ? ORDER BY r.id',
    [tender],
  );

it('is decided without an entry whose IP was lost, before or after the proposal', async () => {
  expect(named(await record())).toEqual(['松果', '潮汐']);
  expect(await propose('松果')).toBe(200);
  await rows('UPDATE ip SET owner_id = NULL WHERE id = ?', [ann.ip]);
  expect(await publish()).toBe(409);
  const left = await record();
  expect(named(left)).toEqual(['潮汐']);
  expect(left.approved).toBe(1);
  expect(await propose('潮汐')).toBe(200);
  expect(await publish()).toBe(200);
  expect(await results()).toEqual([
    { ip_name: '松果', result: 'waiting' },
    { ip_name: '潮汐', result: 'awarded' },
  ]);
});

it('stays on record when its IP is lost, and is decided anew without it after an objection', async () => {
  expect(await propose('松果')).toBe(200);
  expect(await publish()).toBe(200);
  await closeAccount(ann.who);
  const published = await record();
  expect(named(published)).toHaveLength(2);
  expect(published.approved).toBe(2);
  const objection = { tender_id: tender, statement: '评分与公布的标准不符，请复核。', proof_images: [] };
  const { data } = await tenderCall<{ objection_id: string }>('objectionSubmit', ben, objection);
  const third = await staff('reviewer');
  const upheld = await actOn(third, 'objections', data.objection_id, 'uphold', { reason: '评分有误' });
  expect(upheld.status).toBe(200);
  const reopened = await record();
  expect(named(reopened)).toEqual(['潮汐']);
  expect(reopened.approved).toBe(1);
  expect(await propose('潮汐')).toBe(200);
  expect(await publish()).toBe(200);
  expect(await rows('SELECT ip_id, state FROM cooperation ORDER BY created_at, id')).toEqual([
    { ip_id: ann.ip, state: 'ended' },
    { ip_id: ben.ip, state: 'active' },
  ]);
});
