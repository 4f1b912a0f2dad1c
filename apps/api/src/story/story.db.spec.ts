/** Cases, milestones, moments and announcements: from draft to approval, and edits of the approved version. */
import { idFieldOf, STORIES, STORY_NAMES } from '@ipw/domain';
import {
  ann,
  begin,
  call,
  console_,
  count,
  everybody,
  idsOf,
  ip,
  pass,
  pic,
  reject,
  reviewer,
} from '../../testing/gallery';
import { openFixtures, member } from '../../testing/fixtures';
import { complete, idIn, keep, listed, liveItem, look, of, send, shown } from '../../testing/story';
import { plantIp, plantOperator } from '../db/seed/fixtures';

const NOWHERE = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

beforeEach(begin);

it.each([
  ['feed', '已发布', '审核未通过', 'Published'],
  ['milestone', '已通过', '已驳回', 'Passed'],
  ['case', '审核通过', '审核未通过', 'Approved'],
] as const)('words the decision on a %s as its kind does', async (kind, approved, rejected, inEnglish) => {
  const first = await complete(kind);
  const id = idIn(kind, await keep(kind, first));
  const newest = async () => (await call('message/list', ann)).data.list[0].title as string;
  await send(kind, id);
  await reject(id);
  expect(await newest()).toMatch(new RegExp(`^${rejected}：`));
  await send(kind, id);
  await pass(id);
  expect(await newest()).toMatch(new RegExp(`^${approved}：`));
  const file = await console_(
    reviewer,
    `/export?filter=${encodeURIComponent(JSON.stringify({ state: 'approved' }))}`,
  );
  expect(file.text).toContain(`,${inEnglish},`);
});

describe.each(STORY_NAMES)('%s', (kind) => {
  it('is kept, reviewed, live, edited while the old one shows, and deleted', async () => {
    const { title, files } = STORIES[kind].kind;
    const first = await complete(kind);
    const saved = await keep(kind, first);
    const id = idIn(kind, saved);
    expect(saved.data).toMatchObject({ state: 'draft', version: 1 });
    expect(await shown(kind)).toEqual([]);
    expect((await send(kind, id)).data).toMatchObject({ state: 'pending', [idFieldOf(kind)]: id });
    expect((await look(kind, id)).actions).toEqual(['withdraw', 'duplicate', 'delete']);
    const { body: passed } = await pass(id);
    expect((await console_(reviewer, `/${passed.id as string}`)).body).toMatchObject({
      subject: kind,
      state: 'approved',
      version: passed.version,
    });
    expect((await call('message/list', ann)).data.list[0]).toMatchObject({ key: 'content_approved' });

    const pictures = Object.keys(files).flatMap((field) => [first[field as never]].flat());
    for (const picture of pictures) expect(await everybody(picture)).toBe(true);
    const edited = await keep(kind, { ...of(kind, id), ...first, [title]: '改过的一句' });
    expect(edited.data.state).toBe('draft');
    await send(kind, id);
    expect(await look(kind, id)).toMatchObject({
      live: { [title]: first[title as never] },
      proposed: { [title]: '改过的一句' },
      changed: [title],
    });
    expect((await listed(kind))[0]).toMatchObject({ [title]: first[title as never], state: 'pending' });
    expect(await shown(kind)).toMatchObject([{ id, [title]: first[title as never] }]);
    await pass(id);
    expect(await shown(kind)).toMatchObject([{ [title]: '改过的一句' }]);

    expect((await call(`ip/${kind}Delete`, ann, of(kind, id))).code).toBe(0);
    expect(await shown(kind)).toEqual([]);
    for (const picture of pictures) expect(await everybody(picture)).toBe(false);
    expect((await call(`ip/${kind}Detail`, ann, of(kind, id))).code).toBe(40400);
    expect(await count(`audit_line WHERE subject = '${kind}' AND action = 'remove'`)).toBe(1);
    const { list } = (await call('ip/operateLog', ann, { ip_id: ip })).data;
    expect(list[0]).toMatchObject({ subject: kind, action: 'remove', title: '改过的一句' });
  });

  it('points contact details out to the reviewer, in the queue and at their field', async () => {
    const { title } = STORIES[kind].kind;
    const id = idIn(kind, await keep(kind, { ...(await complete(kind)), [title]: '加微信 teafox_2019' }));
    await send(kind, id);
    const rows = (await console_(reviewer, '?filter={"state":"pending"}')).body as {
      id: string;
      contacts: string[];
    }[];
    expect(rows.map(({ contacts }) => contacts)).toEqual([[title]]);
    const { fields } = (await console_(reviewer, `/${rows[0]!.id}`)).body as {
      fields: { field: string; contacts: object[] }[];
    };
    expect(fields.filter(({ contacts }) => contacts.length > 0)).toEqual([
      expect.objectContaining({ field: title, contacts: [{ kind: 'wechat', text: '微信 teafox_2019' }] }),
    ]);
  });

  it('names what is missing, keeps reason and marks of a rejection, and is submitted again', async () => {
    const { title } = STORIES[kind].kind;
    expect((await keep(kind, {})).data.errors).toEqual([
      expect.objectContaining({ field: title, rule: 'required' }),
    ]);
    const id = idIn(kind, await keep(kind, await complete(kind)));
    await send(kind, id);
    await reject(id, { reason_code: 'contact_details', marks: [{ field: title }] });
    expect(await look(kind, id)).toMatchObject({
      state: 'rejected',
      reason_code: 'contact_details',
      marks: [{ field: title }],
      actions: ['submit', 'edit', 'duplicate', 'delete'],
    });
    expect((await send(kind, id)).data.state).toBe('pending');
    await pass(id);
    expect((await send(kind, id)).code).toBe(40900);
  });

  it('of another IP answers like a missing one', async () => {
    const ben = await member();
    const other = await plantIp(await openFixtures(), { ip_name: '云岭' });
    await plantOperator((await openFixtures()).db, other, ben.id, 1);
    const id = idIn(kind, await keep(kind, await complete(kind)));
    for (const action of ['Detail', 'Submit', 'Delete'] as const) {
      const at = (one: string) => call(`ip/${kind}${action}`, ben, { ip_id: other, [idFieldOf(kind)]: one });
      expect(await at(id)).toEqual(await at(NOWHERE));
      expect((await at(id)).code).toBe(40400);
    }
    const sorted = await call(`ip/${kind}Sort`, ben, { ip_id: other, [`${idFieldOf(kind)}s`]: [id] });
    expect(sorted.code).toBe(40400);
    expect((await call(`ip/${kind}List`, ben, { ip_id: ip })).code).toBe(40300);
  });
});

describe('pictures of an open edit', () => {
  it('are not public before the approval, nor is their order', async () => {
    const { id, first } = await liveItem('case');
    const added = await pic('case_image');
    const image_list = [added, ...first.image_list.toReversed()];
    await keep('case', { ...of('case', id), ...first, image_list });
    await send('case', id);
    expect(await everybody(added)).toBe(false);
    expect((await listed('case'))[0]!.image_list).toHaveLength(2);
    const before = await shown('case');
    expect(before[0]!.image_list).toEqual(first.image_list);
    const checked = (await look('case', id)).case_image_check_time;
    await pass(id);
    expect(await everybody(added)).toBe(true);
    expect(idsOf((await look('case', id)).live.image_list)).toEqual(image_list);
    expect((await look('case', id)).case_image_check_time > checked).toBe(true);
  });
});

describe('the order', () => {
  it('is the newest day first until the holder drags, and a part keeps its places', async () => {
    const days = ['2020-01-01', '2024-01-01', '2022-01-01'];
    for (const event_date of days) await keep('milestone', { event_date });
    const order = async () =>
      (await listed('milestone')).map(({ event_date }) => String(event_date).slice(0, 4));
    expect(await order()).toEqual(['2024', '2022', '2020']);
    const ids = (await listed('milestone')).map(({ milestone_id }) => milestone_id);
    const [a, b, c] = ids;
    const sort = (milestone_ids: unknown[]) => call('ip/milestoneSort', ann, { ip_id: ip, milestone_ids });
    await sort([c, a, b]);
    expect(await order()).toEqual(['2020', '2024', '2022']);
    await sort([b, c]);
    expect(await order()).toEqual(['2022', '2024', '2020']);
    expect((await sort([a, a])).data.errors[0].rule).toBe('duplicate');
  });

  it('is found by a part of its texts, live or proposed, and sorted by age', async () => {
    const texts = { announcement_content: 'From May on' };
    for (const announcement_title of ['New prices', 'Summer fair', '100% cotton'])
      await keep('announcement', { announcement_title, ...texts });
    const titles = async (more: object) =>
      (await listed('announcement', more)).map(({ announcement_title }) => String(announcement_title));
    expect(await titles({ keyword: 'fair' })).toEqual(['Summer fair']);
    expect(await titles({ keyword: 'may' })).toHaveLength(3);
    expect(await titles({ keyword: '%' })).toEqual(['100% cotton']);
    expect(await titles({ keyword: 'fair', review_state: 'approved' })).toEqual([]);
    expect(await titles({ sort: 'oldest' })).toEqual(['New prices', 'Summer fair', '100% cotton']);
    expect(await titles({ sort: 'newest' })).toEqual(['100% cotton', 'Summer fair', 'New prices']);
  });

  it('lists by state and by pages', async () => {
    await liveItem('announcement');
    await keep('announcement', { announcement_title: '草稿一则' });
    expect(await listed('announcement', { review_state: 'draft' })).toHaveLength(1);
    expect(await listed('announcement', { review_state: 'approved' })).toHaveLength(1);
    const { data } = await call('ip/announcementList', ann, { ip_id: ip, page: 2, page_size: 1 });
    expect(data).toMatchObject({ total: 2, page: 2, list: [{ state: 'approved' }] });
  });
});

it('two at once never decide the same thing', async () => {
  const first = await complete('feed');
  const id = idIn('feed', await keep('feed', first));
  await send('feed', id);
  const [approved, taken] = await Promise.all([
    pass(id),
    keep('feed', { ...of('feed', id), feed_content: '撤回改一改' }),
  ]);
  const after = await look('feed', id);
  if (approved.status === 200) expect(after.live.feed_content).toBe(first.feed_content);
  else {
    // Withdrawn just before the approval, it is no longer in the queue (404); in the same moment, the decision conflicts
    // (409).
    expect([404, 409]).toContain(approved.status);
    expect(after.live).toBeNull();
  }
  expect(taken.code).toBe(0);
});
