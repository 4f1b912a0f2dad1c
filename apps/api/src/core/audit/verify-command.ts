import type { AuditRestore } from '@ipw/domain';
import type { Config } from '../config';
import { withDatabase } from '../install/data-source';
import { Db } from '../db/db';
import { openKeysOf } from '../install/checked-keys';
import { FieldCipher } from '../security/field-cipher';
import { Anchors } from './anchors';
import { AuditChain } from './audit-chain';
import { LockedMarks } from '../providers/locked-marks';

/** Checks the audit log from the command line: prints a line, and one for each restore, exit code 0 when no line fails. Changes nothing. */
export function verifyAudit(config: Config): Promise<number> {
  return withDatabase(config, async (source) => {
    const cipher = new FieldCipher(await openKeysOf(config, source));
    const chain = new AuditChain(
      new Db(source),
      cipher,
      new Anchors(config.DATA_DIR, await LockedMarks.open(config)),
    );
    const { lines, anchors, restores, broken } = await chain.verify();
    const read = `${String(lines)} lines, ${String(anchors)} anchors`;
    process.stdout.write(
      broken
        ? `audit log: BROKEN at number ${String(broken.number)} (${broken.fault}), line ${broken.line_id ?? 'gone'}: ${JSON.stringify(broken)}; whole until there: ${read}\n`
        : `audit log: whole, ${read}\n`,
    );
    process.stdout.write(restores.map(restoreLine).join(''));
    return broken ? 1 : 0;
  });
}

const restoreLine = ({ at, number }: AuditRestore): string =>
  `audit log: restored at ${at}, ending at number ${String(number)}; was there a restore? Anchors of later lines, locked before, do not count\n`;
