/** Drafts of filings: saved once as they are, deleted by their owner while no money came for them. */
import { closeAccount } from '../../testing/closing';
import { desk } from '../../testing/entries';
import { picture, staff } from '../../testing/fixtures';
import { call, content, detail, drafted, offer, someone, submit, submitted } from '../../testing/filings';
import { api, rows } from '../../testing/server';

beforeEach(() => api().reset());

const remove = (who: Parameters<typeof call>[0], filing_id: string) => call(who, 'delete', { filing_id });
const kept = (id: string) =>
  rows('SELECT id FROM uploaded_file WHERE id = ? AND linked_at IS NOT NULL', [id]);

it('goes with its pictures, once, and by its owner alone', async () => {
  const [ann, ben] = [await someone(), await someone()];
  const image_id = await picture(ann.id, 'filing_image');
  // As it is uploaded: nothing refers to it.
  await rows('UPDATE uploaded_file SET linked_at = NULL WHERE id = ?', [image_id]);
  const id = await drafted(ann, { pictures: [image_id] });
  expect((await detail(ann, id)).actions).toEqual(['submit', 'delete']);
  expect(await kept(image_id)).toHaveLength(1);
  expect(await remove(ben, id)).toMatchObject({ code: 40400 });
  const codes = (await Promise.all([remove(ann, id), remove(ann, id)])).map(({ code }) => code);
  expect(codes.sort()).toEqual([0, 40400]);
  expect(await kept(image_id)).toEqual([]);
  expect(await call(ann, 'detail', { filing_id: id })).toMatchObject({ code: 40400 });
  expect(await call(ann, 'list', {})).toMatchObject({ code: 0, data: { total: 0 } });
});

it('stays while it is under review, and goes after the withdrawal with the free filing at hand again', async () => {
  const ann = await someone();
  const id = await submitted(ann);
  expect((await detail(ann, id)).actions).not.toContain('delete');
  expect(await remove(ann, id)).toMatchObject({ code: 40900 });
  expect(await call(ann, 'withdraw', { filing_id: id, version: 2 })).toMatchObject({ code: 0 });
  expect(await remove(ann, id)).toMatchObject({ code: 0 });
  expect(await offer(ann)).toMatchObject({ credit: 1, used_by: [] });
});

it('stays where money may have come for it', async () => {
  const ann = await someone();
  const id = await submitted(ann, {}, 'wallet');
  expect(await call(ann, 'withdraw', { filing_id: id, version: 2 })).toMatchObject({ code: 0 });
  expect((await detail(ann, id)).actions).toEqual(['submit']);
  expect(await remove(ann, id)).toMatchObject({ code: 40900 });
});

it('stays where a transfer may still come, though it was withdrawn with the free filing last', async () => {
  const ann = await someone();
  const finance = await staff('finance');
  const id = await submitted(ann, {}, 'bank');
  const { filing_number } = await detail(ann, id);
  expect((await call(ann, 'withdraw', { filing_id: id, version: 2 })).code).toBe(0);
  expect((await submit(ann, id, 3)).code).toBe(0);
  expect((await detail(ann, id)).filing_number).not.toBe(filing_number);
  const filter = encodeURIComponent(JSON.stringify({ q: filing_number }));
  expect((await desk(finance, 'get', `filings?filter=${filter}`)).body).toMatchObject([{ id }]);
  expect((await call(ann, 'withdraw', { filing_id: id, version: 4 })).code).toBe(0);
  expect((await detail(ann, id)).actions).toEqual(['submit']);
  expect(await remove(ann, id)).toMatchObject({ code: 40900 });
  await closeAccount(ann);
  expect(await rows('SELECT title FROM filing WHERE id = ?', [id] as never)).toEqual([{ title: null }]);
});

it('is saved once as it is: the same again writes nothing, and one changed field a version', async () => {
  const ann = await someone();
  const draft = await content(ann, { author_name: '顾小满', published_on: '2026-03-04', description: '' });
  const { data } = await call(ann, 'save', draft);
  const { filing_id } = data as { filing_id: string };
  const lines = async () =>
    (await rows('SELECT id FROM audit_line WHERE subject_id = ?', [filing_id])).length;
  const save = (version: number, more: object = {}) =>
    call(ann, 'save', { ...draft, filing_id, version, ...more });
  for (let times = 0; times < 3; times += 1)
    expect(await save(1)).toMatchObject({ code: 0, data: { filing_id, version: 1, state: 'draft' } });
  expect(await lines()).toBe(1);
  const changes = [
    { title: '山茶兔' },
    { author_name: '顾小曼' },
    { completed_on: '2026-01-03' },
    { pictures: [draft.pictures[0], await picture(ann.id, 'filing_image')] },
  ];
  for (const [at, change] of changes.entries())
    expect(await save(at + 1, Object.assign({}, ...changes.slice(0, at), change) as object)).toMatchObject({
      data: { version: at + 2 },
    });
  expect(await lines()).toBe(1 + changes.length);
  expect(await save(1)).toMatchObject({ code: 40901 });
});
