/** Who may see a series and its pictures, by any address. */
import {
  ann,
  begin,
  call,
  console_,
  content,
  count,
  decide,
  detail,
  everybody,
  idsOf,
  ip,
  openReview,
  pass,
  pic,
  published,
  reviewer,
  save,
  submit,
  switchTo,
} from '../../testing/gallery';
import { openFixtures, member, staff } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { sweep } from '../../testing/sweep';
import { open as fetchFile } from '../../testing/uploads';
import { plantIp, plantOperator } from '../db/seed/fixtures';

const { db } = api();
beforeEach(begin);

describe('pictures of an open edit', () => {
  it('reach its holders and staff only, by no call and no address anybody else', async () => {
    const { id, first } = await published();
    expect(await everybody(first.images[0]!)).toBe(true);
    expect(await everybody(first.cover)).toBe(true);
    expect(await everybody(first.rights_documents[0]!)).toBe(false);
    await switchTo(id, 'private');
    await pass(id);
    expect(await everybody(first.images[0]!)).toBe(false);

    const added = await pic('series_image');
    await save({ series_id: id, ...first, visibility: 'private', images: [...first.images, added] });
    await submit(id);
    expect(await everybody(added)).toBe(false);
    const ben = await member();
    await plantOperator((await openFixtures()).db, ip, ben.id, 2);
    const cleo = await member();
    const shown = (await detail(id, ben)).proposed.images[2];
    expect(shown).toMatchObject({ image_id: added, image_status: 0 });
    expect((await fetchFile(shown.file_path)).status).toBe(200);
    expect((await fetchFile(shown.file_path.replace(`m${ben.id}`, `m${cleo.id}`))).status).toBe(404);
    expect((await call('gallery/seriesDetail', cleo, { ip_id: ip, series_id: id })).code).toBe(40300);
    const { id: revision } = await openReview(id);
    const query = (await console_(reviewer, `/${revision}`)).body.fields.find(
      ({ field }: { field: string }) => field === 'images',
    );
    expect(query).toMatchObject({
      changed: true,
      live: { value: [{}, {}] },
      proposed: { value: [{}, {}, {}] },
    });
    expect((await fetchFile(query.proposed.value[2].file_path)).status).toBe(200);
    await db().query('DELETE FROM ip_operator WHERE member_id = ?', [ben.id]);
    expect((await fetchFile(shown.file_path)).status).toBe(404);
  });

  it('may be used by every operator of the IP, and by nobody else', async () => {
    const { data } = await save(await content());
    const ben = await member();
    const images = idsOf((await detail(data.series_id)).proposed.images);
    const other = await plantIp(await openFixtures(), { ip_name: '云岭' });
    await plantOperator((await openFixtures()).db, other, ben.id, 1);
    const stolen = await call('gallery/seriesSave', ben, { ip_id: other, images });
    expect(stolen.data.errors).toEqual([expect.objectContaining({ field: 'images', rule: 'file' })]);
    await plantOperator((await openFixtures()).db, ip, ben.id, 2);
    const shared = await call('gallery/seriesSave', ben, { ip_id: ip, series_id: data.series_id, images });
    expect(shared.code).toBe(0);
  });

  it('are swept when the edit lets go of them, and kept while anything refers to them', async () => {
    const { id, first } = await published({ visibility: 'private' });
    const added = await pic('series_image');
    await save({ series_id: id, ...first, images: [added] });
    await call('review/discard', ann, { ip_id: ip, subject: 'series', subject_id: id });
    await db().query('UPDATE uploaded_file SET created_at = NOW() - INTERVAL 2 DAY');
    await sweep();
    expect(await count(`uploaded_file WHERE id = '${added}'`)).toBe(0);
    expect(await count(`uploaded_file WHERE id = '${first.images[0]!}'`)).toBe(1);
  });
});

describe('who may', () => {
  it('nobody reviews what they submitted', async () => {
    const { data } = await save(await content());
    await submit(data.series_id);
    const { id, version } = await openReview(data.series_id);
    await db().query('UPDATE revision SET submitted_by = ? WHERE id = ?', [reviewer.id, id]);
    const answer = await decide(reviewer, id, 'approve', { version });
    expect(answer.status).toBe(400);
    expect((await detail(data.series_id)).state).toBe('pending');
  });

  it('staff see no draft, consultants only what is assigned to them', async () => {
    const { data } = await save(await content());
    const { id } = await openReview(data.series_id);
    expect((await console_(reviewer, `/${id}`)).status).toBe(404);
    await submit(data.series_id);
    const consultant = await staff('consultant');
    expect((await console_(consultant, '')).body).toEqual([]);
    expect((await console_(consultant, `/${id}`)).status).toBe(404);
    await db().query('UPDATE ip SET owner_id = ? WHERE id = ?', [ann.id, ip]);
    await db().query('UPDATE member SET consultant_id = ? WHERE id = ?', [consultant.id, ann.id]);
    expect((await console_(consultant, '')).body).toHaveLength(1);
    const { version } = await openReview(data.series_id);
    expect((await decide(consultant, id, 'approve', { version })).status).toBe(403);
    expect((await console_(await staff('finance'), '')).status).toBe(403);
  });

  it('another IP’s series answers like a missing one', async () => {
    const ben = await member();
    const other = await plantIp(await openFixtures(), { ip_name: '云岭' });
    await plantOperator((await openFixtures()).db, other, ben.id, 1);
    const { data } = await save(await content());
    const { series_id } = data;
    const nowhere = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
    for (const [path, more] of [
      ['gallery/seriesDetail', {}],
      ['gallery/seriesSave', { series_name: 'x' }],
      ['gallery/seriesSubmit', {}],
      ['gallery/seriesVisibility', { visibility: 'public' }],
      ['gallery/seriesShelf', { shelf: 'off' }],
      ['gallery/seriesDelete', {}],
      ['gallery/imageDelete', { image_id: nowhere }],
      ['gallery/imageRestore', { image_id: nowhere }],
    ] as const) {
      const foreign = await call(path, ben, { ip_id: other, series_id, ...more });
      expect(foreign).toEqual(await call(path, ben, { ip_id: other, series_id: nowhere, ...more }));
      expect(foreign.code).toBe(40400);
    }
    const review = { ip_id: other, subject: 'series' };
    expect((await call('review/withdraw', ben, { ...review, subject_id: series_id })).code).toBe(40400);
    expect((await call('gallery/seriesSort', ben, { ip_id: other, series_ids: [series_id] })).code).toBe(
      40400,
    );
    expect((await call('gallery/seriesDetail', ben, { ip_id: ip, series_id })).code).toBe(40300);
  });
});
