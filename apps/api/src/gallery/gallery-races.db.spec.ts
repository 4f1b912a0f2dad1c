/** Concurrent changes and decisions of one series. */
import {
  begin,
  content,
  count,
  decide,
  detail,
  everybody,
  openReview,
  published,
  reviewer,
  save,
  submit,
  switchTo,
} from '../../testing/gallery';
import { staff } from '../../testing/fixtures';

beforeEach(begin);

describe('at the same time', () => {
  it('an approval names the exact edit it saw', async () => {
    const { id, first } = await published({ visibility: 'private' });
    const edit = { series_id: id, ...first, series_name: '二稿' };
    await save(edit);
    await submit(id);
    const { id: revision, version } = await openReview(id);
    await save({ ...edit, series_name: '三稿' });
    await submit(id);
    const late = await decide(reviewer, revision, 'approve', { version });
    expect(late.status).toBe(409);
    expect(late.body.code).toBe(40901);
    expect(await detail(id)).toMatchObject({ state: 'pending', live: { series_name: '四季' } });
  });

  it('either the edit or the approval happens, never half of each', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, first } = await published({ visibility: 'private' });
      const edit = { series_id: id, ...first, series_name: '二稿' };
      await save(edit);
      const { version: seen } = (await submit(id)).data;
      const { id: revision, version } = await openReview(id);
      const [approved, saved] = await Promise.all([
        decide(reviewer, revision, 'approve', { version }),
        save({ ...edit, version: seen, series_name: '三稿' }),
      ]);
      const { live, state } = await detail(id);
      const said = { approved: approved.status, saved: saved.code, live: live.series_name, state };
      expect([
        { approved: 200, saved: 40901, live: '二稿', state: 'approved' },
        { approved: 409, saved: 0, live: '四季', state: 'draft' },
        // Read after the edit it is a draft, and staff see no drafts.
        { approved: 404, saved: 0, live: '四季', state: 'draft' },
      ]).toContainEqual(said);
    }
  });

  it('one of two reviewers decides', async () => {
    const { data } = await save(await content());
    await submit(data.series_id);
    const { id, version } = await openReview(data.series_id);
    const other = await staff('reviewer');
    const answers = await Promise.all([
      decide(reviewer, id, 'approve', { version }),
      decide(other, id, 'reject', { version, reason_code: 'picture_unclear' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await count("audit_line WHERE subject = 'revision' AND action IN ('approve', 'reject')")).toBe(1);
    expect(await count("message WHERE message_key LIKE 'content_%'")).toBe(1);
  });

  it('a visibility switch during a review is refused and changes nothing', async () => {
    const { id, first } = await published({ visibility: 'private' });
    await save({ series_id: id, ...first, series_name: '二稿' });
    await submit(id);
    expect(await switchTo(id, 'public')).toMatchObject({ code: 40900, data: { state: 'pending' } });
    const { id: quiet } = await published({ visibility: 'private', series_name: '静' });
    const answers = await Promise.all([
      switchTo(quiet, 'public'),
      switchTo(quiet, 'public'),
      switchTo(quiet, 'public'),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 40900, 40900]);
    expect(await count("revision WHERE state = 'pending'")).toBe(2);
  });

  it('an approval and a visibility switch follow one another, and neither shows what was not approved', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, first } = await published({ visibility: 'private' });
      await save({ series_id: id, ...first, series_name: '二稿' });
      await submit(id);
      const { id: revision, version } = await openReview(id);
      const [approved, switched] = await Promise.all([
        decide(reviewer, revision, 'approve', { version }),
        switchTo(id, 'public'),
      ]);
      const { live, state } = await detail(id);
      const said = { approved: approved.status, switched: switched.code, state };
      expect([
        { approved: 200, switched: 0, state: 'pending' },
        { approved: 200, switched: 40900, state: 'approved' },
      ]).toContainEqual(said);
      expect(live).toMatchObject({ series_name: '二稿', visibility: 'private' });
      expect(await everybody(first.images[0]!)).toBe(false);
    }
  });

  it('several first saves of an edit leave one open edit', async () => {
    const { id, first } = await published({ visibility: 'private' });
    await Promise.all(
      Array.from({ length: 6 }, (_, at) => save({ series_id: id, ...first, series_name: `稿${String(at)}` })),
    );
    expect(await count("revision WHERE state = 'draft'")).toBe(1);
  });

  it('a stale save of another operator is refused', async () => {
    const { data } = await save(await content());
    const input = await content({ series_id: data.series_id, version: data.version });
    expect((await save({ ...input, series_name: '甲' })).code).toBe(0);
    expect(await save({ ...input, series_name: '乙' })).toMatchObject({
      code: 40901,
      data: { version: data.version + 1 },
    });
  });
});
