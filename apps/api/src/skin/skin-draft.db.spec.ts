/** The draft of skin goods is written when something changed. */
import { ERRORS } from '@ipw/domain';
import { type Entrant, entrant, tenderCall } from '../../testing/entries';
import { api, rows } from '../../testing/server';
import { wholeMaterial } from '../../testing/skins';

type Kept = { skin_id: string; state: string; version: number };
let ann: Entrant;
beforeEach(async () => {
  await api().reset();
  ann = await entrant();
});

it('answers the same material with the same version, and writes no line for it', async () => {
  const material = await wholeMaterial(ann.who.id);
  const save = (input: object) => tenderCall<Kept>('skinSave', ann, input);
  const { skin_id } = (await save(material)).data;
  const lines = async () => (await rows('SELECT id FROM audit_line WHERE subject_id = ?', [skin_id])).length;
  expect(await lines()).toBe(1);
  for (let times = 0; times < 3; times += 1)
    expect(await save({ skin_id, version: 1, ...material })).toMatchObject({
      code: 0,
      data: { skin_id, state: 'creating', version: 1 },
    });
  expect(await lines()).toBe(1);
  const changed = await save({ skin_id, version: 1, ...material, fans_number_color: '0000FF' });
  expect(changed).toMatchObject({ code: 0, data: { version: 2 } });
  expect(await lines()).toBe(2);
  expect(await save({ skin_id, version: 1, ...material })).toMatchObject({ code: ERRORS.CONFLICT.code });
});
