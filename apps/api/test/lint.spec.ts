/** Our lint rules: what each reports and allows; and the length of style sheets, which ESLint does not read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
// @ts-expect-error -- plain JavaScript
import { rules } from '../../../tools/eslint/index.mjs';

const root = join(__dirname, '../../..');

/** Findings of a rule for a text as if it were in a file of the API, or of the package named. */
function reports(rule: string, file: string, text: string, ...options: object[]): string[] {
  const path = /^(apps|libs)\//.test(file) ? file : `apps/api/src/${file}`;
  const config: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: { parser: parser as Linter.Parser },
    plugins: { ipw: { rules } },
    rules: { [`ipw/${rule}`]: ['error', ...options] },
  };
  return new Linter({ cwd: root }).verify(text, [config], join(root, path)).map(({ message }) => message);
}

describe('own-tables', () => {
  const of = (file: string, text: string) =>
    reports('own-tables', file, text).map(
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

  it('reports the fields alone that the configuration names: screens call states of their own `status`', () => {
    const onScreens = (text: string) =>
      reports('no-state-literals', 'claim/x.ts', text, { names: '^(state|\\w+_status)$' });
    expect(onScreens("if (claim.state === 'new') go()")).toHaveLength(1);
    expect(onScreens("if (user.auth_status === 'pending') go()")).toHaveLength(1);
    expect(onScreens("if (saving.status === 'failed') go()")).toEqual([]);
  });
});

describe('feature boundaries', () => {
  const of = (file: string, text: string) => reports('feature-boundaries', file, text);

  it('reports an import of what another feature does not show', () => {
    for (const text of [
      "import { IpService } from '../ip/ip.service';",
      "export { IpService } from '../ip/ip.service';",
    ])
      expect(of('claim/x.ts', text)).toEqual(["Import what ip shows to others: 'ip/index.ts'."]);
    expect(of('x.ts', "import { IpModule } from './ip/ip.module';")).toHaveLength(1);
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

describe('folders', () => {
  const of = (file: string, text: string) => reports('folders', file, text);

  it.each([
    ['message/x.ts', "import { ShopModule } from '../shop';", /^message → shop → .*message$/],
    [
      'core/db/x.ts',
      "import { CoreModule } from '../../core.module';",
      /^core\/db → core\.module → .*core\/db$/,
    ],
    [
      'core/http/x.ts',
      "import { STAFF_COOKIE } from '../staff/staff-session.service';",
      /^core\/http → core\/staff →/,
    ],
    ['core/x.ts', "export * from './db/db';", /^core → core\/db → core$/],
    ['core/files/pdf/x.ts', "import { isPaper } from '../file.service';", / → core\/files\/pdf$/],
    [
      'code/goods/x.ts',
      "import type { Order } from '../order';",
      /^code\/goods → code\/order → .*code\/goods$/,
    ],
    [
      'db/migrations/x.ts',
      "import { connectDatabase } from '../../core/install/data-source';",
      /^db\/migrations → core\/install → db\/migrations$/,
    ],
    ['libs/domain/src/core/x.ts', "import type { Mark } from '../review/mark';", /^core → review → .*core$/],
    [
      'libs/domain/src/member/x.ts',
      "import { dataApi } from '../data-api';",
      /^member → data-api → .*member$/,
    ],
    ['apps/holder-web/src/app/x.ts', "import type { Field } from '../form/Field';", /^app → form → .*app$/],
    [
      'apps/admin-web/src/http/x.ts',
      "import { path } from '../components/path';",
      /^http → components → .*http$/,
    ],
    ['libs/ui/src/upload/x.ts', "const later = () => import('../index');", /^upload → index → upload$/],
  ])('reports in %s: %s', (file, text, chain) => {
    const [found = '', ...others] = of(file, text).map(
      (message) => /^A circle of folders: (.*?)\. /.exec(message)?.[1],
    );
    expect(found).toMatch(chain);
    expect(others).toEqual([]);
  });

  it.each([
    ['claim/x.ts', "import { IpModule } from '../ip';"],
    ['claim/x.ts', "import { ClaimService } from './claim.service';"],
    ['core/db/outage.db.spec.ts', "import { CoreModule } from '../../core.module';"],
    ['app.module.ts', "import { IpModule } from './ip';"],
    ['core/staff/x.ts', "import type { Context } from '../http/context';"],
    ['libs/domain/src/index.ts', "export * from './review/mark';"],
    ['apps/holder-web/src/i18n/x.ts', "import { faqEn } from '../features/faq/faq.i18n.en';"],
  ])('lets %s: %s pass', (file, text) => {
    expect(of(file, text)).toEqual([]);
  });
});

it('no style sheet is longer than other files may be', () => {
  const sources = ['apps/holder-web/src', 'apps/admin-web/src', 'libs/ui/src'];
  const sheets = sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => join(folder, name)),
  );
  expect(sheets.length).toBeGreaterThan(100);
  const lines = (file: string) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
  expect(sheets.filter((file) => lines(file) > 300)).toEqual([]);
});
