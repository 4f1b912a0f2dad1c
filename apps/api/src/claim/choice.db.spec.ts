import { archiveOf, readIn } from '../../testing/archives';
import { call } from '../../testing/codes';
import { type Caller, member, openFixtures, picture } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';

const { reset } = api();
let ann: Caller;

beforeEach(async () => {
  await reset();
  ann = await member();
});

const draft = (name: string) => JSON.stringify({ choice: { creating: true }, new_ip: { ip_name: name } });
const save = (input: object, who = ann) => call('claim/choiceSave', who, input);
const linked = async (id: string) =>
  (await rows('SELECT id FROM uploaded_file WHERE id = ? AND linked_at IS NOT NULL', [id] as never)).length;

it('is empty at first, and then what was saved last, for this member alone', async () => {
  expect((await call('claim/choice', ann)).data).toEqual({ values: '', saved_at: null });
  await save({ values: draft('月台') });
  const { data } = await save({ values: draft('月台猫') });
  expect((await call('claim/choice', ann)).data).toEqual({
    values: draft('月台猫'),
    saved_at: data.saved_at,
  });
  expect((await call('claim/choice', await member())).data.values).toBe('');
  const [row] = await rows<{ draft: Buffer }>('SELECT draft FROM claim_choice');
  expect(row!.draft.toString('utf8')).not.toContain('月台猫');
});

it('keeps one row when two devices save at once', async () => {
  await Promise.all(['一', '二', '三', '四'].map((name) => save({ values: draft(name) })));
  expect(await rows('SELECT member_id FROM claim_choice')).toHaveLength(1);
});

it('keeps the avatar while the draft names it, and after the IP was made of it', async () => {
  const [first, second] = [await picture(ann.id, 'avatar'), await picture(ann.id, 'avatar')];
  await save({ values: draft('月台猫'), ip_image: first });
  await save({ values: draft('月台猫'), ip_image: second });
  expect([await linked(first), await linked(second)]).toEqual([0, 1]);
  const made = await call('ip/add', ann, {
    ip_name: '月台猫',
    ip_image: second,
    intro: '一只猫',
    core_audience: '通勤的人',
    auth_field_id: 31,
    birth_time: '2020-02-29',
    birth_area: 'CN',
    ip_origin: 1,
    ip_types: [1],
    kernels: [1],
  });
  expect(made.code).toBe(0);
  await save({});
  expect(await linked(second)).toBe(1);
  expect(await rows('SELECT member_id FROM claim_choice')).toHaveLength(0);
});

it('is the text of an object, and in the archive also when an earlier one is not', async () => {
  for (const values of ['hello', '[]', '1'])
    expect((await save({ values })).data.errors).toMatchObject([{ field: 'values', rule: 'malformed' }]);
  await save({ values: draft('月台猫') });
  expect(readIn(await archiveOf(ann), 'claim_draft.json')).toEqual(JSON.parse(draft('月台猫')));
  const { cipher } = await openFixtures();
  await rows('UPDATE claim_choice SET draft = ?', [cipher.seal(`claim_choice:${ann.id}:draft`, 'hello')]);
  expect(readIn(await archiveOf(ann), 'claim_draft.json')).toBe('hello');
});
