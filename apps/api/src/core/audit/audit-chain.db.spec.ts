/** The check of the audit chain names the first line that was changed in the database. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditVerdict } from '@ipw/domain';
import request from 'supertest';
import { openFixtures, staff, type StaffLogin } from '../../../testing/fixtures';
import { until } from '../../../testing/outbox';
import { api } from '../../../testing/server';
import { plantLine } from '../../db/seed/plant';
import { signLine } from '../transition/history.service';
import { Anchors } from './anchors';
import { AuditChain } from './audit-chain';

const { url, db, reset, dataDir } = api();
const anchors = join(dataDir, 'anchors');
const SUBJECT = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

let admin: StaffLogin;

const verify = async (): Promise<AuditVerdict> => {
  const answer = await request(url)
    .post('/api/admin/audit/verify')
    .set('cookie', admin.cookie)
    .set('x-csrf-token', admin.csrf);
  expect(answer.status).toBe(200);
  return answer.body as AuditVerdict;
};
const content = (action: string) => ({
  subject: 'ip',
  subject_id: SUBJECT,
  action,
  actor_type: 'system',
  created_at: new Date(),
});
const write = async (...actions: string[]) => {
  for (const action of actions) await plantLine(await openFixtures(), content(action));
};
const tamper = (sql: string, params: unknown[] = []) => db().query(sql, params);

beforeEach(async () => {
  await reset();
  await rm(anchors, { recursive: true, force: true });
  admin = await staff('admin');
  await write('a', 'b', 'c', 'd', 'e');
});

it('finds nothing on an untouched log, and anchors its end outside the database', async () => {
  expect(await verify()).toMatchObject({ lines: 5, broken: null });
  await write('f');
  expect(await verify()).toMatchObject({ lines: 6, broken: null });
  // The periodic sealer may have chained the line; it writes the anchor after its commit.
  await until(async () => ((await verify()).anchors >= 2 ? true : undefined), 'the second anchor');
  const [name] = await readdir(anchors);
  const last = (await readFile(join(anchors, name!), 'utf8')).trim().split('\n').at(-1)!;
  const [rows] = await db().query('SELECT chain_hash AS hash FROM audit_line WHERE chain_number = 6');
  expect(JSON.parse(last)).toMatchObject({ number: 6, hash: (rows as { hash: string }[])[0]!.hash });
});

it('chains what committed late, after what overtook it', async () => {
  const { cipher } = await openFixtures();
  const late = await db().getConnection();
  try {
    await late.query('START TRANSACTION');
    const line = { from_state: null, to_state: null, actor_id: null, reason: null, changes: null };
    await late.query('INSERT INTO audit_line SET ?', [signLine(cipher, { ...line, ...content('late') })]);
    await write('early');
    expect(await verify()).toMatchObject({ lines: 6, broken: null });
    await late.query('COMMIT');
  } finally {
    late.release();
  }
  expect(await verify()).toMatchObject({ lines: 7, broken: null });
  const [rows] = await db().query('SELECT action FROM audit_line ORDER BY chain_number DESC LIMIT 2');
  expect(rows).toEqual([{ action: 'late' }, { action: 'early' }]);
});

it('loses and doubles nothing when many write and many verify at once', async () => {
  const writers = Array.from({ length: 8 }, (_, n) =>
    write(...Array.from({ length: 10 }, () => `w${String(n)}`)),
  );
  const verdicts = await Promise.all([...Array.from({ length: 4 }, verify), ...writers]);
  expect(verdicts.flatMap((verdict) => verdict?.broken ?? [])).toEqual([]);
  expect(await verify()).toMatchObject({ lines: 85, broken: null });
});

const SHIFT =
  'UPDATE audit_line SET chain_number = chain_number + 1 WHERE chain_number >= 3 ORDER BY chain_number DESC';
const INSERT =
  'INSERT INTO audit_line (subject, subject_id, action, actor_type, chain_number, chain_hash, signature)';
const HANDS: [string, string[], object][] = [
  [
    'alters a line',
    ["UPDATE audit_line SET reason = 'no' WHERE chain_number = 2"],
    { number: 2, fault: 'altered', action: 'b' },
  ],
  [
    'moves a line in time',
    ["UPDATE audit_line SET created_at = '2020-01-01' WHERE chain_number = 4"],
    { number: 4, fault: 'altered' },
  ],
  [
    'deletes a line',
    ['DELETE FROM audit_line WHERE chain_number = 2'],
    { number: 2, fault: 'missing', line_id: null },
  ],
  ['drops the tail', ['DELETE FROM audit_line WHERE chain_number > 3'], { number: 4, fault: 'missing' }],
  ['empties the log', ['DELETE FROM audit_line'], { number: 1, fault: 'missing' }],
  [
    'inserts a line into the chain',
    [
      SHIFT,
      `${INSERT} SELECT subject, subject_id, 'x', actor_type, 3, chain_hash, signature FROM audit_line WHERE chain_number = 2`,
    ],
    { number: 3, fault: 'altered', action: 'x' },
  ],
  [
    'appends a line of their own',
    [`${INSERT} VALUES ('ip', '${SUBJECT}', 'x', 'system', NULL, NULL, NULL)`],
    { number: 6, fault: 'foreign', action: 'x' },
  ],
  [
    'copies a line',
    [
      'INSERT INTO audit_line (subject, subject_id, action, actor_type, created_at, signature) SELECT subject, subject_id, action, actor_type, created_at, signature FROM audit_line WHERE chain_number = 2',
    ],
    { number: 6, fault: 'foreign', action: 'b' },
  ],
  [
    'changes the order',
    [
      'UPDATE audit_line SET chain_number = 99 WHERE chain_number = 2',
      'UPDATE audit_line SET chain_number = 2 WHERE chain_number = 3',
      'UPDATE audit_line SET chain_number = 3 WHERE chain_number = 99',
    ],
    { number: 2, fault: 'moved', action: 'c' },
  ],
  [
    'deletes a line and has the rest chained anew',
    [
      'DELETE FROM audit_line WHERE chain_number = 2',
      'UPDATE audit_line SET chain_number = NULL, chain_hash = NULL',
    ],
    { number: 5, fault: 'rebuilt' },
  ],
];

it.each(HANDS)('sees it when somebody %s', async (_hand, statements, broken) => {
  expect(await verify()).toMatchObject({ lines: 5, broken: null });
  for (const statement of statements) await tamper(statement);
  if (statements.length === 2 && statements[1]!.includes('NULL')) await write('f');
  expect((await verify()).broken).toMatchObject(broken);
});

it('compares each line with all its anchors, in whatever file and order they stand', async () => {
  expect(await verify()).toMatchObject({ lines: 5, broken: null });
  const [lines] = await db().query('SELECT chain_number, chain_hash FROM audit_line ORDER BY chain_number');
  const anchor = ({ chain_number: number, chain_hash: hash }: { chain_number: number; chain_hash: string }) =>
    `${JSON.stringify({ at: new Date().toISOString(), number: Number(number), hash })}\n`;
  const all = (lines as { chain_number: number; chain_hash: string }[]).map(anchor);
  await mkdir(anchors, { recursive: true });
  await writeFile(join(anchors, 'audit-2020-01.jsonl'), all.toReversed().join(''));
  const whole = await verify();
  expect(whole).toMatchObject({ lines: 5, skipped: 0, broken: null });
  expect(whole.anchors).toBeGreaterThanOrEqual(5);
  const other = all[2]!.replace(/"hash":"./, (text) => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0'));
  await writeFile(join(anchors, 'audit-copy.jsonl'), all[0]! + other);
  expect((await verify()).broken).toMatchObject({ number: 3, fault: 'rebuilt' });
});

describe('the newest lines', () => {
  let chain: AuditChain;
  beforeEach(async () => {
    const on = await openFixtures();
    chain = new AuditChain(on.db, on.cipher, new Anchors(dataDir));
    await verify();
  });

  it('are checked alone, and the verdict says how many were not', async () => {
    expect(await chain.verify(2)).toMatchObject({ lines: 2, skipped: 3, broken: null });
    expect(await chain.verify(5)).toMatchObject({ lines: 5, skipped: 0, broken: null });
    await tamper("UPDATE audit_line SET reason = 'no' WHERE chain_number = 2");
    expect(await chain.verify(2)).toMatchObject({ lines: 2, skipped: 3, broken: null });
    expect((await chain.verify()).broken).toMatchObject({ number: 2, fault: 'altered' });
  });

  it.each<[string, string[], object]>([
    [
      'the line they follow has another hash',
      ["UPDATE audit_line SET chain_hash = REPEAT('0', 64) WHERE chain_number = 3"],
      { number: 4, fault: 'moved' },
    ],
    [
      'the line they follow is gone',
      ['DELETE FROM audit_line WHERE chain_number = 3'],
      { number: 3, fault: 'missing' },
    ],
    [
      'one is altered',
      ["UPDATE audit_line SET reason = 'no' WHERE chain_number = 5"],
      { number: 5, fault: 'altered' },
    ],
    ['the last is gone', ['DELETE FROM audit_line WHERE chain_number = 5'], { number: 5, fault: 'missing' }],
    [
      'the chain was built anew',
      [
        'DELETE FROM audit_line WHERE chain_number = 2',
        'UPDATE audit_line SET chain_number = NULL, chain_hash = NULL',
      ],
      { number: 5, fault: 'rebuilt' },
    ],
  ])('fail when %s', async (_case, statements, broken) => {
    for (const statement of statements) await tamper(statement);
    if (statements.length > 1) {
      await write('f');
      await chain.seal();
    }
    expect((await chain.verify(2)).broken).toMatchObject(broken);
  });
});
