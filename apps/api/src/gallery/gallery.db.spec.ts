/** A series from draft to approval, and edits of the approved version. */
import { member, picture } from '../../testing/fixtures';
import {
  ann,
  begin,
  call,
  console_,
  content,
  count,
  detail,
  everybody,
  idsOf,
  ip,
  openReview,
  pass,
  pic,
  published,
  reject,
  reviewer,
  save,
  submit,
  switchTo,
} from '../../testing/gallery';

beforeEach(begin);

describe('a first series', () => {
  it('is a draft, then under review, then live; each decision is told', async () => {
    const input = await content();
    const { data } = await save(input);
    expect(data).toMatchObject({ state: 'draft' });
    expect((await call('ip/info', ann, { ip_id: ip })).data.is_ip_resource).toBe(true);
    expect((await submit(data.series_id, { version: data.version })).data.state).toBe('pending');
    expect(await detail(data.series_id)).toMatchObject({
      live: null,
      state: 'pending',
      actions: ['withdraw', 'duplicate', 'delete'],
    });
    const rows = await console_(reviewer, '?filter={"state":"pending"}');
    expect(rows.body).toEqual([
      expect.objectContaining({
        subject: 'series',
        subject_id: data.series_id,
        ip_id: ip,
        title: '四季',
        state: 'pending',
      }),
    ]);
    expect(rows.body[0].due_at).toBeTruthy();
    expect((await console_(reviewer, '/counts')).body).toMatchObject({
      pending: 1,
      'subject.series': 1,
      'subject.ipInfo': 0,
    });
    const { body: passed } = await pass(data.series_id);
    expect(passed).toMatchObject({ state: 'approved' });
    expect((await console_(reviewer, `/${passed.id as string}`)).body).toMatchObject({
      ...passed,
      actions: [],
    });
    const after = await detail(data.series_id);
    expect(after).toMatchObject({ state: 'approved', proposed: null, visibility: 'public', shelf: 'listed' });
    expect(after.live.images).toHaveLength(2);
    const messages = (await call('message/list', ann)).data.list;
    expect(messages[0]).toMatchObject({ key: 'content_approved', title: '审核通过：四季' });
    // The history records which fields changed, without their values.
    const line = "audit_line WHERE subject = 'series' AND action = 'publish' AND changes";
    expect(await count(`${line} LIKE '%"series_name"%'`)).toBe(1);
    expect(await count(`${line} LIKE '%四季%'`)).toBe(0);
  });

  it('names everything that is missing when it is submitted', async () => {
    const { data } = await save({ series_name: '' });
    const answer = await submit(data.series_id);
    expect(answer.code).toBe(40001);
    expect(answer.data.errors.map((one: { field: string }) => one.field).sort()).toEqual([
      'cover',
      'images',
      'rights_documents',
      'series_name',
    ]);
    expect((await detail(data.series_id)).state).toBe('draft');
  });

  it('changes its visibility freely while it is a draft', async () => {
    const { data } = await save(await content({ visibility: 'private' }));
    expect((await switchTo(data.series_id, 'public')).data.state).toBe('draft');
    expect((await detail(data.series_id)).visibility).toBe('public');
    expect(await count('revision')).toBe(1);
  });
});

describe('an edit of what is live', () => {
  it('keeps the old one shown, with its children, until it is approved', async () => {
    const { id, first } = await published({ visibility: 'private' });
    const added = await pic('series_image');
    const edit = { ...first, series_name: '新四季', images: [added, first.images[1]!, first.images[0]!] };
    const saved = (await save({ series_id: id, ...edit })).data;
    expect(saved.state).toBe('draft');
    await submit(id);
    const during = await detail(id);
    expect(during.live.series_name).toBe('四季');
    expect(idsOf(during.live.images)).toEqual(first.images);
    expect(idsOf(during.proposed.images)).toEqual(edit.images);
    expect(during.changed.sort()).toEqual(['images', 'series_name']);
    const { list } = (await call('gallery/seriesList', ann, { ip_id: ip })).data;
    expect(list[0]).toMatchObject({ series_name: '四季', image_count: 2, state: 'pending' });
    await pass(id);
    const after = await detail(id);
    expect(after).toMatchObject({ proposed: null, live: { series_name: '新四季' } });
    expect(idsOf(after.live.images)).toEqual(edit.images);
  });

  it('stays editable after a rejection, with reason and marks; live stays live', async () => {
    const { id, first } = await published({ visibility: 'private' });
    const added = await pic('series_image');
    await save({ series_id: id, ...first, images: [...first.images, added] });
    await submit(id);
    expect((await reject(id, { reason_code: 'other' })).body.errors).toEqual({
      reason: 'Please give a reason',
    });
    expect((await reject(id, { reason_code: 'other', reason: 'x', marks: [{ field: 'nose' }] })).status).toBe(
      400,
    );
    const marks = [{ field: 'images', image_id: added }];
    await reject(id, { reason_code: 'picture_unclear', reason: 'too dark', marks });
    expect(await detail(id)).toMatchObject({
      state: 'rejected',
      reason_code: 'picture_unclear',
      reason: 'too dark',
      marks,
      live: { images: [{}, {}] },
      proposed: { images: [{}, {}, {}] },
    });
    expect((await call('message/list', ann)).data.list[0]).toMatchObject({ key: 'content_rejected' });
    const better = await pic('series_image');
    expect((await save({ series_id: id, ...first, images: [...first.images, better] })).data.state).toBe(
      'rejected',
    );
    expect((await submit(id)).data.state).toBe('pending');
    const { id: revision } = await openReview(id);
    expect((await console_(reviewer, `/${revision}`)).body.changed_since).toEqual(['images']);
    await pass(id);
    expect(idsOf((await detail(id)).live.images)).toEqual([...first.images, better]);
  });

  it('is refused while the series is public', async () => {
    const { id, first } = await published();
    const answer = await save({ series_id: id, ...first, series_name: '别名' });
    expect(answer).toMatchObject({ code: 40900, data: { state: 'public', allowed: ['private'] } });
    expect(answer.msg).toBe('系列“四季”为公开状态，请先转为私有再修改');
    expect(await count("revision WHERE state = 'draft'")).toBe(0);
  });

  it('can be dropped, and what is live stays', async () => {
    const { id, first } = await published({ visibility: 'private' });
    await save({ series_id: id, ...first, series_name: '别名' });
    const one = { ip_id: ip, subject: 'series', subject_id: id };
    expect((await call('review/discard', ann, one)).data.state).toBe('discarded');
    expect(await detail(id)).toMatchObject({
      state: 'approved',
      proposed: null,
      live: { series_name: '四季' },
    });
    expect((await call('review/discard', ann, one)).code).toBe(40900);
  });

  it('is not reset by a save without a change, and goes back to its draft with one', async () => {
    const { id, first } = await published({ visibility: 'private' });
    const edit = { series_id: id, ...first, series_name: '二稿' };
    await save(edit);
    const { data } = await submit(id);
    expect((await save(edit)).data).toMatchObject({ state: 'pending', version: data.version });
    expect((await save({ ...edit, series_name: '三稿' })).data.state).toBe('draft');
    expect((await console_(reviewer, '?filter={"state":"pending"}')).body).toEqual([]);
  });
});

describe('visibility and shelf', () => {
  it('a switch is an edit of its own and takes effect with its approval', async () => {
    const { id } = await published();
    expect((await switchTo(id, 'private')).data.state).toBe('pending');
    expect(await detail(id)).toMatchObject({
      visibility: 'public',
      proposed_visibility: 'private',
      changed: ['visibility'],
    });
    await pass(id);
    expect(await detail(id)).toMatchObject({
      visibility: 'private',
      proposed_visibility: null,
      state: 'approved',
    });
  });

  it('goes off all channels at once, and is listed again only while approved', async () => {
    const { id, first } = await published();
    const shelf = (to: string) => call('gallery/seriesShelf', ann, { ip_id: ip, series_id: id, shelf: to });
    expect((await shelf('off')).code).toBe(0);
    expect(await everybody(first.images[0]!)).toBe(false);
    expect((await shelf('off')).code).toBe(40900);
    await switchTo(id, 'private');
    expect(await shelf('listed')).toMatchObject({ code: 40900, data: { state: 'pending' } });
    await reject(id);
    await call('review/discard', ann, { ip_id: ip, subject: 'series', subject_id: id });
    expect((await shelf('listed')).code).toBe(0);
    expect(await everybody(first.images[0]!)).toBe(true);
  });

  it('is found by its name, live or proposed, and sorted by age', async () => {
    for (const series_name of ['Winter tea', 'Spring rain', 'Winter moon']) await save({ series_name });
    const names = async (more: object) =>
      (await call('gallery/seriesList', ann, { ip_id: ip, ...more })).data.list.map(
        ({ series_name }: { series_name: string }) => series_name,
      );
    expect(await names({ keyword: 'winter', sort: 'oldest' })).toEqual(['Winter tea', 'Winter moon']);
    expect(await names({ sort: 'newest' })).toEqual(['Winter moon', 'Spring rain', 'Winter tea']);
    expect(await names({ keyword: '%' })).toEqual([]);
  });

  it('keeps the order it is given; a part of it keeps its places', async () => {
    const ids: string[] = [];
    for (const series_name of ['甲', '乙', '丙', '丁'])
      ids.push((await save({ series_name })).data.series_id as string);
    const [a, b, c, d] = ids;
    const order = async (...series_ids: unknown[]) => {
      await call('gallery/seriesSort', ann, { ip_id: ip, series_ids });
      const { data } = await call('gallery/seriesList', ann, { ip_id: ip });
      return data.list.map((row: { series_name: string }) => row.series_name).join('');
    };
    expect(await order(b, c, a, d)).toBe('乙丙甲丁');
    expect(await order(d, c)).toBe('乙丁甲丙');
    expect((await call('gallery/seriesList', ann, { ip_id: ip, page: 2, page_size: 3 })).data).toMatchObject({
      list: [{ series_name: '丙' }],
      total: 4,
      page: 2,
      page_size: 3,
      next_cursor: null,
    });
  });
});

describe('the proof of the claim as a rights document', () => {
  it('is taken from the member who uploaded it, from nobody else, and stays when the series is deleted', async () => {
    const proof = await picture(ann.id);
    const { data } = await save(await content({ rights_documents: [proof] }));
    expect((await detail(data.series_id)).proposed.rights_documents).toMatchObject([{ image_id: proof }]);
    const foreign = await picture((await member()).id);
    expect((await save(await content({ rights_documents: [foreign] }))).data.errors).toMatchObject([
      { field: 'rights_documents', rule: 'file' },
    ]);
    await call('gallery/seriesDelete', ann, { ip_id: ip, series_id: data.series_id, version: data.version });
    expect(await count(`uploaded_file WHERE id = '${proof}' AND linked_at IS NOT NULL`)).toBe(1);
  });

  it('is not taken where another paper is asked for', async () => {
    const proof = await picture(ann.id);
    expect((await save(await content({ cover: proof }))).data.errors).toMatchObject([
      { field: 'cover', rule: 'file' },
    ]);
  });
});
