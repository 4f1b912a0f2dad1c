// What proves records that members write and staff decide on: access, bad inputs, demo data, specs.
import { accessOf, registered, rowsOf } from './desk-tests.mjs';
import { ACCESS, API, BAD_INPUTS, HOLDER, SEED } from './places.mjs';

const content = (s) => `${s}_name: '春', ${s}_text: '春天的消息'`;
const CALLS = ['list', 'save', 'submit', 'withdraw'];

const access = (names) => {
  const { f, F, s } = names;
  const one = '{ input: { version: 99 } }';
  return [
    ...accessOf(names, ['', '/:id', '/:id/history', '/counts'], [`POST ${f}s/:id/:action`]),
    ...rowsOf(
      names,
      [
        `'GET ${f}s': {}`,
        `'GET ${f}s/counts': {}`,
        `'GET ${f}s/:id': {}`,
        `'GET ${f}s/:id/history': {}`,
        `'POST ${f}s/:id/:action': { action: 'approve', input: { version: 99 } }`,
      ],
      `
export async function plant${F}({ db }: Fixtures, member_id: string): Promise<string> {
  const id = ulid();
  await db.insert('${s}', { id, member_id, ${content(s)} });
  return id;
}

export const ${s.toUpperCase()}_CALLS: Record<string, Row> = {
  '${f}/list': {},
  '${f}/save': { input: { ${content(s)}, version: 99 } },
  '${f}/submit': ${one},
  '${f}/withdraw': ${one},
};
`,
    ),
    {
      file: `${ACCESS}/rows.ts`,
      block: 'export const CALLS: Record<string, Row> = {',
      lines: [`  ...${s.toUpperCase()}_CALLS,`],
    },
    {
      file: `${ACCESS}/rows.ts`,
      imports: `import { ${s.toUpperCase()}_CALLS } from './${f}-rows';`,
    },
    {
      file: `${ACCESS}/call-access.ts`,
      block: 'member: [',
      lines: CALLS.map((call) => `    '${f}/${call}',`),
    },
    {
      file: `${ACCESS}/records.ts`,
      block: 'export const RECORDS: Record<string, Kind> = {',
      lines: [`  ${s}: { field: '${s}_id', resource: '${f}s', plant: (on, { id }) => plant${F}(on, id) },`],
      imports: `import { plant${F} } from './${f}-rows';`,
    },
    {
      file: 'e2e/payloads.ts',
      block: 'export const KEPT = [',
      lines: [`  '${f}/save ${s}_name',`, `  '${f}/save ${s}_text',`],
    },
  ];
};

const badInputs = ({ f, v, s }) => ({
  file: `${BAD_INPUTS}/${f}.ts`,
  text: `/** What members write, and what staff decide. */
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
  ...['${s}_name', '${s}_text'].flatMap((field) => rows('${f}/save', field, TEXTS, { more: written })),
  ...rows('${f}/save', '${s}_name', [['51 characters', '字'.repeat(51), 'V max_length']], { more: written }),
  ...rows('${f}/save', '${s}_text', [['501 characters', '字'.repeat(501), 'V max_length']], { more: written }),
  ...rows('${f}/save', '${s}_id', [['of none', NOWHERE, 'N']], { more: { ...written, version: 1 } }),
  ...rows('${f}/save', 'state', [['of its own', 'approved', 'V unknown']], { more: written }),
  ...['submit', 'withdraw'].flatMap((action) => [
    ...rows(\`${f}/\${action}\`, '${s}_id', [['of none', NOWHERE, 'N']], { more: { version: 1 } }),
    ...rows(\`${f}/\${action}\`, 'version', [['not seen', undefined, 'V required']], {
      more: { ${s}_id: NOWHERE },
    }),
  ]),
  ...rows(\`POST ${f}s/\${NOWHERE}/approve\`, 'version', [['of none', 1, 'N']], { as: 'reviewer' }),
  ...rows(\`POST ${f}s/\${NOWHERE}/reject\`, 'reason', [['none', '', 'V required']], {
    more: { version: 1 },
    as: 'reviewer',
  }),
];
`,
});

const specs = ({ f, F, v, s }) => [
  {
    file: `${API}/${f}/${f}.db.spec.ts`,
    text: `import { ERRORS, type Page, type ${F}, type ${F}Action } from '@ipw/domain';
import { decide } from '../../testing/codes';
import { type Caller, member, staff, type StaffLogin } from '../../testing/fixtures';
import { ask } from '../../testing/proven';
import { api, rows } from '../../testing/server';

const { url, reset } = api();
const written = { ${content(s)} };
/** The actions before one, each of which leads to a state it starts from. */
const BEFORE: Record<${F}Action, ${F}Action[]> = {
  submit: [],
  withdraw: ['submit'],
  approve: ['submit'],
  reject: ['submit'],
};
/** The messages the owner gets, by action. */
const MESSAGES: Partial<Record<${F}Action, string>> = {
  approve: '${s}_approve',
  reject: '${s}_reject',
};

let ann: Caller;
let ben: Caller;
let reviewer: StaffLogin;
beforeAll(async () => {
  await reset();
  [ann, ben] = [await member(), await member()];
  reviewer = await staff('reviewer');
});

const call = (who: Caller, path: string, input: object) => ask(url, \`${f}/\${path}\`, input, { token: who.token });
const list = async (who: Caller) => ((await call(who, 'list', {})).data as Page<${F}>).list;
const save = async () => (await call(ann, 'save', written)).data as { ${s}_id: string; version: number };

/** Takes an action as its owner or as staff; false when it is refused. */
async function take(id: string, action: ${F}Action, version: number): Promise<boolean> {
  if (action === 'submit' || action === 'withdraw')
    return (await call(ann, action, { ${s}_id: id, version })).code === 0;
  const reason = action === 'reject' ? { reason: '太短' } : {};
  return (await decide(reviewer, \`${f}s/\${id}/\${action}\`, { version, ...reason })).status === 200;
}

async function reach(action: ${F}Action): Promise<string> {
  const { ${s}_id } = await save();
  for (const [at, step] of [...BEFORE[action], action].entries())
    expect(await take(${s}_id, step, at + 1)).toBe(true);
  return ${s}_id;
}

it('is written, submitted, and approved', async () => {
  const id = await reach('approve');
  expect((await list(ann))[0]).toMatchObject({ ${s}_id: id, ...written, state: 'approved', actions: [] });
  expect(await list(ben)).toEqual([]);
});

it('comes back with the reason, and can be changed and submitted again', async () => {
  const id = await reach('reject');
  expect((await list(ann))[0]).toMatchObject({ state: 'rejected', reason: '太短', version: 3 });
  const changed = await call(ann, 'save', { ...written, ${s}_name: '秋', ${s}_id: id, version: 3 });
  expect(changed).toMatchObject({ code: 0, data: { version: 4 } });
  expect(await take(id, 'submit', 4)).toBe(true);
  expect((await list(ann))[0]).toMatchObject({ ${s}_name: '秋', state: 'submitted', reason: null });
});

it('is changed by its owner only, in the version seen, while it waits for them', async () => {
  const { ${s}_id } = await save();
  const change = async (who: Caller, ${s}_name: string, version: number) =>
    (await call(who, 'save', { ...written, ${s}_id, ${s}_name, version })).code;
  expect(await change(ben, '夏', 1)).toBe(ERRORS.NOT_FOUND.code);
  expect((await call(ben, 'submit', { ${s}_id, version: 1 })).code).toBe(ERRORS.NOT_FOUND.code);
  expect(await change(ann, '夏', 1)).toBe(0);
  expect(await change(ann, '冬', 1)).toBe(ERRORS.CONFLICT.code);
  expect(await take(${s}_id, 'submit', 2)).toBe(true);
  expect(await change(ann, '冬', 3)).toBe(ERRORS.STATE.code);
});

it.each(Object.entries(MESSAGES))('notifies the owner of %s', async (action, key) => {
  await rows('DELETE FROM message');
  await reach(action as ${F}Action);
  expect(await rows('SELECT member_id, message_key FROM message')).toContainEqual({
    member_id: ann.id,
    message_key: key,
  });
});
`,
  },
  {
    file: `${HOLDER}/features/${f}/${f}.spec.tsx`,
    text: `import { ${v}Api, messageApi, type ${F}, ulid, type Unread } from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { paths } from '../../app/paths';
import { aMember, pageOf } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const row: ${F} = {
  ${s}_id: ulid(),
  ${s}_name: 'Spring',
  ${s}_text: 'News of spring',
  state: 'draft',
  version: 3,
  reason: null,
  actions: ['submit'],
  created_at: '2026-11-20T08:00:00.000Z',
};
const server = (...list: ${F}[]) =>
  fakeApi(member)
    .on(messageApi.unreadCount, { unread: 0, groups: {} } as Unread)
    .on(${v}Api.list, pageOf(list));

it('says that there is none, and stores the first', async () => {
  const api = server().on(${v}Api.save, { ${s}_id: row.${s}_id, version: 1 });
  const { user, t } = await renderApp(paths.${v}s, { member });
  await screen.findByText(t('${v}.empty.title'));
  await user.click(screen.getByRole('button', { name: t('${v}.add') }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText(t('${v}.name')), 'Spring');
  await user.type(form.getByLabelText(t('${v}.text')), 'News of spring');
  await user.click(form.getByRole('button', { name: t('${v}.save') }));
  await screen.findByText(t('${v}.saved'));
  expect(api.inputs(${v}Api.save)).toMatchObject([{ ${s}_name: 'Spring', ${s}_text: 'News of spring' }]);
});

it('submits the version on the screen', async () => {
  const api = server(row).on(${v}Api.submit, { state: 'submitted', version: 4 });
  const { user, t } = await renderApp(paths.${v}s, { member });
  await screen.findByRole('heading', { name: 'Spring' });
  await user.click(screen.getByRole('button', { name: t('action.${s}.submit') }));
  await screen.findByText(t('${v}.done'));
  expect(api.inputs(${v}Api.submit)).toMatchObject([{ ${s}_id: row.${s}_id, version: 3 }]);
});
`,
  },
];

const demo = ({ f, F, v, s, cn }) => [
  {
    file: `${SEED}/seed-${f}s.ts`,
    text: `import { ${v}Machine, type ${F}State, ulid } from '@ipw/domain';
import { ago, type Fixtures } from './fixtures';
import { plantLine } from './plant';

const DEMO: readonly { name: string; state: ${F}State }[] = [
  { name: '${cn} 1', state: 'draft' },
  { name: '${cn} 2', state: 'submitted' },
];

/** One of the member's that waits for its owner, and one that waits for staff. */
export async function plant${F}s(fixtures: Fixtures, [member_id]: readonly string[]): Promise<void> {
  for (const [index, { name, state }] of DEMO.entries()) {
    const id = ulid();
    const created_at = ago(9 - index);
    await fixtures.db.insert('${s}', { id, member_id, ${s}_name: name, ${s}_text: name, state, created_at });
    await plantLine(fixtures, {
      subject: ${v}Machine.name,
      subject_id: id,
      action: 'create',
      actor_type: 'member',
      actor_id: member_id!,
      to_state: ${v}Machine.initial,
      created_at,
    });
  }
}
`,
  },
  {
    file: `${SEED}/seed.ts`,
    after: 'await plantArticles(fixtures, admin);',
    lines: [`    await plant${F}s(fixtures, members);`],
    imports: `import { plant${F}s } from './seed-${f}s';`,
  },
];

/** The row of a message in the table of all messages. */
export const sentIn = ({ f, s }, action) => ({
  file: `${API}/message/message-table.db.spec.ts`,
  block: 'const ACTS: Record<MessageKey, string | (() => Promise<string[]>)> = {',
  lines: [`  ${s}_${action}: '${f}/${f}.db.spec.ts',`],
});

export const testsOf = (names) => [
  ...access(names),
  badInputs(names),
  ...registered(names),
  ...specs(names),
  ...demo(names),
  {
    file: 'apps/api/testing/archive-files.ts',
    after: "'consents.json',",
    lines: [`  '${names.s}s.json',`],
  },
  sentIn(names, 'approve'),
  sentIn(names, 'reject'),
];
