// What proves records in the console: access, bad inputs, demo data, specs.
import { ACCESS, API, BAD_INPUTS, CONSOLE, SEED } from './places.mjs';

export const demoOf = ({ f, F, v, s, cn }) => [
  {
    file: `${SEED}/seed-${f}s.ts`,
    text: `import { ${v}Machine, type ${F}State, ulid } from '@ipw/domain';
import { ago, type Fixtures } from './fixtures';
import { plantLine } from './plant';

const DEMO: readonly { name: string; state: ${F}State }[] = [
  { name: '${cn} 1', state: 'published' },
  { name: '${cn} 2', state: 'draft' },
];

/** One in every state. */
export async function plant${F}s(fixtures: Fixtures, author: string): Promise<void> {
  for (const [index, { name, state }] of DEMO.entries()) {
    const id = ulid();
    const created_at = ago(9 - index);
    await fixtures.db.insert('${s}', { id, ${s}_name: name, ${s}_text: name, state, created_at });
    const line = { subject: ${v}Machine.name, subject_id: id, actor_type: 'staff', actor_id: author } as const;
    await plantLine(fixtures, { ...line, action: 'create', to_state: ${v}Machine.initial, created_at });
    if (state === 'published')
      await plantLine(fixtures, {
        ...line,
        action: 'publish',
        from_state: ${v}Machine.initial,
        to_state: state,
        created_at,
      });
  }
}
`,
  },
  {
    file: `${SEED}/seed.ts`,
    after: 'await plantArticles(fixtures, admin);',
    lines: [`    await plant${F}s(fixtures, admin);`],
    imports: `import { plant${F}s } from './seed-${f}s';`,
  },
];

/** A second declaration of scopes and routes, against which the product is compared. */
export const accessOf = ({ f, s }, reads, writes) => [
  ...['admin: [', 'reviewer: ['].map((block) => ({
    file: `${ACCESS}/grants.ts`,
    block,
    lines: [`    '${s}:read',`, `    '${s}:write',`],
  })),
  {
    file: `${ACCESS}/console-scopes.ts`,
    block: 'const ROUTES_OF: Readonly<Record<string, readonly string[]>> = {',
    lines: [
      `  '${s}:read': [${reads.map((end) => `'GET ${f}s${end}'`).join(', ')}],`,
      `  '${s}:write': [${writes.map((route) => `'${route}'`).join(', ')}],`,
    ],
  },
];

/** Every route with a valid input, and a record for them. */
export const rowsOf = ({ f, s }, routes, plant) => [
  {
    file: `${ACCESS}/${f}-rows.ts`,
    text: `/** Routes of ${f}s, and one of them. */
import { ulid } from '@ipw/domain';
import type { Fixtures } from '../../src/db/seed/fixtures';
import type { Row } from './row';
${plant}
export const ${s.toUpperCase()}_ROUTES: Record<string, Row> = {
${routes.map((line) => `  ${line},`).join('\n')}
};
`,
  },
  {
    file: `${ACCESS}/rows.ts`,
    block: 'export const CONSOLE_ROUTES: Record<string, Row> = {',
    lines: [`  ...${s.toUpperCase()}_ROUTES,`],
    imports: `import { ${s.toUpperCase()}_ROUTES } from './${f}-rows';`,
  },
];

const content = (s) => `${s}_name: '春', ${s}_text: '春天的消息'`;

const planter = ({ F, s }) => `
export async function plant${F}({ db }: Fixtures): Promise<string> {
  const id = ulid();
  await db.insert('${s}', { id, ${content(s)} });
  return id;
}
`;

const badInputs = ({ f, v, s }) => [
  {
    file: `${BAD_INPUTS}/${f}.ts`,
    text: `/** What staff write. */
import { type Case, type Expected, rows } from './case';
import { NOWHERE } from './fixtures';

const written = { ${content(s)} };
const TEXTS: readonly (readonly [string, unknown, Expected])[] = [
  ['none', undefined, 'V required'],
  ['spaces', '   ', 'V required'],
  ['a list', ['a'], 'V type'],
  ['NUL', 'a\\0b', 'V text'],
];

export const ${v}s: Case[] = [
  ...['${s}_name', '${s}_text'].flatMap((field) =>
    rows('POST ${f}s', field, TEXTS, { more: written, as: 'reviewer' }),
  ),
  ...rows('POST ${f}s', '${s}_name', [['51 characters', '字'.repeat(51), 'V max_length']], {
    more: written,
    as: 'reviewer',
  }),
  ...rows('POST ${f}s', '${s}_text', [['501 characters', '字'.repeat(501), 'V max_length']], {
    more: written,
    as: 'reviewer',
  }),
  ...rows('POST ${f}s', 'state', [['of its own', 'published', 'V unknown']], { more: written, as: 'reviewer' }),
  ...rows('POST ${f}s', '${s}_name', [['by finance', '春', 'X']], { more: written, as: 'finance' }),
  ...rows(\`PUT ${f}s/\${NOWHERE}\`, 'version', [['of none', 1, 'N']], { more: written, as: 'reviewer' }),
  ...rows(\`POST ${f}s/\${NOWHERE}/publish\`, 'version', [['of none', 1, 'N']], { as: 'reviewer' }),
  ...rows(\`POST ${f}s/\${NOWHERE}/sell\`, 'version', [['no such action', 1, 'V choice']], {
    as: 'reviewer',
    names: 'action',
  }),
];
`,
  },
  ...registered({ f, v }),
];

export const registered = ({ f, v }) => [
  {
    file: `${BAD_INPUTS}/groups.ts`,
    block: 'export const GROUPS: Record<string, readonly Case[]> = {',
    lines: [f === v ? `  ${v}s,` : `  '${f}s': ${v}s,`],
    imports: `import { ${v}s } from './${f}';`,
  },
];

const specs = ({ f, F, s }) => [
  {
    file: `${API}/${f}/${f}.db.spec.ts`,
    text: `import type { ${F}Row, HistoryLine } from '@ipw/domain';
import request from 'supertest';
import { decide } from '../../testing/codes';
import { staff, type StaffLogin } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';

const { url, reset } = api();
const written = { ${content(s)} };

let reviewer: StaffLogin;
beforeAll(async () => {
  await reset();
  reviewer = await staff('reviewer');
});

const get = async <T>(path: string) =>
  (await request(url).get(\`/api/admin/\${path}\`).set('cookie', reviewer.cookie)).body as T;
const create = async () => (await decide(reviewer, '${f}s', written)).body as ${F}Row;
const update = (id: string, body: object) =>
  request(url)
    .put(\`/api/admin/${f}s/\${id}\`)
    .set('cookie', reviewer.cookie)
    .set('x-csrf-token', reviewer.csrf)
    .send(body);

it('is a draft until staff publish it, and can be withdrawn', async () => {
  const made = await create();
  expect(made).toMatchObject({ ...written, state: 'draft', version: 1, actions: ['publish', 'update'] });
  const published = await decide(reviewer, \`${f}s/\${made.id}/publish\`, { version: 1 });
  expect(published.body).toMatchObject({ state: 'published', version: 2, actions: ['withdraw', 'update'] });
  const withdrawn = await decide(reviewer, \`${f}s/\${made.id}/withdraw\`, { version: 2 });
  expect(withdrawn.body).toMatchObject({ state: 'draft', version: 3 });
});

it('changes only what was seen, and records who changed which field', async () => {
  const { id } = await create();
  const changed = await update(id, { ...written, ${s}_name: '秋', version: 1 });
  expect(changed.body).toMatchObject({ ${s}_name: '秋', version: 2 });
  expect((await update(id, { ...written, version: 1 })).status).toBe(409);
  expect((await decide(reviewer, \`${f}s/\${id}/publish\`, { version: 1 })).status).toBe(409);
  expect(await get<HistoryLine[]>(\`${f}s/\${id}/history\`)).toMatchObject([
    { action: 'update', actor_type: 'staff', changes: [{ field: '${s}_name' }] },
    { action: 'create', to_state: 'draft', changes: [{ field: '${s}_name' }, { field: '${s}_text' }] },
  ]);
});

it('lists by state and by words, and counts what waits', async () => {
  await rows('DELETE FROM ${s}');
  const [first, second] = [await create(), await create()];
  await decide(reviewer, \`${f}s/\${first.id}/publish\`, { version: 1 });
  const ids = async (filter: object) =>
    (await get<${F}Row[]>(\`${f}s?filter=\${encodeURIComponent(JSON.stringify(filter))}\`)).map(({ id }) => id);
  expect(await ids({ state: 'draft' })).toEqual([second.id]);
  expect(await ids({ q: '春' })).toHaveLength(2);
  expect(await ids({ q: '夏' })).toEqual([]);
  expect(await get('${f}s/counts')).toEqual({ draft: 1 });
});

it('is open to staff with its scope only', async () => {
  const { id } = await create();
  const finance = await staff('finance');
  expect((await decide(finance, '${f}s', written)).status).toBe(403);
  expect((await decide(finance, \`${f}s/\${id}/publish\`, { version: 1 })).status).toBe(403);
  expect((await request(url).get(\`/api/admin/${f}s/\${id}\`).set('cookie', finance.cookie)).status).toBe(403);
  expect((await request(url).get('/api/admin/${f}s')).status).toBe(401);
});
`,
  },
  {
    file: `${CONSOLE}/${f}/${f}.spec.tsx`,
    text: `import { type ${F}Row, ulid } from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { listed } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const row: ${F}Row = {
  id: ulid(),
  state: 'draft',
  version: 3,
  actions: ['publish', 'update'],
  ${s}_name: 'Spring',
  ${s}_text: 'News of spring',
  created_at: '2026-11-20T08:00:00.000Z',
};

const server = () =>
  fakeConsole(staffMember('reviewer'))
    .on('${f}s.list', listed('${f}s', [row]))
    .on('${f}s.one', row)
    .on('${f}s.historyOf', []);

it('lists what there is, and opens it', async () => {
  server();
  const { user, t } = await renderConsole('/${f}s');
  await user.click(await screen.findByText('Spring'));
  await screen.findByRole('heading', { level: 1, name: 'Spring' });
  expect(await screen.findByText('News of spring')).toBeTruthy();
  expect(screen.getByRole('link', { name: t('edit') }).getAttribute('href')).toContain(row.id);
});

it('publishes the version on the screen, once it was confirmed', async () => {
  const api = server().on('${f}s.decide', { ...row, state: 'published', actions: [] });
  const { user, t } = await renderConsole(\`/${f}s/\${row.id}/show\`);
  await screen.findByRole('heading', { level: 1, name: 'Spring' });
  await user.click(screen.getByRole('button', { name: t('action.${s}.publish') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('action.${s}.publish') }));
  await screen.findByText(t('review.taken', { action: t('action.${s}.publish') }));
  expect(api.sent('${f}s.decide')).toMatchObject([
    { params: { id: row.id, action: 'publish' }, body: { version: 3 } },
  ]);
});
`,
  },
];

export const deskTests = (names) => {
  const { f, F, s } = names;
  const written = `{ ${content(s)} }`;
  const stale = `{ ${content(s)}, version: 99 }`;
  return [
    ...rowsOf(
      names,
      [
        `'GET ${f}s': {}`,
        `'GET ${f}s/counts': {}`,
        `'GET ${f}s/:id': {}`,
        `'GET ${f}s/:id/history': {}`,
        `'POST ${f}s': { input: ${written} }`,
        `'PUT ${f}s/:id': { input: ${stale} }`,
        `'POST ${f}s/:id/:action': { action: 'publish', input: { version: 99 } }`,
      ],
      planter(names),
    ),
    {
      file: `${ACCESS}/platform.ts`,
      block: 'export const PLATFORM: Record<string, (on: Fixtures, people: People) => Promise<string>> = {',
      lines: [`  '${f}s': plant${F},`],
      imports: `import { plant${F} } from './${f}-rows';`,
    },
    ...badInputs(names),
    ...specs(names),
  ];
};
