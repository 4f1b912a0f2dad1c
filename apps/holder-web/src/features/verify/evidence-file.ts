import { evidenceApi, type EvidenceFault, type EvidenceProof, sealFault } from '@ipw/domain';
import { api } from '../../app/api';
import { sha256Of } from './verify-file';

/** A proof of the file, and what is wrong with it. */
interface CheckedProof {
  proof: EvidenceProof;
  fault: EvidenceFault | undefined;
}

/** Looks for evidence of a file by its hash, and verifies what is found on the device. The file is not sent. */
export async function evidenceOf(file: File): Promise<{ proofs: CheckedProof[]; waiting: boolean }> {
  const sha256 = await sha256Of(file);
  const { list, waiting } = await api(evidenceApi.find, { sha256 });
  const { evidenceFault } = await import('@ipw/domain/evidence/evidence-certificate');
  const proofs = list.map(async (proof): Promise<CheckedProof> => {
    const { authorities, ...seal } = await api(evidenceApi.seal, { seal_number: proof.seal.number });
    const named = [{ sha256, uploaded_at: proof.at }];
    const fault =
      sealFault(proof.seal, seal) ?? (await evidenceFault(named, { proofs: [proof], authorities }));
    return { proof, fault };
  });
  return { proofs: await Promise.all(proofs), waiting: waiting === 1 };
}
