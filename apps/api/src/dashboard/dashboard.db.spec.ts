/** Pending tasks, content states, and the effect of a decision, for every kind of content. */
import {
  kindOf,
  type PendingTask,
  type ReviewCount,
  STORY_NAMES,
  type StoryName,
  type SubjectName,
  SUBJECTS,
} from '@ipw/domain';
import {
  ann,
  begin,
  call,
  content,
  ip,
  openReview,
  pass,
  pic,
  query,
  reject,
  save,
  submit,
} from '../../testing/gallery';
import { openFixtures, member } from '../../testing/fixtures';
import { pdf } from '../../testing/pdfs';
import { complete, idIn, keep, send } from '../../testing/story';
import { upload } from '../../testing/uploads';
import {
  ago,
  plantClaim,
  plantFiling,
  plantGoods,
  plantIp,
  plantLabelOrder,
  plantOperator,
} from '../db/seed/fixtures';
import { plantLine } from '../db/seed/plant';

beforeEach(begin);

const info = async () => ({
  kind: 'normal',
  ip_name: '山茶兔',
  ip_image: await pic('avatar'),
  intro: '一只爱喝茶的兔子',
  core_audience: '喜欢散步的人',
  auth_field_id: 31,
  birth_time: '2020-05-01',
  birth_area: 'CN',
  ip_origin: 1,
  ip_types: [1],
  kernels: [1],
});
const setting = async (name: 'onepage' | 'contact' | 'manual') => {
  const rows = await query<{ id: string }>('SELECT id FROM shop_setting WHERE subject = ?', [name]);
  return rows[0]!.id;
};

const PAGES: Partial<Record<StoryName, string>> = {
  case: '/ipStore/businessCaseDetail',
  milestone: '/ipStore/milestoneDetail',
  feed: '/ipStore/ipFeedDetail',
  announcement: '/ipStore/ipAnnouncementDetail',
};

/** Submits one item of every kind; returns its id and the page its messages link to. */
const BEGIN: Record<SubjectName, () => Promise<readonly [id: string, link: string]>> = {
  ipInfo: async () => {
    await call('ip/update', ann, { ip_id: ip, ...(await info()) });
    return [ip, `/ipStore/ipInfoSetting?id=${ip}`];
  },
  series: async () => {
    const id = (await save(await content())).data.series_id as string;
    await submit(id);
    return [id, `/ipStore/unpublishedAssetsEdit?id=${ip}&series=${id}`];
  },
  onepage: async () => {
    const pictures = { base_image: await pic('onepage_base'), main_image: await pic('onepage_main') };
    await call('ip/onepageUpdate', ann, { ip_id: ip, ...pictures });
    return [await setting('onepage'), `/ipStore/onepage?id=${ip}`];
  },
  contact: async () => {
    await call('ip/ipLinkInfoUpdate', ann, { ip_id: ip, link_name: '顾小满' });
    return [await setting('contact'), `/ipStore/contact?id=${ip}`];
  },
  manual: async () => {
    const { image_id } = (await upload(ann, 'authorization_manual', 'Fox.pdf', pdf({ text: 'How' }))).data;
    await call('ip/manualSave', ann, { ip_id: ip, manual_file: image_id });
    await call('ip/manualSubmit', ann, { ip_id: ip });
    return [await setting('manual'), `/ipStore/authorizationManual?id=${ip}`];
  },
  ...(Object.fromEntries(
    STORY_NAMES.map((kind) => [
      kind,
      async () => {
        const id = idIn(kind, await keep(kind, await complete(kind)));
        await send(kind, id);
        return [id, `${PAGES[kind] ?? kindOf(kind).page}?id=${ip}&${kind}=${id}`] as const;
      },
    ]),
  ) as Record<StoryName, () => Promise<readonly [string, string]>>),
};

const pendingTasks = async (who = ann) =>
  (await call('ip/pendingTasks', who, { ip_id: ip })).data as { tasks: PendingTask[]; counts: ReviewCount[] };
const newest = async () => (await call('message/list', ann)).data.list[0] as { key: string; link: string };

describe.each(SUBJECTS)('%s', (subject) => {
  it('rejected waits on the page every message of a decision leads to, and is read beside what is live', async () => {
    const [id, link] = await BEGIN[subject]();
    expect((await pendingTasks()).tasks).toEqual([]);
    expect((await pendingTasks()).counts).toContainEqual({ subject, state: 'pending', count: 1 });
    const none = await call('review/rejected', ann, { ip_id: ip, subject, subject_id: id });
    expect(none).toMatchObject({ code: 0, data: null });
    const data = Object.keys(
      JSON.parse((await query<{ data: string }>('SELECT data FROM revision'))[0]!.data),
    );
    const field = data.includes('intro') ? 'intro' : data.find((name) => name !== 'kind')!;
    expect((await reject(id, { reason_code: 'information_wrong', marks: [{ field }] })).status).toBe(200);

    expect(await newest()).toMatchObject({ key: 'content_rejected', link });
    const { tasks, counts } = await pendingTasks();
    expect(tasks).toMatchObject([
      { task: 'rejected', id, subject, link, due_at: null, reason: '信息有误或不完整' },
    ]);
    expect(counts).toContainEqual({ subject, state: 'rejected', count: 1 });
    const { data: rejected } = await call('review/rejected', ann, { ip_id: ip, subject, subject_id: id });
    expect(rejected).toMatchObject({ is_new: subject !== 'ipInfo', marks: [{ field }], changed_since: [] });
    expect(rejected.fields.map((one: { field: string }) => one.field)).toContain(field);

    const { version } = await openReview(id);
    await query('UPDATE revision SET state = ?, version = ? WHERE subject_id = ?', ['pending', version, id]);
    expect((await pass(id)).status).toBe(200);
    expect(await newest()).toMatchObject({ key: 'content_approved', link });
    expect((await pendingTasks()).tasks).toEqual([]);
    expect((await pendingTasks()).counts).toContainEqual({ subject, state: 'approved', count: 1 });
  });
});

it('names the kinds buyers see, and no approved series that is private or off the shelf', async () => {
  const shown = async () => (await call('ip/pendingTasks', ann, { ip_id: ip })).data.shown as SubjectName[];
  expect(await shown()).toEqual(['ipInfo']);
  const id = (await save(await content())).data.series_id as string;
  await submit(id);
  expect(await shown()).toEqual(['ipInfo']);
  await pass(id);
  expect(await shown()).toEqual(['ipInfo', 'series']);
  await call('gallery/seriesShelf', ann, { ip_id: ip, series_id: id, shelf: 'off' });
  expect(await shown()).toEqual(['ipInfo']);
  await call('gallery/seriesShelf', ann, { ip_id: ip, series_id: id, shelf: 'listed' });
  await query('UPDATE series SET visibility = ? WHERE id = ?', ['private', id]);
  expect(await shown()).toEqual(['ipInfo']);
});

it('shows what was rejected word for word, and what was changed since', async () => {
  const input = await info();
  await call('ip/update', ann, { ip_id: ip, ...input, intro: '加微信详谈' });
  await reject(ip, { reason_code: 'contact_details', marks: [{ field: 'intro' }] });
  await call('ip/update', ann, { ip_id: ip, ...input, draft: 1 });
  const { data } = await call('review/rejected', ann, { ip_id: ip, subject: 'ipInfo', subject_id: ip });
  expect(data).toMatchObject({ is_new: false, changed_since: ['intro'] });
  expect(data.fields).toContainEqual(
    expect.objectContaining({
      field: 'intro',
      changed: true,
      live: { kind: 'text', value: '' },
      proposed: { kind: 'text', value: '加微信详谈' },
    }),
  );
});

it('speaks of drafts once they are left lying, and of the private link when its end is near', async () => {
  const id = idIn('feed', await keep('feed', await complete('feed')));
  expect((await pendingTasks()).tasks).toEqual([]);
  await query('UPDATE revision SET created_at = NOW(3) - INTERVAL 3 DAY WHERE subject_id = ?', [id]);
  await call('ip/shopLinkMove', ann, { ip_id: ip, version: 0, action: 'issue', days: 30 });
  expect((await pendingTasks()).tasks).toMatchObject([{ task: 'draft', id, subject: 'feed' }]);
  await query('UPDATE shop_link SET expires_at = NOW(3) + INTERVAL 2 DAY');
  expect((await pendingTasks()).tasks).toMatchObject([{ task: 'link_expiring' }, { task: 'draft' }]);
  await query('UPDATE shop_link SET expires_at = NOW(3) - INTERVAL 1 DAY');
  expect((await pendingTasks()).tasks[0]).toMatchObject({
    task: 'link_expired',
    link: `/ipStore/onepage?id=${ip}`,
  });
});

it('holds the caller’s own claims and real name, and nobody else’s', async () => {
  const on = await openFixtures();
  const ben = await member({ verified: false });
  await plantOperator(on.db, ip, ben.id, 2);
  const other = await plantIp(on, { ip_name: '云岭' });
  const own = { member_id: ben.id, ip_id: other };
  await plantClaim(on, { ...own, state: 'failed', reason_code: 'proof_unclear', decided: ago(1) });
  expect((await pendingTasks(ben)).tasks).toMatchObject([
    { task: 'real_name', link: '/userCenter/realNameIdentify' },
    {
      task: 'claim_failed',
      name: '云岭',
      link: `/claimIp/step2?id=${other}`,
      reason: '证明材料不清晰',
    },
  ]);
  expect((await pendingTasks()).tasks).toEqual([]);
});

it('holds a hundred claims at most, the newest', async () => {
  const ben = await member();
  await plantOperator((await openFixtures()).db, ip, ben.id, 2);
  await query(
    "INSERT INTO ip (id, kind, ip_name) SELECT CONCAT('01P', LPAD(seq, 23, '0')), 'normal', CONCAT('星', seq) FROM seq_1_to_103",
  );
  await query(
    `INSERT INTO claim (id, kind, state, ip_id, member_id, proof_images, entity_documents, reason_code)
      SELECT CONCAT('01C', LPAD(seq, 23, '0')), 'normal', 'failed', CONCAT('01P', LPAD(seq, 23, '0')), ?, '[]', '[]', 'proof_unclear' FROM seq_1_to_103`,
    [ben.id],
  );
  const names = (await pendingTasks(ben)).tasks.map(({ name }) => name);
  expect(names).toHaveLength(100);
  expect(names).toEqual(expect.arrayContaining(['星4', '星103']));
  expect(names).not.toContain('星3');
});

it('holds filings that wait for their member, and no others', async () => {
  const on = await openFixtures();
  const of = { member_id: ann.id, pay: 'wallet' as const };
  await plantFiling(on, { ...of, title: '春', state: 'correction', reason_code: 'information_wrong' });
  await plantFiling(on, { ...of, title: '夏', state: 'submitted' });
  const draft = await plantFiling(on, { ...of, title: '秋' });
  await plantFiling(on, { ...of, title: '冬', state: 'processing' });
  await plantFiling(on, { ...of, title: '年', state: 'submitted', pay: 'credit' });
  expect((await pendingTasks()).tasks).toMatchObject([
    { task: 'filing_correction', name: '春', reason: '作品信息有误' },
    { task: 'filing_payment', name: '夏', due_at: null },
    { task: 'filing_draft', name: '秋', link: `/iprManage/iprService?filing_id=${draft}` },
  ]);
});

it('holds a rejected filing for thirty days, counted anew with each rejection', async () => {
  const on = await openFixtures();
  const id = await plantFiling(on, { member_id: ann.id, title: '春', state: 'rejected', at: ago(90) });
  const rejected = (days: number) =>
    plantLine(on, {
      ...{ subject: 'filing', subject_id: id, action: 'reject', actor_type: 'staff' },
      created_at: ago(days),
    });
  await rejected(31);
  expect((await pendingTasks()).tasks).toEqual([]);
  await rejected(29);
  expect((await pendingTasks()).tasks).toMatchObject([{ task: 'filing_rejected', id }]);
});

it('asks a bank transfer for its voucher before anything without an end', async () => {
  const on = await openFixtures();
  const goods_id = await plantGoods(on, { ip_id: ip, image_id: await pic('goods_image') });
  for (const payment of ['wallet', 'bank']) {
    const id = await plantLabelOrder(on, { ip_id: ip, member_id: ann.id, goods_id });
    const due_at = payment === 'bank' ? ago(-1) : null;
    await on.db.update('label_order', { payment_type: payment, voucher_image: null, due_at }, { id });
  }
  expect((await pendingTasks()).tasks).toMatchObject([
    { task: 'voucher_missing', name: '山茶兔毛绒', due_at: expect.any(String) },
    { task: 'payment', due_at: null },
  ]);
});
