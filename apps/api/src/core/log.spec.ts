import { factsOf } from './log';

it('leaves out what a database or a parser quotes', () => {
  const row = Object.assign(new Error("Duplicate entry '13760418295' for key 'x'"), {
    code: 'ER_DUP_ENTRY',
    errno: 1062,
    sql: "INSERT INTO member VALUES ('13760418295')",
    sqlMessage: "Duplicate entry '13760418295'",
  });
  const text = new SyntaxError('Unexpected token in "13760418295"');
  const outer = new Error('provider failed', { cause: row });
  for (const error of [row, text, outer]) expect(JSON.stringify(factsOf(error))).not.toContain('13760418295');
  expect(factsOf(row)).toMatchObject({
    type: 'Error',
    code: 'ER_DUP_ENTRY',
    errno: 1062,
    statement: 'INSERT member',
  });
  expect(factsOf(outer)).toMatchObject({ message: 'provider failed', cause: { code: 'ER_DUP_ENTRY' } });
});

it('keeps where it happened, and no stray words of what was thrown', () => {
  const { stack } = factsOf(new Error('first\nsecond 13760418295')) as { stack: string[] };
  expect(stack[0]).toMatch(/^at .*log\.spec/);
  expect(factsOf('13760418295')).toEqual({ type: 'string' });
});
