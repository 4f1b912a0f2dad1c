import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GROUPS } from '../testing/bad-inputs/groups';
import { LISTED } from '../testing/bad-inputs/listed';

const ids = Object.values(GROUPS).flatMap((cases) => cases.map(({ id }) => id));
/** All specs, with each test title on the line of its bracket. */
const specs = new Map(
  [join(__dirname, '../src'), __dirname, join(__dirname, '../../../libs/domain/src')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8').replace(/\(\n\s+'/g, "('")] as const),
  ),
);

function isProved(proof: string): boolean {
  const [file = '', ...title] = proof.split(': ');
  const spec = specs.get(file);
  const said = title.join(': ');
  return spec
    ? [`it('${said}`, `])('${said}`].some((start) => spec.includes(start))
    : ids.some((id) => id.endsWith(proof));
}

describe.each(Object.entries(LISTED))('%s', (_group, lines) => {
  it.each(Object.entries(lines))('%s', (_line, proofs) => {
    expect(proofs.length).toBeGreaterThan(0);
    expect(proofs.filter((proof) => !isProved(proof))).toEqual([]);
  });
});
