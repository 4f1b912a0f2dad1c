// A private database server for one spec that freezes or kills it; prints its address and process id as JSON. With `kept` it is
// durable and started again on the same port when it ends, and the next process id is printed. With `logged` it writes the log
// that backups need, with `replica` it can follow such a server. With `tls` and a folder it refuses connections without TLS; `server.pem` and `server.key` are its certificate.
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { logged, startDatabase } from '../../../tools/database.mjs';
import { keepDatabase } from '../../../tools/kept-database.mjs';
import { ensureBackupPrograms } from '../../../tools/packages.mjs';
import { endOnSignals, main, onStop } from '../../../tools/process.mjs';
import { removeLater } from '../../../tools/temporary.mjs';

main(async () => {
  endOnSignals();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ipw-own-database-'));
  removeLater(dataDir);
  const kept = process.argv[2] === 'kept';
  const isLogged = process.argv[2] === 'logged';
  const tls = process.argv[2] === 'tls' && process.argv[3];
  if (isLogged) await ensureBackupPrograms();
  const tell = (database) => process.stdout.write(`${JSON.stringify(database)}\n`);
  if (kept) {
    const database = await keepDatabase({
      dataDir,
      progress: () => tell({ url: database.url, pid: database.pid() }),
    });
    tell({ url: database.url, pid: database.pid() });
  } else {
    const { url, pid } = await startDatabase({
      dataDir,
      testing: true,
      options: [
        ...(isLogged ? logged : []),
        ...(process.argv[2] === 'replica' ? ['--server-id=2', '--replicate-wild-do-table=ipw.%'] : []),
        ...(tls
          ? [`--ssl-cert=${tls}/server.pem`, `--ssl-key=${tls}/server.key`, '--require-secure-transport=ON']
          : []),
      ],
    });
    tell({ url, pid });
  }
  await new Promise((resolve) => onStop(resolve));
});
