import { diffClauses } from './legal-diff';

const clause = (heading: string, ...paragraphs: string[]) => ({ heading, paragraphs });
const short = (...args: Parameters<typeof diffClauses>) =>
  diffClauses(...args).map(({ kind, heading }) => `${kind} ${heading}`);

it('finds nothing between equal texts', () => {
  const text = [clause('一、甲', 'a'), clause('二、乙', 'b')];
  expect(short(text, text)).toEqual(['same 一、甲', 'same 二、乙']);
});

it('tells added, removed and changed clauses, in the order of the new text', () => {
  const before = [clause('1. Scope', 'a'), clause('2. Fees', 'b'), clause('3. Ending', 'c')];
  const after = [clause('1. Scope', 'a'), clause('2. Ending', 'c, at once'), clause('3. Data', 'd')];
  expect(short(before, after)).toEqual([
    'same 1. Scope',
    'removed 2. Fees',
    'changed 2. Ending',
    'added 3. Data',
  ]);
});

it.each([
  ['zh-CN', '七、违约', '八、违约'],
  ['zh-TW', '第七條　違約', '第八條　違約'],
  ['en', '7. Breach', '8. Breach'],
])('takes a clause that only got another number for the same (%s)', (_, before, after) => {
  expect(short([clause(before, 'x')], [clause(after, 'x')])).toEqual([`same ${after}`]);
});

it('sees a renamed clause with the same body as changed, not as two', () => {
  expect(short([clause('一、费用', 'x')], [clause('一、价格', 'x')])).toEqual(['changed 一、价格']);
});

it('marks paragraphs', () => {
  const [change] = diffClauses(
    [clause('A', 'one', 'two', 'three')],
    [clause('A', 'one', 'zwei', 'three', 'four')],
  );
  expect(change!.lines).toEqual([
    { kind: 'same', text: 'one' },
    { kind: 'removed', text: 'two' },
    { kind: 'added', text: 'zwei' },
    { kind: 'same', text: 'three' },
    { kind: 'added', text: 'four' },
  ]);
});

it('handles an emptied text and one made from nothing', () => {
  expect(short([clause('A', 'x')], [])).toEqual(['removed A']);
  expect(short([], [clause('A', 'x')])).toEqual(['added A']);
});
