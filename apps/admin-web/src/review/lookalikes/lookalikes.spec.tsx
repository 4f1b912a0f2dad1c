import { fileIdsIn } from './Lookalikes';

it('finds the files of a record wherever they are, each once', () => {
  const file = (image_id: string) => ({ image_id, file_name: 'a.png' });
  const record = {
    id: 'R',
    proof_images: [file('A'), file('B')],
    fields: [{ proposed: { kind: 'pictures', value: [file('B'), { deep: file('C') }] } }],
    nothing: null,
  };
  expect(fileIdsIn(record)).toEqual(['A', 'B', 'C']);
});
