import 'reflect-metadata';
import { ENDPOINTS } from './openapi';
import { knows } from './i18n';

/** The fields of a schema, of a union those of its members. */
function fieldsOf(schema: unknown): string[] {
  const { shape, options = [] } = (schema as { def: { shape?: object; options?: unknown[] } }).def;
  return shape ? Object.keys(shape) : options.flatMap(fieldsOf);
}

it('names every field of every call in words', () => {
  const fields = new Set(['body', ...ENDPOINTS.flatMap(({ input }) => fieldsOf(input))]);
  expect([...fields].filter((field) => !knows(`name.${field}`))).toEqual([]);
});
