/** The services of evidence on a database, to seal and stamp at once. */
import { AuditSealer } from '../src/core/audit/audit-sealer';
import { HistoryService } from '../src/core/transition/history.service';
import type { Fixtures } from '../src/db/seed/fixtures';
import { LocalTimeAuthority } from '../src/evidence/local-time-authority';
import { ProofService } from '../src/evidence/proof.service';
import { SealService } from '../src/evidence/seal.service';
import type { TimeAuthority } from '../src/evidence/time-authority';
import { TimeStampService } from '../src/evidence/time-stamp.service';

const unused = undefined as never;

export function evidenceOf(
  { db, cipher }: Pick<Fixtures, 'db' | 'cipher'>,
  dataDir: string,
  authority: TimeAuthority = new LocalTimeAuthority(dataDir),
) {
  const audit = new AuditSealer(db, cipher, unused, { DATA_DIR: dataDir } as never, undefined);
  return {
    audit,
    authority,
    seals: new SealService(db, unused, new HistoryService(db, cipher), audit),
    proofs: new ProofService(db),
    stamps: new TimeStampService(db, unused, authority),
  };
}
