/** Our lint rules about the API's folders: what each reports and allows. */
import { join } from 'node:path';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
// @ts-expect-error -- plain JavaScript
import { rules } from '../../../tools/eslint/index.mjs';

const src = join(__dirname, '../src/');

/** Findings of a rule for a text as if it were in a file of the API. */
function reports(rule: string, file: string, text: string, ...options: unknown[]): string[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: { parser: parser as Linter.Parser },
    plugins: { ipw: { rules } },
    rules: { [`ipw/${rule}`]: ['error', ...options] },
  };
  return new Linter({ cwd: src }).verify(text, [config], src + file).map(({ message }) => message);
}

describe('own-tables', () => {
  const of = (file: string, text: string, ...options: unknown[]) =>
    reports('own-tables', file, text, ...options).map(
      (message) =>
        / writes the table (\w+), which (\w+) owns/.exec(message)?.slice(1).join(' of ') ?? message,
    );

  it.each([
    ["sql.insert('ip', {})", 'ip of ip'],
    ["this.db.update('member', {}, { id })", 'member of member'],
    ["sql.execute('UPDATE ip SET listed = 1 WHERE id = ?')", 'ip of ip'],
    ["sql.execute('INSERT IGNORE INTO message (id) VALUES (?)')", 'message of message'],
    ['sql.execute(`DELETE FROM ip_operator WHERE id IN (${ids})`)', 'ip_operator of ip'],
    ['sql.execute(`DELETE o FROM ip_operator o JOIN ip ON ip.id = o.ip_id`)', 'ip_operator of ip'],
    ["move({ machine: reviewMachine, table: 'revision', id })", 'revision of core'],
    ["class Links { table = 'friend_link' }", 'friend_link of content'],
  ])('reports %s in claim', (text, table) => {
    expect(of('claim/x.ts', text)).toEqual([table]);
  });

  it.each([
    "sql.insert('claim', {})",
    "sql.execute('UPDATE claim SET version = 2 WHERE id = ?')",
    "sql.rows('SELECT c.id FROM claim c JOIN ip ON ip.id = c.ip_id FOR UPDATE')",
    "sql.execute('INSERT INTO claim (id) VALUES (?) ON DUPLICATE KEY UPDATE version = 1')",
    "move({ machine: claimMachine, table: 'claim', id })",
    "class Claims { table = 'claim'; work() { sql.execute(`DELETE FROM ${this.table} WHERE id = ?`) } }",
    "hash.update('ip', 'utf8')",
    "listPlan(api, { table: 'ip', columns: 't.*' })",
  ])('lets %s pass in claim', (text) => {
    expect(of('claim/x.ts', text)).toEqual([]);
  });

  it('reports an undeclared table, and one known at run time only', () => {
    expect(of('claim/x.ts', "sql.execute('UPDATE nothing SET a = 1')")).toEqual([
      'No entity declares the table nothing.',
    ]);
    for (const text of ['sql.update(table, {}, { id })', 'sql.execute(`UPDATE ${table} SET a = 1`)'])
      expect(of('claim/x.ts', text)).toEqual([expect.stringMatching(/^Name the table/)]);
  });

  it('lets the folders named in the configuration write what they name', () => {
    const text = "sql.insert('ip', {}); sql.insert('member', {})";
    expect(of('claim/x.ts', text, { claim: ['ip'] })).toEqual(['member of member']);
  });
});

describe('no-state-literals', () => {
  const of = (text: string) => reports('no-state-literals', 'claim/x.ts', text);

  it.each([
    "if (claim.state === 'new') go()",
    "if (claim?.state !== 'new') go()",
    "const open = 'pending' === auth_status",
    "sql.update('claim', { state: 'new' }, { id })",
    "sql.update('claim', {}, { id, state: 'new' })",
    'sql.rows("SELECT id FROM claim WHERE state = \'new\'")',
    "sql.rows(`SELECT c.id FROM claim c WHERE c.state NOT IN ('new', 'claimed') AND id = ${id}`)",
  ])('reports %s', (text) => {
    expect(of(text)).toEqual([expect.stringMatching(/^Ask the machine/)]);
  });

  it.each([
    'if (claim.state === claimMachine.initial) go()',
    "sql.update('claim', {}, { id, state: claimMachine.initial })",
    "sql.rows('SELECT id FROM claim WHERE state = ?', [claimMachine.initial])",
    'sql.rows(`SELECT id FROM claim WHERE state IN ${OPEN_CLAIM_STATES}`)',
    "if (claim.kind === 'artist') go()",
    'if (response.status === 404) go()',
  ])('lets %s pass', (text) => {
    expect(of(text)).toEqual([]);
  });
});

describe('rooms', () => {
  const of = (file: string, text: string) => reports('rooms', file, text);

  it('reports an import of what another feature does not show', () => {
    for (const text of [
      "import { IpService } from '../ip/ip.service';",
      "export { IpService } from '../ip/ip.service';",
    ])
      expect(of('claim/x.ts', text)).toEqual(["Import what ip shows to others: 'ip/index.ts'."]);
    expect(of('x.ts', "import { IpModule } from './ip/ip.module';")).toHaveLength(1);
  });

  it('reports an import that closes a circle of folders', () => {
    expect(of('message/x.ts', "import { ShopModule } from '../shop';")).toEqual([
      expect.stringMatching(/^A circle of folders: message → shop →( \w+ →)* message\./),
    ]);
  });

  it.each([
    ['claim/x.ts', "import { IpModule } from '../ip';"],
    ['claim/x.ts', "import { ClaimService } from './claim.service';"],
    ['code/order/x.ts', "import { GoodsService } from '../goods/goods.service';"],
    ['claim/x.ts', "import { Db } from '../core/db/db';"],
    ['x.ts', "import { IpModule } from './ip';"],
    ['db/x.ts', "import { ClaimEntity } from '../claim/claim.entity';"],
  ])('lets %s: %s pass', (file, text) => {
    expect(of(file, text)).toEqual([]);
  });
});
