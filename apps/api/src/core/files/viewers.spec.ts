/** Who may open files: what features declare, and what nobody does. */
import type { Role } from '@ipw/domain';
import type { Condition } from '../db/list-query';
import { FileViewerRegistry, FileViewers } from './viewers';

const file = { id: 'FILE', owner_id: 'ANN' };
const KINDS = ['member', 'link', 'visitor', 'buyer', 'holder', 'party'] as const;

/** The registry with a feature's declarations on a database in which staff exist, no member is assigned, and `found` finds a row. */
function registry(declared: object = {}, role: Role = 'reviewer') {
  const statements: string[] = [];
  const find = async (sql: string) => {
    statements.push(sql);
    if (sql.includes('FROM staff')) return { id: 'EVE', role };
    if (sql.includes('FROM member')) return undefined;
    return { found: sql.includes('FOUND') ? 1 : 0 };
  };
  const rows = async () => [];
  const viewers = new FileViewerRegistry({ one: find, rows } as never);
  if (Object.keys(declared).length)
    viewers.register(Object.assign(new (class extends FileViewers {})(), declared));
  return { viewers, statements };
}
const found = (): Condition => ({ sql: 'FOUND', params: [] });

it.each(KINDS)('opens nothing to a %s for whom no feature declares a file', async (kind) => {
  const others = KINDS.filter((other) => other !== kind);
  const declared = Object.fromEntries([...others, 'consultant', 'ips'].map((other) => [other, found]));
  for (const { viewers, statements } of [registry(), registry(declared)]) {
    expect(await viewers.mayOpen(`${kind[0]!}BEN.1`, file)).toBe(false);
    expect(statements).toEqual([]);
  }
});

it('opens nothing to a viewer of no kind', async () => {
  const declared = Object.fromEntries([...KINDS, 'consultant', 'ips'].map((kind) => [kind, found]));
  for (const viewer of ['', 'x', 'xANN', 'ANN', 'eEVE'])
    expect(await registry(declared).viewers.mayOpen(viewer, file)).toBe(false);
});

it('opens to a consultant what a feature declares for consultants', async () => {
  const opens = (declared?: object) => registry(declared, 'consultant').viewers.mayOpen('sEVE', file);
  expect(await opens()).toBe(false);
  expect(await opens({ member: found, party: found })).toBe(false);
  expect(await opens({ consultant: () => undefined })).toBe(false);
  expect(await opens({ consultant: found })).toBe(true);
});

it('opens to owners without a statement, and to others by one', async () => {
  const { viewers, statements } = registry({ member: found, party: found });
  expect(await viewers.mayOpen('mANN', file)).toBe(true);
  expect(await viewers.mayOpen('vANN', file)).toBe(true);
  expect(statements).toEqual([]);
  expect(await viewers.mayOpen('mBEN', file)).toBe(true);
  expect(await viewers.mayOpen('pC.1', file)).toBe(true);
  expect(statements).toHaveLength(2);
});

it.each(['admin', 'consultant'] as const)(
  'closes to the role %s what a feature closes, whatever opens it',
  async (role) => {
    expect(await registry({ consultant: found }, role).viewers.mayOpen('sEVE', file)).toBe(true);
    expect(await registry({ consultant: found, closed: found }, role).viewers.mayOpen('sEVE', file)).toBe(
      false,
    );
  },
);
