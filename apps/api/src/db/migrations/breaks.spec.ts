/**
 * Migrations that earlier releases cannot work with say so, the others keep tables open for writes, and each has a number of its
 * own. What they do to columns is compared in `interrupted.db.spec.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first migration that had to say it. */
const SINCE = 250;
/** Statements after which an earlier release fails: it selects, inserts or compares what is gone or refused. */
const BREAKING = /\b(DROP (TABLE|COLUMN)|RENAME (TABLE|COLUMN|TO)|CHANGE COLUMN|TRUNCATE)\b/i;

/** The first migration that had to keep tables open for writes: indexes by `addIndex`, changed columns with `LOCK=NONE`. */
const ONLINE_SINCE = 425;
/** Statements that lock a table while it is copied, or might without a word. */
const LOCKING = [
  /\bADD (UNIQUE |FULLTEXT |SPATIAL )?(INDEX|KEY)\b|\bCREATE (UNIQUE |FULLTEXT |SPATIAL )?INDEX\b/i,
  /\bMODIFY\b(?!.*\bLOCK=NONE\b)/i,
  /\b(STORED|PERSISTENT)\b|\bADD CONSTRAINT\b|\bCONVERT TO\b/,
];

/** Numbers that two migrations have. Each pair changes different tables, and installations have recorded their names. */
const SHARED = ['0146', '0161', '0162', '0167', '0170'];

const upOf = (text: string) => text.slice(text.indexOf('async up('), text.indexOf('async down('));
const declares = (text: string) => /^ {2}(readonly )?breaks = true;$/m.test(text);
const breaks = (text: string) => BREAKING.test(upOf(text)) && !declares(text);
const locks = (text: string) => LOCKING.some((rule) => rule.test(upOf(text))) && !declares(text);

/** Names of the migrations from a number on of which something is true. */
function named(since: number, wrong: (text: string) => boolean): string[] {
  const later = readdirSync(__dirname).filter((name) => Number(/^(\d{4})-/.exec(name)?.[1]) >= since);
  expect(later.length).toBeGreaterThan(0);
  return later.filter((name) => wrong(readFileSync(join(__dirname, name), 'utf8')));
}

it('declare breaks', () => expect(named(SINCE, breaks)).toEqual([]));

it('keep tables open for writes', () => expect(named(ONLINE_SINCE, locks)).toEqual([]));

it('have numbers of their own', () => {
  const numbers = readdirSync(__dirname).flatMap((name) => /^(\d{4})-/.exec(name)?.[1] ?? []);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual(SHARED);
});

it('are found by what they do', () => {
  const migration = (up: string, more = '') =>
    `class X {\n  name = 'X';\n${more}\n  async up() { ${up} }\n  async down() { DROP TABLE x }\n}`;
  expect(breaks(migration('ALTER TABLE x DROP COLUMN y'))).toBe(true);
  expect(breaks(migration('ALTER TABLE x DROP COLUMN y', '  breaks = true;'))).toBe(false);
  expect(breaks(migration('ALTER TABLE x ADD COLUMN y INT'))).toBe(false);
  expect(locks(migration('ALTER TABLE x ADD UNIQUE INDEX y (z)'))).toBe(true);
  expect(locks(migration('ALTER TABLE x MODIFY y bigint NULL'))).toBe(true);
  expect(locks(migration('ALTER TABLE x MODIFY y bigint NULL, ALGORITHM=INPLACE, LOCK=NONE'))).toBe(false);
  expect(locks(migration("await addGenerated(runner, 'x', 'y', { kind: 'STORED' })"))).toBe(true);
  expect(locks(migration("await addIndex(runner, 'x', 'y', 'UNIQUE INDEX', 'z')"))).toBe(false);
});
