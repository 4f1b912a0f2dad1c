/** Content and staff records that are erased with a closed account. */
import request from 'supertest';
import { type Caller, openFixtures, member, PASSWORD, picture, staff } from '../../testing/fixtures';
import { until } from '../../testing/outbox';
import { api, rows } from '../../testing/server';
import {
  plantClaim,
  plantFollowUp,
  plantIp,
  plantNote,
  plantOperator,
  plantSeries,
} from '../db/seed/fixtures';

const { url, db, reset } = api();

beforeEach(reset);

/** Requests the closure and makes it due. */
async function close({ id, token }: Caller): Promise<void> {
  const query = await request(url)
    .post('/api/member/requestClosure')
    .set('authorization', `Bearer ${token}`)
    .send({ password: PASSWORD, agree: 1 });
  expect(query.body.code).toBe(0);
  await db().query('UPDATE closure SET due_at = NOW(3) - INTERVAL 1 SECOND');
  await db().query("UPDATE job SET run_at = NOW(3) WHERE kind = 'close_account'");
  await until(async () => {
    const [row] = await rows<{ state: string }>('SELECT state FROM closure WHERE member_id = ?', [id]);
    return row?.state === 'closed' ? true : undefined;
  }, 'the end');
}

it('takes galleries, proposals and what staff noted along; what others show stays theirs', async () => {
  const [on, ann, admin] = [await openFixtures(), await member({ username: '安然' }), await staff('admin')];
  const ben = await member({ username: '本' });
  const [mine, theirs] = [await plantIp(on, { ip_name: '山茶兔' }), await plantIp(on, { ip_name: '云岭' })];
  await plantClaim(on, { ip_id: mine, member_id: ann.id, state: 'claimed', reason_code: '' });
  await plantClaim(on, { ip_id: theirs, member_id: ben.id, state: 'claimed', reason_code: '' });
  await plantOperator(on.db, theirs, ann.id, 2);
  const series = async (ip_id: string, state: 'approved' | 'pending', by: Caller = ann) => {
    const images = [await picture(by.id, 'series_image')];
    const more = { cover: images[0]!, images, rights_documents: [await picture(by.id, 'rights_document')] };
    const named = { series_name: `${state} secret`, visibility: 'public', state } as const;
    await plantSeries(on, { ip_id, member_id: by.id, ...named, ...more });
    return images[0]!;
  };
  const shown = await series(mine, 'approved');
  const proposed = await series(mine, 'pending');
  const ofBen = await series(mine, 'approved', ben);
  const stored = await series(theirs, 'approved');
  await plantNote(on, { member_id: ann.id, author_id: admin.id, text: 'calls back' });
  await plantFollowUp(on, { member_id: ann.id, author_id: admin.id, due_on: '2026-12-01', about: 'call' });
  await close(ann);

  expect(
    await rows(
      'SELECT DISTINCT series_name, images, deleted_at IS NOT NULL AS gone FROM series WHERE ip_id = ?',
      [mine],
    ),
  ).toEqual([{ series_name: '', images: null, gone: 1 }]);
  expect(await rows('SELECT state, title, data FROM revision WHERE ip_id = ? ORDER BY id', [mine])).toEqual(
    ['approved', 'discarded', 'approved'].map((state) => ({ state, title: '', data: '{}' })),
  );
  expect(await rows('SELECT file_id FROM file_use WHERE ip_id = ?', [mine])).toEqual([]);
  for (const id of [shown, proposed, ofBen])
    expect(await rows('SELECT open, linked_at FROM uploaded_file WHERE id = ?', [id])).toEqual([
      { open: 0, linked_at: null },
    ]);
  expect(await rows('SELECT series_name, deleted_at FROM series WHERE ip_id = ?', [theirs])).toEqual([
    { series_name: 'approved secret', deleted_at: null },
  ]);
  expect((await request(url).get(`/files/${stored}/t300`)).status).toBe(200);
  expect((await request(url).get(`/files/${shown}/t300`)).status).toBe(404);
  for (const table of ['member_note', 'follow_up']) expect(await rows(`SELECT id FROM ${table}`)).toEqual([]);
});
