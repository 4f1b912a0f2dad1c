/** Pictures of an IP that was taken from its owner: none is public until the IP has an owner again. */
import { decide } from '../../testing/codes';
import { type Caller, member, openFixtures } from '../../testing/fixtures';
import { ann, begin, call, everybody, ip, pass, pic, published, reviewer } from '../../testing/gallery';
import { api, rows } from '../../testing/server';
import { keep, liveItem, of } from '../../testing/story';
import { plantClaim, plantDispute, plantIp } from '../db/seed/fixtures';

/** Public pictures of one IP: of a series, of a case, and its avatar. */
let pictures: string[];
let claim_id: string;
let item: Awaited<ReturnType<typeof liveItem>>;

/** An avatar that the IP shows, as after its claim was approved. */
async function avatarOfIp(): Promise<string> {
  const avatar = await pic('avatar');
  await rows('UPDATE uploaded_file SET image_status = 1, linked_at = NOW(3) WHERE id = ?', [avatar]);
  await rows('UPDATE ip SET image_id = ? WHERE id = ?', [avatar, ip]);
  return avatar;
}

beforeEach(async () => {
  await begin();
  await rows('DELETE FROM ip_operator');
  claim_id = await plantClaim(await openFixtures(), { ip_id: ip, member_id: ann.id, state: 'claimed' });
  const { first } = await published();
  item = await liveItem('case');
  pictures = [first.cover, ...first.images, item.first['case_image' as never] as string, await avatarOfIp()];
});

const shown = () => Promise.all(pictures.map(everybody));
const whole = async (id: string) => (await fetch(`${api().url}/files/${id}/whole`)).status;

/** Upholds an objection to the IP. */
async function uphold(): Promise<void> {
  const parties = { member_id: (await member()).id, owner_id: ann.id };
  const id = await plantDispute(await openFixtures(), { ip_id: ip, claim_id, ...parties });
  const answer = await decide(reviewer, `disputes/${id}/uphold`, { version: 1, reason: 'It is older.' });
  expect(answer.status).toBe(200);
}

/** Proposes another picture of the case, which `pass` publishes. */
async function propose(who: Caller): Promise<string> {
  const case_image = await pic('case_image', who);
  await keep('case', { ...of('case', item.id), ...item.first, case_image }, who);
  expect((await call('ip/caseSubmit', who, of('case', item.id))).code).toBe(0);
  return case_image;
}

it('are closed with the IP, and public again when somebody owns it', async () => {
  expect(await shown()).toEqual(pictures.map(() => true));
  expect(await whole(pictures.at(-1)!)).toBe(200);
  await uphold();
  expect(await shown()).toEqual(pictures.map(() => false));
  expect(await whole(pictures.at(-1)!)).toBe(404);

  const heir = await member();
  const claim = { ip_id: ip, member_id: heir.id, state: 'submitted' } as const;
  const id = await plantClaim(await openFixtures(), claim);
  const [row] = await rows<{ version: number }>('SELECT version FROM claim WHERE id = ?', [id]);
  const approved = await decide(reviewer, `claims/${id}/approve`, { version: row!.version });
  expect({ status: approved.status, body: approved.body }).toMatchObject({ status: 200 });
  expect(await shown()).toEqual(pictures.map(() => true));
  const added = await propose(heir);
  expect(await everybody(added)).toBe(false);
  await pass(item.id);
  expect(await everybody(added)).toBe(true);
});

it('stay closed when staff approve an edit that waited', async () => {
  const added = await propose(ann);
  await uphold();
  await pass(item.id);
  expect(await everybody(added)).toBe(false);
});

it('stay public as the picture of another IP', async () => {
  const avatar = pictures.at(-1)!;
  await plantIp(await openFixtures(), { ip_name: '云岭', image_id: avatar });
  await uphold();
  expect(await shown()).toEqual(pictures.map((id) => id === avatar));
});
