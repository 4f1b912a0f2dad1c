/** The envelope of a call: bodies, encodings, keys, tokens, signatures. */
import { gzipSync } from 'node:zlib';
import { hashToken, newToken } from '../../src/core/security/token';
import { ulid } from '@ipw/domain';
import { openFixtures } from '../fixtures';
import { type Body, type Case, type Raw, rows } from './case';
import type { BadInputFixtures } from './fixtures';

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';

const raw = (
  id: string,
  field: string,
  expected: Case['expected'],
  body: Body,
  type = JSON_TYPE,
  headers: Raw['headers'] = {},
  call = 'ip/search',
): Case => ({
  id,
  call,
  field,
  expected,
  raw: { body, headers: { 'content-type': type, ...headers } },
});

const query = (
  id: string,
  field: string,
  expected: Case['expected'],
  query: string,
  method = 'GET',
): Case => ({
  id,
  call: 'ip/search',
  field,
  expected,
  raw: { method, query },
});

const bytes = (...codes: number[]) => new Uint8Array([...Buffer.from('{"keyword":"'), ...codes, 0x22, 0x7d]);

/** The token of an ended session of Ann. */
const session = async (
  fixtures: BadInputFixtures,
  columns: { expires_at?: Date; ended_at?: Date },
): Promise<string> => {
  const token = newToken();
  await (
    await openFixtures()
  ).db.insert('member_session', {
    id: ulid(),
    member_id: fixtures.ann.id,
    token_hash: hashToken(token),
    expires_at: new Date(Date.now() + 60_000),
    ...columns,
  });
  return token;
};

const over = (
  id: string,
  columns: () => { expires_at?: Date; ended_at?: Date },
  name: Case['expected'],
): Case => {
  let token = '';
  return {
    id: `token ${id}`,
    call: 'member/info',
    field: 'token',
    expected: name,
    before: async (fixtures) => (token = await session(fixtures, columns())),
    raw: () => ({ headers: { 'content-type': JSON_TYPE, authorization: `Bearer ${token}` }, body: '{}' }),
  };
};

export const envelope: Case[] = [
  raw('broken JSON', 'body', 'V malformed', '{a'),
  raw('JSON that is a list', 'body', 'V malformed', '[1]'),
  raw('JSON that is a text', 'body', 'V malformed', '"keyword"'),
  raw('JSON that is null', 'body', 'V malformed', 'null'),
  raw('JSON nested 40,000 deep', 'body', 'V malformed', '['.repeat(40_000) + ']'.repeat(40_000)),
  raw(
    'JSON object nested 15,000 deep',
    'body',
    'V malformed',
    '{"a":'.repeat(15_000) + '1' + '}'.repeat(15_000),
  ),
  raw('100 KB and a byte', 'body', 'L', `{"keyword":"${'a'.repeat(102_401 - 14)}"}`),
  raw('100 KB', 'keyword', 'V max_length', `{"keyword":"${'a'.repeat(102_400 - 14)}"}`),
  raw(
    '1,001 form keys',
    'body',
    'L',
    Array.from({ length: 1001 }, (_, at) => `k${String(at)}=1`).join('&'),
    FORM,
  ),
  raw('a key twice in a form', 'keyword', 'V duplicate', 'keyword=a&keyword=b', FORM),
  raw('name[x]=1', 'name', 'V malformed', 'name[x]=1', FORM),
  raw('name%5Bx%5D=1', 'name', 'V malformed', 'name%5Bx%5D=1', FORM),
  raw('name.x=1', 'name', 'V unknown', 'keyword=a&name.x=1', FORM),
  raw('__proto__[x]=1', '__proto__', 'V malformed', '__proto__[x]=1', FORM),
  raw('__proto__=1', '__proto__', 'V malformed', '__proto__=1', FORM),
  raw('constructor[prototype][x]=1', 'constructor', 'V malformed', 'constructor[prototype][x]=1', FORM),
  raw('JSON __proto__', 'body', 'V malformed', '{"__proto__":{"x":1}}'),
  raw('JSON constructor', 'constructor', 'V unknown', '{"keyword":"a","constructor":{"prototype":{"x":1}}}'),
  raw('a form value that is not UTF-8', 'keyword', 'V malformed', 'keyword=%E0%A4%A', FORM),
  raw('plain text', 'body', 'V malformed', 'keyword=a', 'text/plain'),
  raw('XML', 'body', 'V malformed', '<keyword>a</keyword>', 'application/xml'),
  raw('a type that is none', 'body', 'MEDIA_TYPE', 'keyword=a', 'nothing'),
  raw('an evil charset', 'body', 'MEDIA_TYPE', '{"keyword":"a"}', `${JSON_TYPE}; charset=evil`),
  raw('UTF-16', 'body', 'MEDIA_TYPE', '{"keyword":"a"}', `${JSON_TYPE}; charset=utf-16`),
  raw('bytes that are not UTF-8', 'body', 'V malformed', bytes(0xc3, 0x28)),
  raw('50 MB in a small gzip', 'body', 'L', gzipSync(Buffer.alloc(50 << 20, 0x20)), JSON_TYPE, {
    'content-encoding': 'gzip',
  }),
  raw('a broken gzip', 'body', 'V malformed', Buffer.from('not packed at all'), JSON_TYPE, {
    'content-encoding': 'gzip',
  }),
  raw('a gzip cut short', 'body', 'V malformed', gzipSync('{"keyword":"a"}').subarray(0, 20), JSON_TYPE, {
    'content-encoding': 'gzip',
  }),
  raw('an unknown packing', 'body', 'MEDIA_TYPE', '{"keyword":"a"}', JSON_TYPE, { 'content-encoding': 'br' }),
  raw('a packed form', 'keyword', 'OK', gzipSync('keyword=a'), FORM, { 'content-encoding': 'gzip' }),
  ...rows('ip/search', 'keyword', [
    ['NUL', 'a\0b', 'V text'],
    ['a lone surrogate', '\ud800', 'V text'],
    ['what a lone surrogate is stored as', '\ufffd', 'V text'],
    ['only spaces', ' \u3000 ', 'V required'],
    ['a number', 7, 'V type'],
    ['an object', { $ne: '' }, 'V type'],
    ['a list', ['a'], 'V type'],
    ['null', null, 'V required'],
    ['40 characters outside the base plane', '𠮷'.repeat(40), 'OK'],
    ['41 of them', '𠮷'.repeat(41), 'V max_length'],
    ['wildcards and quotes', `%_\\'"--;`, 'OK'],
  ]),
  raw('a lone surrogate in a form', 'keyword', 'V malformed', 'keyword=%ED%A0%80', FORM),
  ...rows('ip/search', 'role', [['unknown key', 'admin', 'V unknown']]),
  query('a key twice in the query', 'keyword', 'V duplicate', '?keyword=a&keyword=b'),
  query('a broken escape in the query', 'keyword', 'V malformed', '?keyword=%'),
  query('id[]=1 in the query', 'keyword', 'V malformed', '?keyword[]=1'),
  { ...query('another method', '', 'N', '?keyword=a', 'DELETE'), noRoute: true },
  { ...query('yet another method', '', 'N', '?keyword=a', 'PUT'), noRoute: true },
  {
    id: 'a key in query and body',
    call: 'ip/search',
    field: 'keyword',
    expected: 'V duplicate',
    raw: { query: '?keyword=a', headers: { 'content-type': FORM }, body: 'keyword=b' },
  },
  { id: 'a call that is none', call: 'ip/nothing', field: '', expected: 'N', noRoute: true },
  {
    id: 'a path that cannot be read',
    call: 'ip/%E0%A4%A',
    field: '',
    expected: 'N',
    noRoute: true,
    raw: { method: 'GET' },
  },
  {
    id: 'a body without multipart',
    call: 'ip/search',
    field: 'keyword',
    expected: 'V required',
    raw: () => {
      const body = new FormData();
      body.set('keyword', 'a');
      return { body };
    },
  },
  ...rows(
    'member/info',
    'token',
    [
      ['none', undefined, 'U'],
      ['empty', '', 'U'],
      ['zero', 0, 'U'],
      ['a list', ['a'], 'U'],
      ['an object', { $gt: '' }, 'U'],
      ['of the right form', 'a'.repeat(43), 'TOKEN_ILLEGAL'],
    ],
    { as: 'nobody' },
  ),
  over('five days and a second old', () => ({ expires_at: new Date(Date.now() - 1000) }), 'TOKEN_EXPIRED'),
  over('ended', () => ({ ended_at: new Date() }), 'TOKEN_ENDED'),
  ...rows('ip/search', 'sign', [
    ['wrong', 'A'.repeat(64), 'SIGNATURE'],
    ['a list', ['A'], 'SIGNATURE'],
    ['empty', '', 'SIGNATURE'],
  ]),
  ...rows('claim/submit', 'idempotency_key', [
    ['short', 'a', 'V malformed'],
    ['long', 'a'.repeat(65), 'V malformed'],
    ['a list', ['aaaaaaaa'], 'V malformed'],
    ['with a space', 'aaaa aaaa', 'V malformed'],
  ]),
  ...rows('ip/search', 'lang', [
    ['a list', ['en'], 'OK'],
    ['a number', 5, 'OK'],
    ['unknown', 'xx', 'OK'],
  ]),
];
