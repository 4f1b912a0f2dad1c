/** The product's work on evidence and likeness, bundled by `stage.mjs` for the benchmarks. */
import { type EvidenceProof, proofFault } from '@ipw/domain';
import { AuditSealer } from '../apps/api/src/core/audit/audit-sealer';
import { readSettings } from '../apps/api/src/core/config';
import { Db } from '../apps/api/src/core/db/db';
import { connectDatabase } from '../apps/api/src/core/install/data-source';
import { openKeys } from '../apps/api/src/core/keys';
import { FieldCipher } from '../apps/api/src/core/security/field-cipher';
import { HistoryService } from '../apps/api/src/core/transition/history.service';
import { LocalTimeAuthority } from '../apps/api/src/evidence/local-time-authority';
import { type Leaf, ProofService } from '../apps/api/src/evidence/proof.service';
import { SealService } from '../apps/api/src/evidence/seal.service';
import { TimeStampService } from '../apps/api/src/evidence/time-stamp.service';

export { findLike } from '../apps/api/src/likeness/picture-index';

const unused = undefined as never;

/** Seals, stamps and proves on a database the API has migrated. */
export async function openEvidence(databaseUrl: string, dataDir: string) {
  const source = await connectDatabase(readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }));
  const db = new Db(source);
  const cipher = new FieldCipher(openKeys(dataDir));
  const audit = new AuditSealer(db, cipher, unused, { DATA_DIR: dataDir } as never, undefined);
  const seals = new SealService(db, unused, new HistoryService(db, cipher), audit);
  const proofs = new ProofService(db);
  const stamps = new TimeStampService(db, unused, new LocalTimeAuthority(dataDir));
  return {
    db,
    seal: () => seals.seal(),
    stamp: () => stamps.stampAll(),
    prove: (leaf: Leaf) => proofs.proof(leaf),
    holds: (proof: EvidenceProof | undefined) => proofFault(proof) === undefined,
    close: () => source.destroy(),
  };
}
