/** The console: lists, decisions, writes, sign-in. */
import { openFixtures, PASSWORD } from '../fixtures';
import { api } from '../server';
import { type Case, type Expected, rows } from './case';
import { NOWHERE, type BadInputFixtures } from './fixtures';

const list = (resource: string, id: string, query: string, field: string, expected: Expected): Case => ({
  id: `${resource}: ${id}`,
  call: `GET ${resource}`,
  field,
  expected,
  raw: { query: `?${query}` },
});
const query = (parameter: string, value: unknown) =>
  `${parameter}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`;

const lists = (resource: string): Case[] => [
  list(resource, 'sort by what is none', query('sort', ['password_hash', 'ASC']), 'sort', 'V sort'),
  list(resource, 'sort by an expression', query('sort', ['id, SLEEP(5)', 'ASC']), 'sort', 'V sort'),
  list(resource, 'sort sideways', query('sort', ['id', 'ASC; DROP TABLE ip']), 'sort', 'V sort'),
  list(resource, 'sort by three', query('sort', ['id', 'ASC', 'id']), 'sort', 'V sort'),
  list(resource, 'sort that is no list', query('sort', 'id'), 'sort', 'V malformed'),
  list(
    resource,
    'filter password_hash',
    query('filter', { password_hash: 'x' }),
    'password_hash',
    'V filter',
  ),
  list(resource, 'filter a hop', query('filter', { 'member.phone': '1' }), 'member', 'V filter'),
  list(resource, 'filter $or', query('filter', { $or: [{}] }), '$or', 'V filter'),
  list(resource, 'filter constructor', query('filter', { constructor: 'x' }), 'constructor', 'V filter'),
  list(resource, 'filter __proto__', 'filter=%7B%22__proto__%22:1%7D', '__proto__', 'V filter'),
  list(resource, 'filter a list', query('filter', []), 'filter', 'V malformed'),
  list(resource, 'filter null', query('filter', 'null'), 'filter', 'V malformed'),
  list(resource, 'broken filter', query('filter', '{a'), 'filter', 'V malformed'),
  list(resource, '3 KB of filter', query('filter', { q: 'x'.repeat(3072) }), 'filter', 'V malformed'),
  list(resource, 'range [5,1]', query('range', [5, 1]), 'range', 'V range'),
  list(resource, 'range [a,b]', query('range', ['a', 'b']), 'range', 'V range'),
  list(resource, 'range [-1,5]', query('range', [-1, 5]), 'range', 'V range'),
  list(resource, 'range of 101', query('range', [0, 100]), 'range', 'V range'),
  list(resource, 'range of one', query('range', [0]), 'range', 'V range'),
  list(resource, 'range beyond counting', 'range=[0,1e400]', 'range', 'V range'),
  list(resource, 'a sort twice', 'sort=[%22id%22,%22ASC%22]&sort=[]', 'sort', 'V duplicate'),
  list(resource, '101 ids', query('filter', { id: Array<string>(101).fill(NOWHERE) }), 'filter', 'V range'),
  list(resource, 'ids that are none', query('filter', { id: ["1' OR 1=1"] }), 'filter', 'V range'),
  list(resource, 'no ids', query('filter', { id: [] }), 'filter', 'OK'),
];

const filter = (resource: string, key: string, value: unknown, expected: Expected): Case =>
  list(resource, `filter ${key} ${JSON.stringify(value)}`, query('filter', { [key]: value }), key, expected);

/** Calls without a body, and with bodies that are no object. */
const bodies = (call: string): Case[] => [
  { id: `${call}: no body`, call, field: 'version', expected: 'V required', raw: {} },
  {
    id: `${call}: null`,
    call,
    field: 'body',
    expected: 'V malformed',
    raw: { body: 'null', headers: { 'content-type': 'application/json' } },
  },
];

const decide = (action: string, list_: readonly (readonly [string, unknown, Expected])[], more = {}) =>
  rows(`POST claims/{claim}/${action}`, 'version', list_, { more });

const VERSIONS = [
  ['none', undefined, 'V required'],
  ['stale', 1, 'C'],
  ['of tomorrow', 99, 'C'],
  ['a fraction', 1.5, 'V integer'],
  ['an exponent', '1e0', 'V integer'],
  ['zero', 0, 'V min'],
] as const;

async function triedOut({ staff }: BadInputFixtures): Promise<void> {
  await named(staff.reviewer.id);
  for (let attempt = 0; attempt < 5; attempt += 1)
    await fetch(`${api().url}/api/admin/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'someone', password: 'wrong one' }),
    });
}
const named = async (id: string) =>
  (await openFixtures()).db.update('staff', { username: 'someone' }, { id });

const site = (id: string, value: string, expected: Expected) =>
  rows('POST ips', 'official_site', [[id, value, expected]]);

export const consoleCases: Case[] = [
  ...[
    'claims',
    'ips',
    'operators',
    'members',
    'notes',
    'follow-ups',
    'consultants',
    'staff',
    'outbox',
    'messages',
    'audit',
    'agreements',
    'banners',
    'references',
  ].flatMap(lists),
  filter('claims', 'state', { $ne: 'new' }, 'V type'),
  filter('claims', 'state', 'a\0b', 'V type'),
  filter('claims', 'state', "' OR 1=1 -- ", 'OK'),
  filter('claims', 'q', '%_\\', 'OK'),
  filter('members', 'phone', '138', 'V filter'),
  ...decide('approve', VERSIONS),
  ...decide('assign', VERSIONS),
  ...bodies('POST claims/{claim}/approve'),
  ...rows(
    'POST claims/{claim}/reject',
    'reason_code',
    [
      ['none', undefined, 'V required'],
      ['unknown', 'because', 'V choice'],
      ['one only the system writes', 'already_claimed', 'V choice'],
    ],
    { more: { version: 2 } },
  ),
  ...rows(
    'POST claims/{claim}/reject',
    'reason',
    [
      ['none for “other”', undefined, 'V reason_required'],
      ['spaces for “other”', '  ', 'V reason_required'],
      ['501 characters', '字'.repeat(501), 'V max_length'],
    ],
    { more: { version: 2, reason_code: 'other' } },
  ),
  ...rows('POST claims/{failedClaim}/approve', 'version', [['decided', 3, 'C']]),
  ...rows('POST claims/{claim}/reopen', 'version', [['no such action', 2, 'V choice']], { names: 'action' }),
  ...rows('POST claims/{claim}/submit', 'version', [['the owner’s action', 2, 'V choice']], {
    names: 'action',
  }),
  ...rows('POST claims/{claim}/constructor', 'version', [['out of the language', 2, 'V choice']], {
    names: 'action',
  }),
  ...rows(
    'POST claims/bulk/approve',
    'ids',
    [
      ['none', [], 'V required'],
      ['101', Array<string>(101).fill(NOWHERE), 'V max_items'],
      ['not ids', ['1'], 'V id'],
      ['not a list', NOWHERE, 'V type'],
      ['missing', undefined, 'V required'],
    ],
    { more: { versions: [] } },
  ),
  ...rows('POST claims/bulk/approve', 'versions', [['fewer than ids', [], 'V malformed']], {
    more: { ids: [NOWHERE] },
  }),
  { id: 'bulk: no body', call: 'POST claims/bulk/approve', field: 'ids', expected: 'V required', raw: {} },
  ...['claims', 'ips', 'operators', 'members', 'notes', 'follow-ups', 'consultants', 'messages'].flatMap(
    (resource) =>
      [NOWHERE, '1', '1 or 1=1', NOWHERE.toLowerCase()].map((id): Case => ({
        id: `${resource}/${id}`,
        call: `GET ${resource}/${encodeURIComponent(id)}`,
        field: '',
        expected: 'N',
      })),
  ),
  { id: 'a resource that is none', call: 'GET nothing', field: '', expected: 'N' },
  {
    id: 'a claim not assigned to them',
    call: 'GET claims/{claim}',
    field: '',
    as: 'consultant',
    expected: 'N',
  },
  ...rows('POST ips', 'ip_name', [
    ['none', undefined, 'V required'],
    ['emptied', null, 'V required'],
    ['mixed', '米奇a', 'V name'],
    ['markup', '<b>', 'V name'],
  ]),
  ...rows('POST ips', 'kind', [['unknown', 'other', 'V choice']]),
  ...rows('POST ips', 'owner_id', [['not for staff to set', NOWHERE, 'V unknown']]),
  ...site('a script', 'javascript:alert(1)', 'V web_address'),
  ...site('a script in capitals', ' JaVaScRiPt:alert(1)', 'V web_address'),
  ...site('data', 'data:text/html,x', 'V web_address'),
  ...site('no scheme', '//x.example', 'V web_address'),
  ...site('another scheme', 'ftp://x.example', 'V web_address'),
  ...site('a user name', 'https://bank.example@x.example', 'V web_address'),
  ...site('a backslash', 'https:\\\\x.example', 'V web_address'),
  ...site('a tab within', 'java\tscript:alert(1)', 'V web_address'),
  ...site('https', 'https://x.example/a?b=c', 'OK'),
  ...bodies('PUT ips/{ip}'),
  ...rows('PUT ips/{ip}', 'version', [['stale', 99, 'C']], { more: { ip_name: '新月', kind: 'normal' } }),
  ...rows(
    'POST operators',
    'match_relation',
    [
      ['4', 4, 'V choice'],
      ['-1', -1, 'V min'],
      ['1.5', 1.5, 'V integer'],
      ['owner', 'owner', 'V integer'],
    ],
    { more: { ip_id: NOWHERE, member_id: NOWHERE } },
  ),
  ...rows('POST operators', 'ip_id', [['nobody’s', NOWHERE, 'V choice']], { more: { member_id: NOWHERE } }),
  ...rows(
    'POST operators',
    'member_id',
    [
      ['nobody', NOWHERE, 'V choice'],
      ['linked already', (fixtures: BadInputFixtures) => fixtures.ann.id, 'V duplicate'],
    ],
    { more: (fixtures) => ({ ip_id: fixtures.artistIp }) },
  ),
  ...bodies('PUT operators/{operator}'),
  ...rows('PUT operators/{operator}', 'version', [['stale', 99, 'C']], { more: { match_relation: 2 } }),
  ...rows('DELETE operators/{operator}?version=99', '', [['stale', undefined, 'C']]),
  ...rows('DELETE operators/{operator}', '', [['no version', undefined, 'V required']], { names: 'version' }),
  ...rows('PUT operators/{operator}', 'match_relation', [['a consultant grants', 1, 'X']], {
    as: 'consultant',
    more: { version: 1 },
  }),
  ...rows('GET claims', '', [['finance', undefined, 'X']], { as: 'finance' }),
  ...rows('GET audit', '', [['a consultant', undefined, 'X']], { as: 'consultant' }),
  ...rows('GET claims', '', [['before the second factor', undefined, 'X']], { as: 'enrolling' }),
  ...rows('GET claims', '', [['nobody', undefined, 'U']], { as: 'nobody' }),
  ...rows('GET auth/me', '', [['nobody', undefined, 'U']], { as: 'nobody' }),
  {
    id: 'no CSRF token',
    call: 'POST claims/{claim}/approve',
    field: '',
    expected: 'X',
    raw: { headers: { 'x-csrf-token': '' }, body: '{"version":2}' },
  },
  {
    id: 'another session’s CSRF token',
    call: 'POST claims/{claim}/approve',
    field: '',
    expected: 'X',
    raw: ({ staff }) => ({ headers: { 'x-csrf-token': staff.reviewer.csrf }, body: '{"version":2}' }),
  },
  ...rows(
    'POST auth/login',
    'username',
    [
      ['none', undefined, 'V required'],
      ['a list', ['admin'], 'V type'],
      ['65 characters', 'a'.repeat(65), 'V max_length'],
      ['nobody', "admin' -- ", 'PASSWORD'],
    ],
    { more: { password: 'wrong one' }, as: 'nobody' },
  ),
  ...rows(
    'POST auth/login',
    'totp',
    [
      ['5 digits', '12345', 'V totp'],
      ['a number', 123456, 'V type'],
    ],
    { more: { username: 'a', password: 'b' }, as: 'nobody' },
  ),
  ...rows('POST auth/login', 'password', [['right, after five wrong ones', PASSWORD, 'R']], {
    more: { username: 'someone' },
    as: 'nobody',
    before: triedOut,
  }),
  ...rows('POST auth/totp/confirm', 'totp', [['before a secret', '123456', 'C']], { as: 'enrolling' }),
  ...rows('POST members/{annId}/end-sessions', 'version', [
    ['stale', 99, 'C'],
    ['none', undefined, 'V required'],
  ]),
];
