import { changedItems } from './changed-items';

const stickers = (...names: string[]) => names.map((name) => ({ name, image: name }));

it('shows of two lists of records what only one of them has, also where they are stored as JSON', () => {
  const [before, after] = [stickers('1_a', '2_b', '3_c'), stickers('1_a', '2_x', '3_c', '4_d')];
  const changed = [stickers('2_b'), stickers('2_x', '4_d')];
  expect(changedItems(before, after)).toEqual(changed);
  expect(changedItems(JSON.stringify(before), JSON.stringify(after))).toEqual(changed);
  expect(changedItems([], after)).toEqual([[], after]);
});

it('leaves a change of order, and what is no list of records', () => {
  const list = stickers('a', 'b');
  expect(changedItems(list, list.toReversed())).toEqual([list, list.toReversed()]);
  expect(changedItems(['a', 'b'], ['b'])).toEqual([['a', 'b'], ['b']]);
  expect(changedItems(undefined, list)).toEqual([undefined, list]);
  expect(changedItems('[x', '3')).toEqual(['[x', '3']);
});
