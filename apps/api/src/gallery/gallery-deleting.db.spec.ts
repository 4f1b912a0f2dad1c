/** Deleting and restoring pictures and series. */
import { seriesKind } from '@ipw/domain';
import {
  ann,
  begin,
  call,
  content,
  count,
  detail,
  everybody,
  idsOf,
  ip,
  pass,
  pic,
  published,
  save,
  submit,
  switchTo,
} from '../../testing/gallery';
import { openFixtures } from '../../testing/fixtures';
import { api } from '../../testing/server';
import { sweep } from '../../testing/sweep';
import { plantIp, plantOperator } from '../db/seed/fixtures';

const { db } = api();
beforeEach(begin);

describe('deleting', () => {
  const recycled = async () => (await call('gallery/recycleList', ann, { ip_id: ip })).data.list;
  const one = (series_id: string, image_id: string) => ({ ip_id: ip, series_id, image_id });

  it('takes a picture out of live and proposed, and restores it into the draft', async () => {
    const { id, first } = await published({ visibility: 'private' });
    await save({ series_id: id, ...first, series_name: '二稿' });
    const [gone, stored] = first.images as [string, string];
    expect((await call('gallery/imageDelete', ann, one(id, gone))).code).toBe(0);
    const after = await detail(id);
    expect(idsOf(after.live.images)).toEqual([stored]);
    expect(idsOf(after.proposed.images)).toEqual([stored]);
    expect((await call('gallery/imageDelete', ann, one(id, stored))).data.errors[0]).toMatchObject({
      field: 'images',
      rule: 'min_items',
    });
    expect(idsOf((await recycled()).map((row: { image: object }) => row.image))).toEqual([gone]);
    await submit(id);
    await pass(id);
    expect((await detail(id)).live).toMatchObject({ series_name: '二稿', images: [{ image_id: stored }] });
    expect((await call('gallery/imageRestore', ann, one(id, gone))).data.state).toBe('draft');
    const restored = await detail(id);
    expect(idsOf(restored.live.images)).toEqual([stored]);
    expect(idsOf(restored.proposed.images)).toEqual([stored, gone]);
    expect(await recycled()).toEqual([]);
  });

  it('is refused of a picture that is public or under review', async () => {
    const { id, first } = await published();
    expect((await call('gallery/imageDelete', ann, one(id, first.images[0]!))).code).toBe(40900);
    await switchTo(id, 'private');
    expect((await call('gallery/imageDelete', ann, one(id, first.images[0]!))).code).toBe(40900);
    expect(await recycled()).toEqual([]);
  });

  it('puts the pictures of a series into the recycle list, and brings the series back as a draft', async () => {
    const { id, first } = await published();
    await call('gallery/seriesDelete', ann, { ip_id: ip, series_id: id });
    expect((await call('gallery/seriesDetail', ann, { ip_id: ip, series_id: id })).code).toBe(40400);
    expect(await everybody(first.images[0]!)).toBe(false);
    expect((await recycled())[0]).toMatchObject({ series_name: '四季', series_deleted: true });
    await db().query('UPDATE uploaded_file SET created_at = NOW() - INTERVAL 2 DAY');
    await sweep();
    expect((await call('gallery/imageRestore', ann, one(id, first.images[1]!))).code).toBe(0);
    expect(await detail(id)).toMatchObject({ live: null, state: 'draft', visibility: 'private' });
    const { proposed } = await detail(id);
    expect(idsOf(proposed.images)).toEqual([first.images[1]]);
    expect(proposed.rights_documents).toHaveLength(1);
    expect((await submit(id)).data.state).toBe('pending');
  });

  it('does not bring back a series beyond the most of an IP', async () => {
    const { data } = await save(await content({ series_name: '四季' }));
    const [image] = (await detail(data.series_id)).proposed.images as { image_id: string }[];
    await call('gallery/seriesDelete', ann, { ip_id: ip, series_id: data.series_id });
    await db().query(
      `INSERT INTO series (id, ip_id, series_name, images, rights_documents, entity_documents, created_by)
        SELECT CONCAT('01S', LPAD(s.seq, 23, '0')), ?, '四季', '[]', '[]', '[]', ? FROM seq_1_to_${String(seriesKind.most)} s`,
      [ip, ann.id],
    );
    const refused = await call('gallery/imageRestore', ann, one(data.series_id, image!.image_id));
    expect(refused.code).not.toBe(0);
    await db().query("DELETE FROM series WHERE id LIKE '01S%' LIMIT 1");
    expect((await call('gallery/imageRestore', ann, one(data.series_id, image!.image_id))).code).toBe(0);
  });

  it('shows the ten deleted last', async () => {
    for (const round of [1, 2]) {
      const images = await Promise.all(Array.from({ length: 6 }, () => pic('series_image')));
      const { data } = await save(await content({ series_name: `系列${String(round)}`, images }));
      await call('gallery/seriesDelete', ann, { ip_id: ip, series_id: data.series_id });
    }
    expect(await recycled()).toHaveLength(10);
    expect(await count("file_use WHERE place = 'recycled' AND field = 'images'")).toBe(10);
  });
});

describe('the gallery of pictures', () => {
  it('says where a picture stands and where else it is used', async () => {
    const { id, first } = await published({ visibility: 'private' });
    await save({ series_name: '另一个', images: [first.images[0]!] });
    // A series of another IP of the same member is none of this IP's operators' business.
    const on = await openFixtures();
    const ip_id = await plantIp(on, { ip_name: '云岭' });
    await plantOperator(on.db, ip_id, ann.id, 1);
    const elsewhere = { ip_id, series_name: '别处', images: [first.images[0]!] };
    expect((await call('gallery/seriesSave', ann, elsewhere)).code).toBe(0);
    const { list, total } = (await call('gallery/imageList', ann, { ip_id: ip })).data;
    expect(total).toBe(3);
    const rows = list.filter(
      (row: { image: { image_id: string } }) => row.image.image_id === first.images[0],
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ series_id: id, is_live: true, used_in: ['另一个'], actions: ['delete'] }),
        expect.objectContaining({ series_name: '另一个', is_live: false, used_in: ['四季'] }),
      ]),
    );
  });
});
