import 'reflect-metadata';
import { ENDPOINTS } from '../openapi/openapi';
import { CREATIONS, ENDINGS, isChange, REPLACEMENTS } from './creation-limit.interceptor';

it('says of every creating call what it counts against', () => {
  const creating = ENDPOINTS.filter(({ creates }) => creates).map(({ path }) => path);
  expect(Object.keys(CREATIONS).sort()).toEqual(creating.sort());
});

it('counts each call of a member by POST as a change, but a ticket for the live stream', () => {
  const members = ENDPOINTS.filter(({ access, post }) => access !== 'public' && post);
  expect(members.filter((one) => !isChange(one)).map(({ path }) => path)).toEqual(['message/streamTicket']);
  // What creates is one, and what only reads is none.
  const others = ENDPOINTS.filter(({ access, post }) => access === 'public' || !post);
  expect(others.filter((one) => isChange(one))).toEqual([]);
  expect(others.filter(({ access, creates }) => access !== 'public' && creates)).toEqual([]);
});

it('names calls of a member that end sessions or replace credentials', () => {
  const others = ENDPOINTS.filter((one) => isChange(one) && !one.creates).map(({ path }) => path);
  expect(others).toEqual(expect.arrayContaining([...ENDINGS, ...REPLACEMENTS]));
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
