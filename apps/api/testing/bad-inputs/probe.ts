/** Sends a case and reads its effects: the answer, and everything that must not have changed. */
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ERRORS, type ErrorName, fill, type Language } from '@ipw/domain';
import { translate } from '../../src/core/i18n';
import { api } from '../server';
import { contents, tableNames } from '../tables';
import { type Body, type Case, given, type Raw } from './case';
import type { BadInputFixtures } from './fixtures';

/**
 * Tables a refusal may change: limits, used proofs, stored answers, sign-ins, last-seen times of staff, the alert worker's
 * position, the counts of scans, leases of periodic tasks, processes, and the audit log.
 */
const MAY_CHANGE = [
  'rate_limit',
  'used_proof',
  'idempotency',
  'sign_in',
  'audit_line',
  'staff_session',
  'code_alert_mark',
  'code_scan_mark',
  'code_scan_total',
  'code_scan_day',
  'code_scan_place',
  'lease',
  'lease_fence',
  'process',
];
const FOLDERS = ['incoming', 'unfinished', 'uploads'];

/** Deletes files of other specs, whose rows are gone: listing their folders repeatedly would take longest of all. */
export const sweepFiles = () => rm(join(api().dataDir, 'uploads'), { recursive: true, force: true });

/** Rows and files that a refusal must not change. */
interface Fingerprint {
  rows: Map<string, unknown>;
  codes: unknown;
  sessions: unknown;
  files: string[][];
}

/** A hash of all rows and files that a refusal must not change, without counts of tries and 'last seen' times. */
export async function fingerprint(except: readonly string[] = []): Promise<Fingerprint> {
  const { db, dataDir } = api();
  const names = (await tableNames(db())).filter(
    (name) => ![...MAY_CHANGE, ...except, 'one_time_code', 'member_session'].includes(name),
  );
  const rows = await contents(db(), names);
  const [codes] = await db().query(
    'SELECT id, code_hash, used_at, expires_at FROM one_time_code ORDER BY id',
  );
  const [sessions] = await db().query('SELECT id, ended_at, expires_at FROM member_session ORDER BY id');
  const files = FOLDERS.map((name) => join(dataDir, name)).map((folder) =>
    existsSync(folder) ? filesBelow(folder).sort() : [],
  );
  return { rows, codes, sessions, files };
}

/** Paths of all files. Hundreds of folders are read some thousand times: the asynchronous `readdir` takes five times as long. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

/** Names of the tables that differ, or `one_time_code`, `member_session` and `files`. */
export function changesOf(before: Fingerprint, after: Fingerprint): string[] {
  const tables = [...after.rows].filter(([name, held]) => !isDeepStrictEqual(held, before.rows.get(name)));
  return [
    ...tables.map(([name]) => name),
    ...(isDeepStrictEqual(after.codes, before.codes) ? [] : ['one_time_code']),
    ...(isDeepStrictEqual(after.sessions, before.sessions) ? [] : ['member_session']),
    ...(isDeepStrictEqual(after.files, before.files) ? [] : ['files']),
  ];
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: {
    code?: number;
    msg?: string;
    message?: string;
    data?: { errors?: { field: string; rule: string; msg: string }[] } | null;
    errors?: Record<string, string>;
  };
  ms: number;
}

export async function send(one: Case, fixtures: BadInputFixtures, language: Language): Promise<Answer> {
  const began = Date.now();
  const response = await (isConsole(one) ? toConsole : toApi)(one, fixtures, language);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: JSON.parse(text) as Answer['body'],
    ms: Date.now() - began,
  };
}

export const isConsole = ({ call }: Case): boolean => /^[A-Z]+ /.test(call);

async function inputOf(one: Case, fixtures: BadInputFixtures): Promise<Record<string, unknown>> {
  const value = await given(one.value, fixtures);
  const input = { ...fixtures.inputs[one.call], ...(await given(one.more ?? {}, fixtures)) };
  const whole = one.field === '' ? input : { ...input, [one.field]: value };
  return Object.fromEntries(Object.entries(whole).filter(([, item]) => item !== undefined));
}

const sendable = (body: Body) => (body instanceof Uint8Array ? new Uint8Array(body) : body);

async function toApi(one: Case, fixtures: BadInputFixtures, language: Language): Promise<Response> {
  const caller = one.as === 'unverified' ? fixtures.unverified : fixtures.ann;
  const raw: Raw = one.raw
    ? await given(one.raw, fixtures)
    : {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(await inputOf(one, fixtures)),
      };
  return fetch(`${api().url}/api/${one.call}${raw.query ?? ''}`, {
    method: raw.method ?? 'POST',
    headers: {
      'accept-language': language,
      ...(one.as === 'nobody' ? {} : { authorization: `Bearer ${caller.token}` }),
      ...raw.headers,
    },
    ...(raw.body === undefined ? {} : { body: sendable(raw.body) }),
  });
}

async function toConsole(one: Case, fixtures: BadInputFixtures, language: Language): Promise<Response> {
  const [method, path] = one.call.split(' ') as [string, string];
  const role = one.as ?? 'admin';
  const login = role === 'nobody' ? undefined : fixtures.staff[role as keyof BadInputFixtures['staff']];
  const raw: Raw = one.raw ? await given(one.raw, fixtures) : {};
  const filled = fill(path, { ...fixtures, ...idsOf(fixtures) });
  const query = raw.query ?? (method === 'GET' ? queryOf(one.field, await given(one.value, fixtures)) : '');
  const body = raw.body ?? (method === 'GET' ? undefined : JSON.stringify(await inputOf(one, fixtures)));
  return fetch(`${api().url}/api/admin/${filled}${query}`, {
    method,
    headers: {
      'accept-language': language,
      ...(login ? { cookie: login.cookie, 'x-csrf-token': login.csrf } : {}),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...raw.headers,
    },
    ...(body === undefined ? {} : { body: sendable(body) }),
  });
}

/** Placeholders of a path: `{annId}`, and `{adminId}` or another role's. */
const idsOf = ({ ann, staff }: BadInputFixtures): Record<string, string> => ({
  annId: ann.id,
  ...Object.fromEntries(Object.entries(staff).map(([role, { id }]) => [`${role}Id`, id])),
});

const queryOf = (field: string, value: unknown): string =>
  field === ''
    ? ''
    : `?${field}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`;

const LEGEND: Record<string, readonly ErrorName[]> = {
  U: ['TOKEN_ILLEGAL', 'TOKEN_ENDED', 'TOKEN_EXPIRED'],
  X: ['FORBIDDEN'],
  N: ['NOT_FOUND'],
  R: ['TOO_MANY', 'LOCKED'],
  L: ['TOO_LARGE'],
  C: ['STATE', 'CONFLICT'],
};

/** The errors an expectation allows. */
export const refusalsOf = (expected: string): readonly ErrorName[] =>
  expected.startsWith('V ') ? ['VALIDATION'] : (LEGEND[expected] ?? [expected as ErrorName]);

export const statusOf = (name: ErrorName, console: boolean): number =>
  console ? ERRORS[name].console : ERRORS[name].http;

/** A sentence of the catalogue as a pattern with open placeholders. */
export const sentence = (language: Language, key: string): RegExp =>
  new RegExp(
    `^${translate(language, key)
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[\\s\\S]*')}$`,
  );

/** What no answer may contain: SQL, file paths, stack traces, and keys of missing words. */
export const LEAK =
  /\b(SELECT|INSERT INTO|DELETE FROM|UPDATE \w+ SET)\b|ER_[A-Z]{3}|node_modules|node:internal|\bat [\w.<>]+ \(|\/(home|tmp|usr|work|root|var)\/|\.[cm]?[jt]s:\d|\b(state|agreement)\.\w/;
