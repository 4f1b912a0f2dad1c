import { DataSource } from 'typeorm';
import type { Config } from '../../core/config';
import { dataSourceOptions } from '../../core/db/data-source';
import { Db } from '../../core/db/db';
import { codeVersions, openKeys } from '../../core/keys';
import { FieldCipher } from '../../core/security/field-cipher';
import { History, SYSTEM } from '../../core/transition/history';
import { CodeKeys } from './code-keys';

/** Adds a version of the key of label codes from the command line, beside running processes, which take it up by themselves. */
export async function rotateCodeKey(config: Config): Promise<number> {
  const source = await new DataSource(dataSourceOptions(config)).initialize();
  try {
    const db = new Db(source);
    const history = new History(db, new FieldCipher(openKeys(config.DATA_DIR)));
    const keys = new CodeKeys(db, history, config);
    const version = await keys.add(SYSTEM, codeVersions(config.DATA_DIR).at(-1)!);
    process.stdout.write(
      `label codes: version ${String(version)} makes them from now on; back up ${config.DATA_DIR}/keys.json\n`,
    );
    return 0;
  } finally {
    await source.destroy();
  }
}
