import { actionsFor, type ClaimDetail, claimMachine, type ClaimRow, type Role, mayRole } from '@ipw/domain';
import { fromJson } from '../core/db/db';
import type { Files, Viewer } from '../core/files/files';
import type { IpEntity } from '../ip/ip.entity';
import { ipDetail } from '../ip/ip.view';
import type { ClaimEntity } from './claim.entity';

export type ClaimWithIp = ClaimEntity & Pick<IpEntity, 'ip_name' | 'image_id'>;

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** What every reader of a claim sees. */
export const claimFacts = (row: ClaimWithIp, files: Files, viewer: Viewer) => ({
  kind: row.kind,
  state: row.state,
  version: row.version,
  ip_id: row.ip_id,
  ip_name: row.ip_name,
  ip_image: files.picture(row.image_id, viewer),
  created_at: row.created_at.toISOString(),
  submitted_at: iso(row.submitted_at),
  due_at: iso(row.due_at),
  decided_at: iso(row.decided_at),
  reason_code: row.reason_code as ClaimRow['reason_code'],
  reason: row.reason,
});

export const memberClaim = (row: ClaimWithIp, files: Files, viewer: Viewer): ClaimRow => ({
  claim_id: row.id,
  actions: actionsFor(claimMachine, row.state, (by) => by === 'owner'),
  ...claimFacts(row, files, viewer),
});

/** The proof of a claim, each file by an address the viewer may open. */
export async function claimProofs(
  row: ClaimEntity,
  files: Files,
  viewer: Viewer,
): Promise<Pick<ClaimDetail, 'proof_images' | 'entity_documents' | 'operator_authorization'>> {
  const [proof_images, entity_documents, authorization] = await Promise.all([
    files.many(fromJson<string[]>(row.proof_images), viewer),
    files.many(fromJson<string[]>(row.entity_documents), viewer),
    files.many(row.operator_authorization ? [row.operator_authorization] : [], viewer),
  ]);
  return { proof_images, entity_documents, operator_authorization: authorization[0] ?? null };
}

export const claimIp = (ip: IpEntity, files: Files, viewer: Viewer): ClaimDetail['ip'] =>
  ipDetail(ip, files, viewer);

/** What a staff member of this role may do with a claim now; who has taken it can give it back. */
export const staffActions = (row: ClaimEntity, staff: { id: string; role: Role }): string[] =>
  actionsFor(claimMachine, row.state, (by) => by !== 'owner' && mayRole(staff.role, by)).filter(
    (action) =>
      action !== (row.assignee_id === staff.id ? 'assign' : 'release') &&
      (action !== 'release' || row.assignee_id !== null),
  );
