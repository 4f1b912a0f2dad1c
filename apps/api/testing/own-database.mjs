// A private database server for one spec that freezes or kills it; prints its address and process id as JSON. With `supervised` it
// is durable and started again on the same port when it ends, and the next process id is printed; a second argument is its data
// folder. With `logged` it writes the log that backups need, with `replica` it can follow such a server, with `temporary` and a
// folder it writes temporary files there, with `zone` and a time zone it has that one. With `tls` and a folder it refuses connections without TLS; `server.pem` and `server.key` are its certificate.
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { logged, startDatabase } from '../../../tools/database.mjs';
import { superviseDatabase } from '../../../tools/supervised-database.mjs';
import { ensureBackupPrograms } from '../../../tools/packages.mjs';
import { endOnSignals, main, onStop } from '../../../tools/process.mjs';
import { removeLater } from '../../../tools/temporary.mjs';

main(async () => {
  endOnSignals();
  const supervised = process.argv[2] === 'supervised';
  const given = supervised && process.argv[3];
  const dataDir = given || mkdtempSync(path.join(os.tmpdir(), 'ipw-own-database-'));
  if (!given) removeLater(dataDir);
  const isLogged = process.argv[2] === 'logged';
  const tls = process.argv[2] === 'tls' && process.argv[3];
  if (isLogged) await ensureBackupPrograms();
  const tell = (database) => process.stdout.write(`${JSON.stringify(database)}\n`);
  if (supervised) {
    const database = await superviseDatabase({
      dataDir,
      progress: (said) => tell({ url: database.url, pid: database.pid(), said }),
    });
    tell({ url: database.url, pid: database.pid() });
  } else {
    const { url, pid } = await startDatabase({
      dataDir,
      testing: true,
      options: [
        ...(isLogged ? logged : []),
        ...(process.argv[2] === 'replica' ? ['--server-id=2', '--replicate-wild-do-table=ipw.%'] : []),
        ...(process.argv[2] === 'temporary'
          ? [`--tmpdir=${process.argv[3]}`, '--sort-buffer-size=32K', '--tmp-memory-table-size=16K']
          : []),
        ...(process.argv[2] === 'zone' ? [`--default-time-zone=${process.argv[3]}`] : []),
        ...(tls
          ? [`--ssl-cert=${tls}/server.pem`, `--ssl-key=${tls}/server.key`, '--require-secure-transport=ON']
          : []),
      ],
    });
    tell({ url, pid });
  }
  await new Promise((resolve) => onStop(resolve));
});
