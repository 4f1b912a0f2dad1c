import 'reflect-metadata';
import { ENDPOINTS } from '../openapi/openapi';
import { CREATIONS } from './creation-limit.interceptor';

it('says of every creating call what it counts against', () => {
  const creating = ENDPOINTS.filter(({ creates }) => creates).map(({ path }) => path);
  expect(Object.keys(CREATIONS).sort()).toEqual(creating.sort());
});

it('names fields that the calls have', () => {
  for (const { path, input } of ENDPOINTS)
    for (const { unless = [] } of CREATIONS[path] ?? [])
      for (const field of unless) expect(JSON.stringify(fieldsOf(input))).toContain(`"${field}"`);
});

/** The fields of a schema; of a union, the fields of its members. */
function fieldsOf(schema: unknown): unknown[] {
  const { shape, options = [] } = (schema as { def: { shape?: object; options?: unknown[] } }).def;
  return shape ? Object.keys(shape) : options.flatMap(fieldsOf);
}
