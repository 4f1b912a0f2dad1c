/** The OpenAPI document holds data API and console API with typed answers. */
import { CONSOLE_ENDPOINTS, ENDPOINTS } from './core/openapi';
import { api } from '../testing/server';

interface Answered {
  responses: Record<string, { content?: Record<string, { schema: Record<string, unknown> }> }>;
}
interface Document {
  paths: Record<string, Record<string, Answered>>;
  components: { schemas: Record<string, unknown> };
}

let document: Document;
beforeAll(async () => {
  document = (await (await fetch(`${api().url}/api/docs-json`)).json()) as Document;
});

const schemaOf = (path: string, method: string, status: number) =>
  document.paths[path]?.[method]?.responses[status]?.content?.['application/json']?.schema;

it.each(CONSOLE_ENDPOINTS.filter(({ streams }) => !streams).map((one) => [one.route, one] as const))(
  'types what %s answers',
  (route, { creates }) => {
    const [method, path] = route.split(' ') as [string, string];
    const schema = schemaOf(
      `/api/admin/${path.replace(/:(\w+)/g, '{$1}')}`,
      method.toLowerCase(),
      creates ? 201 : 200,
    );
    expect(Object.keys(schema ?? {})).not.toEqual([]);
  },
);

it('types what the data API answers inside the envelope', () => {
  const untyped = ENDPOINTS.filter(({ path }) => !schemaOf(`/api/${path}`, 'post', 200)?.['allOf']);
  expect(untyped.map(({ path }) => path)).toEqual([]);
});

it('refers to schemas it holds', () => {
  const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name!,
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((name) => !(name in document.components.schemas))).toEqual([]);
});
