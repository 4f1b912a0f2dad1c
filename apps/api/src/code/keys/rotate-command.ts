import type { Config } from '../../core/config';
import { withDatabase } from '../../core/install/data-source';
import { Db } from '../../core/db/db';
import { openCheckedKeys } from '../../core/install/checked-keys';
import { versionsOf } from '../../core/keys';
import { FieldCipher } from '../../core/security/field-cipher';
import { HistoryService, SYSTEM } from '../../core/transition/history.service';
import { CodeKeyService } from './code-key.service';

/** Adds a version of the label key from the command line; running processes read it without a restart. */
export function rotateCodeKey(config: Config): Promise<number> {
  return withDatabase(config, async (source) => {
    const db = new Db(source);
    const history = new HistoryService(db, new FieldCipher(await openCheckedKeys(config, source)));
    const keys = new CodeKeyService(db, history, config);
    const version = await keys.add(SYSTEM, versionsOf(config.DATA_DIR, 'code').at(-1)!);
    process.stdout.write(
      `label codes: new codes use key version ${String(version)}; back up ${config.DATA_DIR}/keys.json\n`,
    );
    return 0;
  });
}
