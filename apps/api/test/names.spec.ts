import 'reflect-metadata';
import { CONSOLE_API, type ConsoleEndpoint } from '@ipw/domain';
import { ENDPOINTS } from '../src/core/openapi/openapi';
import { knows } from '../src/core/i18n';

/** The fields of a schema; of a union, the fields of its members. */
function fieldsOf(schema: unknown): string[] {
  const { shape, options = [] } = (schema as { def: { shape?: object; options?: unknown[] } }).def;
  return shape ? Object.keys(shape) : options.flatMap(fieldsOf);
}

it('names every field of every call in words', () => {
  const fields = new Set(['body', ...ENDPOINTS.flatMap(({ input }) => fieldsOf(input))]);
  expect([...fields].filter((field) => !knows(`name.${field}`))).toEqual([]);
});

const CONSOLE_CALLS = Object.values<Record<string, ConsoleEndpoint>>(CONSOLE_API).flatMap((calls) =>
  Object.values(calls),
);

it('names every field of every console call in words', () => {
  const inputs = CONSOLE_CALLS.flatMap(({ input, inputs = {} }) => [input, ...Object.values(inputs)]);
  const fields = new Set(inputs.flatMap((input) => (input ? fieldsOf(input) : [])));
  expect(fields.size).toBeGreaterThan(50);
  expect([...fields].filter((field) => !knows(`name.${field}`))).toEqual([]);
});
