/** Editing a public series in two reviewed steps: it becomes private, and the edit makes it public again. */
import {
  ann,
  begin,
  call,
  detail,
  everybody,
  idsOf,
  ip,
  pass,
  published,
  reject,
  save,
  submit,
} from '../../testing/gallery';

beforeEach(begin);

const press = (series_id: string, more: object = {}) =>
  call('gallery/seriesVisibility', ann, {
    ip_id: ip,
    series_id,
    visibility: 'private',
    edit_next: 1,
    ...more,
  });

it('opens the edit with the approval of the first step, and is public again with that of the second', async () => {
  const { id, first } = await published();
  expect((await detail(id)).actions).toContain('edit_private');
  expect((await press(id)).data.state).toBe('pending');
  expect(await detail(id)).toMatchObject({
    edit_step: 1,
    visibility: 'public',
    proposed_visibility: 'private',
  });
  expect((await detail(id)).actions).toEqual(['withdraw', 'unlist', 'duplicate', 'delete']);
  await pass(id);
  const opened = await detail(id);
  expect(opened).toMatchObject({
    edit_step: 2,
    state: 'draft',
    visibility: 'private',
    proposed_visibility: 'public',
    changed: ['visibility'],
    live: { series_name: '四季', visibility: 'private' },
    proposed: { series_name: '四季', visibility: 'public' },
  });
  expect(idsOf(opened.proposed.images)).toEqual(first.images);
  expect(opened.actions).toContain('edit');
  expect(await everybody(first.images[0]!)).toBe(false);
  const [message] = (await call('message/list', ann)).data.list;
  expect(message).toMatchObject({ key: 'series_editable', link: expect.stringContaining(id) });
  await save({ series_id: id, ...first, series_name: '四季新编', version: opened.version });
  expect((await submit(id)).data.state).toBe('pending');
  expect((await detail(id)).edit_step).toBe(2);
  await pass(id);
  expect(await detail(id)).toMatchObject({
    edit_step: null,
    state: 'approved',
    visibility: 'public',
    live: { series_name: '四季新编' },
  });
  expect(await everybody(first.images[0]!)).toBe(true);
});

it('stays in the first step while that is withdrawn or rejected, and ends when it is discarded', async () => {
  const { id } = await published();
  await press(id);
  await reject(id);
  expect(await detail(id)).toMatchObject({ edit_step: 1, state: 'rejected', visibility: 'public' });
  await submit(id);
  const one = { ip_id: ip, subject: 'series', subject_id: id };
  await call('review/withdraw', ann, one);
  expect(await detail(id)).toMatchObject({ edit_step: 1, state: 'draft' });
  await call('review/discard', ann, one);
  expect(await detail(id)).toMatchObject({ edit_step: null, state: 'approved', visibility: 'public' });
});

it('opens nothing when a series is only made private', async () => {
  const { id } = await published();
  await press(id, { edit_next: 0 });
  await pass(id);
  expect(await detail(id)).toMatchObject({ edit_step: null, state: 'approved', visibility: 'private' });
});

it('is refused where there is nothing to make private', async () => {
  const { id } = await published({ visibility: 'private' });
  for (const visibility of ['private', 'public'])
    expect((await press(id, { visibility })).data.errors).toEqual([
      expect.objectContaining({ field: 'edit_next', rule: 'choice' }),
    ]);
  expect((await detail(id)).state).toBe('approved');
});
