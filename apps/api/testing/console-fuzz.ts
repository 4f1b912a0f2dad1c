/** Unusual requests generated from a console route: bodies, filters, sorts, ranges and ids. */
import { CONSOLE_ROUTES } from './access/rows';
import type { People } from './access/actors';
import { NOWHERE } from './access/row';
import type { Route } from './routes';

export interface Odd {
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Texts that are no valid word, number or id of any field. */
const TEXTS = ['龟先生😀', "%_\\'`;--", '', '9'.repeat(40), '2026-02-30', 'a\u0000\ud800'];
/** The last one cannot be converted to text. */
const VALUES: readonly unknown[] = [...TEXTS, 2 ** 53, 1.5, null, [[]], {}, { toString: 1 }];
const RANGES = [[0, 99], [1, 0], [1e9, 1e9 + 9], [2 ** 53 - 2, 2 ** 53 - 1], ['a'], [0.5, 2], 'x', null];
const IDS = [
  NOWHERE,
  NOWHERE.toLowerCase(),
  '龟',
  '%00',
  '%',
  '0',
  '-1',
  '9'.repeat(30),
  'null',
  'x'.repeat(90),
];
const json = { 'content-type': 'application/json' };
const BODIES: Omit<Odd, 'path'>[] = [
  {},
  { headers: json },
  { headers: json, body: '{}' },
  ...[
    'null',
    '[]',
    '"龟"',
    '1',
    '{',
    '{"__proto__":1}',
    '{"version":"龟","id":[]}',
    '{"id":{"toString":1}}',
    '龟',
  ].map((body) => ({ headers: json, body })),
  { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'version=%E9&a[b]=1' },
  { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x\r\nnothing' },
  { headers: { 'content-type': 'text/plain' }, body: '龟' },
];
const query = (entries: Record<string, unknown>): string => {
  const pairs = Object.entries(entries).map(([key, value]): [string, string] => [key, JSON.stringify(value)]);
  return `?${new URLSearchParams(pairs).toString()}`;
};

/** Queries of a list with these filters and sorts. */
export const oddQueries = (filters: readonly string[], sorts: readonly string[]): string[] => [
  ...filters.flatMap((name) => VALUES.map((value) => query({ filter: { [name]: value } }))),
  ...sorts.flatMap((name) => ['ASC', 'DESC', 'UP'].map((way) => query({ sort: [name, way] }))),
  ...RANGES.map((range) => query({ range })),
  ...[...RANGES, ...VALUES].flatMap((value) => [query({ filter: value }), query({ sort: value })]),
  ...IDS.map((id) => query({ filter: { id: [decodeURIComponent(id === '%' ? '' : id)] } })),
  ...['?filter=%E9', '?sort', '?filter={', '?=', '?filter[a]=1'],
];

/** A change with every kind of body, at a real and at impossible ids, and with each field of a valid input replaced. */
export function oddChanges(name: string, { path }: Route, people: People, id: string): Odd[] {
  const row = CONSOLE_ROUTES[name] ?? {};
  const fine = typeof row.input === 'function' ? row.input(people) : { ...row.input };
  const action = row.action ?? '';
  const at = (one: string, act: string) => path.replace(':id', one).replace(/:(action|version)/, act);
  const own = at(id, action);
  const named = Object.keys(fine).flatMap((field) =>
    VALUES.map((value) => ({ path: own, headers: json, body: JSON.stringify({ ...fine, [field]: value }) })),
  );
  return [
    ...BODIES.map((body) => ({ path: own, ...body })),
    ...(path.includes(':id') ? IDS : []).map((one) => ({
      path: at(encodeURI(decodeURIComponent(one === '%' ? '%25' : one)), action),
      headers: json,
      body: JSON.stringify(fine),
    })),
    ...['constructor', 'toString', '龟'].flatMap((act) =>
      at(id, act) === own ? [] : [{ path: encodeURI(at(id, act)), headers: json, body: '{}' }],
    ),
    ...['?version=龟', '?version=1&version=2', '?version=-1'].map((end) => ({ path: own + encodeURI(end) })),
    ...named,
  ];
}

/** Reads of a record, its history and other parts at impossible ids. */
export const oddReads = ({ path }: Route, id: string): Odd[] =>
  IDS.map((one) => ({
    path: path
      .replace(':id', one === '龟' ? encodeURI(one) : one === '%' ? '%25' : one)
      .replace(':version', '1.0'),
  })).concat(
    ['x', '龟', '0', '99999999999'].map((one) => ({
      path: encodeURI(path.replace(':id', id).replace(':version', one)),
    })),
  );
