/** The OpenAPI document holds data API, console API, uploads and streams, typed and with examples. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ConsoleEndpoint } from '@ipw/domain';
import { AppModule } from '../src/app.module';
import { CALL, CONSOLE } from '../src/core/http/call';
import { CONSOLE_ENDPOINTS, ENDPOINTS } from '../src/core/openapi/openapi';
import { routesOf } from '../testing/routes';
import { api } from '../testing/server';

interface Content {
  schema?: Record<string, unknown>;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Operation {
  operationId: string;
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

let document: Document;
beforeAll(async () => {
  document = (await (await fetch(`${api().url}/api/docs-json`)).json()) as Document;
});

const addressOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');
const consoleOperation = ({ route }: ConsoleEndpoint): Operation => {
  const [method, path] = route.split(' ') as [string, string];
  return document.paths[`/api/admin/${addressOf(path)}`]![method.toLowerCase()]!;
};
const answerOf = (operation: Operation | undefined, status = 200) =>
  operation?.responses[status]?.content?.['application/json'];
const bodyOf = (operation: Operation) => operation.requestBody?.content['application/json'];

it.each(CONSOLE_ENDPOINTS.filter(({ streams }) => !streams).map((one) => [one.route, one] as const))(
  'types what %s answers',
  (_route, endpoint) => {
    const answer = answerOf(consoleOperation(endpoint), endpoint.creates ? 201 : 200);
    expect(Object.keys(answer?.schema ?? {})).not.toEqual([]);
    expect(answer).toHaveProperty('example');
  },
);

it('types what the data API answers inside the envelope', () => {
  const untyped = ENDPOINTS.filter(({ path }) => {
    const answer = answerOf(document.paths[`/api/${path}`]?.['post']);
    return !answer?.schema?.['allOf'] || answer.example === undefined;
  });
  expect(untyped.map(({ path }) => path)).toEqual([]);
});

it('reads by GET what changes nothing, with every field as a parameter', () => {
  for (const { path, post, input } of ENDPOINTS) {
    const { get } = document.paths[`/api/${path}`]!;
    expect([path, get !== undefined]).toEqual([path, !post]);
    const fields = Object.keys((input as { shape?: object }).shape ?? {});
    if (get) expect(get.parameters?.map(({ name }) => name)).toEqual(expect.arrayContaining(fields));
  }
});

it('gives an input that passes as the example of every call', () => {
  const failed = [
    ...ENDPOINTS.filter(({ multipart }) => !multipart).map(({ path, input }) => {
      const { example } = bodyOf(document.paths[`/api/${path}`]!['post']!)!;
      return input.safeParse(example).success ? [] : [path];
    }),
    ...CONSOLE_ENDPOINTS.map((endpoint) => {
      const { route, input, inputs } = endpoint;
      const body = bodyOf(consoleOperation(endpoint));
      if (!body) return [];
      if (input) return input.safeParse(body.example).success ? [] : [route];
      return Object.entries(inputs ?? {}).flatMap(([action, schema]) =>
        schema.safeParse(body.examples?.[action]?.value).success ? [] : [`${route} ${action}`],
      );
    }),
  ].flat();
  expect(failed).toEqual([]);
});

// Pages, files, and paths only operators, wallet providers and the filing centre call.
const NOT_AN_API =
  /^(GET|HEAD|POST) \/(s|complain|go|campaign|ip|preview|pay|health|metrics|robots\.txt|sitemap\.xml)\b|^POST \/api\/(pay\/notify|filing-centre\/notice)/;

it('holds every other route of uploads, files and streams', () => {
  const others = routesOf(AppModule)
    .filter(({ marks }) => !marks[CALL] && marks[CONSOLE] === undefined)
    .filter(({ method, path }) => !NOT_AN_API.test(`${method} ${path}`));
  expect(others.length).toBeGreaterThan(7);
  for (const { method, path } of others)
    expect(document.paths[addressOf(path)]).toHaveProperty(method.toLowerCase());
});

it('names each operation once', () => {
  const names = Object.values(document.paths).flatMap((path) =>
    Object.values(path).flatMap(({ operationId }) => operationId ?? []),
  );
  expect(names.length).toBeGreaterThan(ENDPOINTS.length + CONSOLE_ENDPOINTS.length);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('refers to schemas it holds', () => {
  const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name!,
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((name) => !(name in document.components.schemas))).toEqual([]);
});

it('makes a client that compiles, and works', async () => {
  const here = join(__dirname, '..');
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(here, 'testing/openapi-client.mjs'),
    api().url,
    join(here, 'dist/openapi-client'),
  ]);
  const { titles, refusal } = JSON.parse(stdout.trim().split('\n').at(-1)!) as {
    titles: string[];
    refusal: number;
  };
  expect(titles[0]).toMatch(/\S/);
  expect(titles[1]).toBe(titles[0]);
  expect(refusal).toBeGreaterThanOrEqual(400);
});
