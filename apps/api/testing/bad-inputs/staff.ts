/** Staff accounts and their own pages, the audit log, the outbox and exports. */
import { openFixtures } from '../fixtures';
import { type Case, type Expected, rows } from './case';
import { NOWHERE, type BadInputFixtures } from './fixtures';

const filtered = (call: string, id: string, filter: object, field: string, expected: Expected): Case => ({
  id: `${call}: ${id}`,
  call: `GET ${call}`,
  field,
  expected,
  raw: { query: `?filter=${encodeURIComponent(JSON.stringify(filter))}` },
});
const missing = (call: string): Case => ({ id: call, call, field: '', expected: 'N' });

const taken = async ({ staff }: BadInputFixtures) =>
  (await openFixtures()).db.update('staff', { username: 'taken' }, { id: staff.finance.id });

/** Disables all administrators but the caller. */
const alone = async ({ staff }: BadInputFixtures) =>
  (await openFixtures()).db.execute(
    "UPDATE staff SET disabled_at = NOW(3) WHERE role = 'admin' AND id <> ?",
    [staff.admin.id],
  );

const SENT = '01ARZ3NDEKTSV4RRFFQ69G5FA0';
const sent = async () =>
  (await openFixtures()).db.execute(
    "INSERT IGNORE INTO job (id, kind, state, run_at) VALUES (?, 'sms', 'done', '2026-01-01')",
    [SENT],
  );

const change = { version: 1, name: '新名' };
const password = { old_password: 'x', confirm_password: 'meadow-lark-99' };

const contacts = (call: string, more = {}): Case[] => [
  ...rows(
    call,
    'contact_phone',
    [
      ['letters', 'call me', 'V phone'],
      ['41 digits', '1'.repeat(41), 'V max_length'],
    ],
    { more },
  ),
  ...rows(call, 'contact_email', [['no at', 'chen.example.com', 'V email']], { more }),
];

export const staffCases: Case[] = [
  ...rows('POST staff', 'username', [
    ['none', undefined, 'V required'],
    ['two letters', 'ab', 'V username'],
    ['33 letters', 'a'.repeat(33), 'V username'],
    ['a space', 'a b c', 'V username'],
    ['markup', '<b>x</b>', 'V username'],
    ['not Latin', '管理员', 'V username'],
    ['a list', ['admin'], 'V type'],
    ['three letters', 'abc', 'OK'],
  ]),
  ...rows('POST staff', 'username', [['taken, in capitals', 'TAKEN', 'V duplicate']], { before: taken }),
  ...rows('POST staff', 'name', [
    ['none', undefined, 'V required'],
    ['spaces', '   ', 'V required'],
    ['41 characters', '字'.repeat(41), 'V max_length'],
    ['NUL', 'a\0b', 'V text'],
  ]),
  ...rows('POST staff', 'role', [
    ['none', undefined, 'V required'],
    ['owner', 'owner', 'V choice'],
    ['a list', ['admin'], 'V choice'],
  ]),
  ...contacts('POST staff'),
  ...contacts('PUT staff/{financeId}', { version: 1, name: '新名', role: 'finance' }),
  ...rows('POST staff', 'totp_exempt', [['not for a form', 1, 'V unknown']]),
  ...rows('POST staff', 'password', [['one’s own choice', 'meadow-lark-99', 'V unknown']]),
  ...rows('POST staff', 'role', [['a consultant grants a role', 'admin', 'X']], { as: 'consultant' }),
  ...rows('PUT staff/{consultantId}', 'role', [['a consultant raises themselves', 'admin', 'X']], {
    as: 'consultant',
    more: change,
  }),
  ...rows('PUT staff/{adminId}', 'role', [['one’s own', 'finance', 'V self']], { more: change }),
  ...rows(
    'PUT staff/{financeId}',
    'version',
    [
      ['stale', 99, 'C'],
      ['none', undefined, 'V required'],
    ],
    { more: { name: '新名', role: 'finance' } },
  ),
  ...rows('PUT staff/{financeId}', 'disabled_at', [['not for a form', '2020-01-01', 'V unknown']], {
    more: { ...change, role: 'finance' },
  }),
  ...rows('POST staff/{adminId}/disable', 'version', [['oneself', 1, 'V self']], { names: 'id' }),
  ...rows('POST staff/{financeId}/enable', 'version', [['who is not disabled', 1, 'C']]),
  ...rows('POST staff/{financeId}/reset-second-factor', 'version', [['who has none', 1, 'C']]),
  ...rows('POST staff/{financeId}/disable', 'version', [
    ['stale', 99, 'C'],
    ['none', undefined, 'V required'],
    ['a fraction', 1.5, 'V integer'],
  ]),
  ...rows('POST staff/{financeId}/promote', 'version', [['no such action', 1, 'V choice']], {
    names: 'action',
  }),
  ...rows('POST staff/{financeId}/constructor', 'version', [['out of the language', 1, 'V choice']], {
    names: 'action',
  }),
  ...[NOWHERE, '1', '1 or 1=1'].map((id) => missing(`GET staff/${encodeURIComponent(id)}`)),
  ...rows('GET staff', '', [['a reviewer', undefined, 'X']], { as: 'reviewer' }),
  ...rows(
    'POST auth/login',
    'recovery_code',
    [
      ['nine', 'ABCDE-FGHJ', 'V recovery_code'],
      ['letters nobody gives out', 'ILOUU-ILOUU', 'V recovery_code'],
      ['a number', 1234567890, 'V type'],
    ],
    { more: { username: 'a', password: 'b' }, as: 'nobody' },
  ),
  ...rows('POST auth/first-password', 'new_password', [['without a first one', 'meadow-lark-99', 'C']], {
    more: { confirm_password: 'meadow-lark-99' },
  }),
  ...rows('POST auth/confirm', 'password', [
    ['none', undefined, 'V old_password'],
    ['wrong', 'wrong one', 'V old_password'],
    ['201 characters', 'x'.repeat(201), 'V max_length'],
  ]),
  ...rows(
    'POST account/password',
    'new_password',
    [
      ['seven', 'short-7', 'V min_length'],
      ['65', 'x'.repeat(65), 'V max_length'],
    ],
    { more: password },
  ),
  ...rows(
    'POST account/password',
    'confirm_password',
    [['another', 'meadow-lark-98', 'V password_mismatch']],
    {
      more: { old_password: 'x', new_password: 'meadow-lark-99' },
    },
  ),
  ...rows('POST account/password', 'old_password', [['wrong', 'wrong one', 'V old_password']], {
    more: { new_password: 'meadow-lark-99', confirm_password: 'meadow-lark-99' },
  }),
  ...rows('POST account/recovery-codes', 'totp', [
    ['five digits', '12345', 'V totp'],
    ['without a second factor', '123456', 'C'],
  ]),
  missing(`POST account/sessions/${NOWHERE}/end`),
  filtered('audit', 'a day that is none', { from: '2026-02-30' }, 'from', 'V date'),
  filtered('audit', 'a moment', { to: '2026-02-03T10:00' }, 'to', 'V date'),
  filtered('audit', 'an expression', { from: "' OR 1=1" }, 'from', 'V date'),
  filtered('audit', 'a span turned round', { from: '2026-02-03', to: '2026-02-01' }, 'from', 'OK'),
  filtered('audit', 'a name with wildcards', { q: '%_\\' }, 'q', 'OK'),
  ...[
    ...['claims/export', 'reviews/export', 'audit/export'],
    ...['cooperations/export', 'threads/export', 'image-requests/export', 'skins/export'],
  ].flatMap((call) => [
    filtered(call, 'filter password_hash', { password_hash: 'x' }, 'password_hash', 'V filter'),
    filtered(call, 'filter $or', { $or: [{}] }, '$or', 'V filter'),
  ]),
  ...['claims/export', 'reviews/export', 'cooperations/export'].flatMap((call) =>
    rows(`GET ${call}`, '', [['finance', undefined, 'X']], { as: 'finance' }),
  ),
  ...rows('GET audit/export', '', [['a consultant', undefined, 'X']], { as: 'consultant' }),
  ...rows('POST audit/verify', '', [['a consultant', undefined, 'X']], { as: 'consultant' }),
  ...rows('GET outbox', '', [['a reviewer', undefined, 'X']], { as: 'reviewer' }),
  filtered('outbox', 'filter payload', { payload: 'x' }, 'payload', 'V filter'),
  ...rows(`POST outbox/${SENT}/retry`, '', [['what was sent', undefined, 'C']], { before: sent }),
  missing(`POST outbox/${NOWHERE}/retry`),
  // Last, because these cases leave one administrator.
  ...rows('PUT staff/{adminId}', 'role', [['of the last administrator', 'finance', 'V last_admin']], {
    more: change,
    before: alone,
  }),
  ...rows('POST staff/{adminId}/disable', 'version', [['the last administrator', 1, 'V last_admin']], {
    names: 'id',
    before: alone,
  }),
];
