import { actionsFor, type ClaimDetail, claimMachine, type ClaimRow, DELETABLE_CLAIMS } from '@ipw/domain';
import { fromJson, type Sql } from '../core/db/db';
import type { FileService, Viewer } from '../core/files/file.service';
import { iso } from '../core/http/iso';
import { type IpEntity, OPEN_DISPUTE_STATES } from '../ip';
import { marksOf } from '../core/review/marks';
import { changesOf } from '../core/transition/history.service';
import { carried, filesOf } from './claim-draft.service';
import type { ClaimEntity } from './claim.entity';

export type ClaimWithIp = ClaimEntity & Pick<IpEntity, 'ip_name' | 'image_id' | 'owner_id'>;
/** With the first open objection against the claim, and when its owner answered. */
export type MemberClaim = ClaimWithIp & {
  objection_id: string | null;
  objection_due: Date | null;
  answered_at: Date | null;
};

export const MEMBER_CLAIM = {
  columns:
    't.*, ip.ip_name, ip.image_id, ip.owner_id, d.id AS objection_id, d.due_at AS objection_due, a.answered_at',
  from: `claim t JOIN ip ON ip.id = t.ip_id LEFT JOIN claim_answer a ON a.claim_id = t.id
    LEFT JOIN dispute d ON d.id = (SELECT o.id FROM dispute o WHERE o.claim_id = t.id AND o.state IN ${OPEN_DISPUTE_STATES}
      ORDER BY o.due_at, o.id LIMIT 1)`,
} as const;

/** What `claimFacts` reads. */
export type ClaimFactsRow = Pick<
  ClaimWithIp,
  | 'id'
  | 'kind'
  | 'state'
  | 'version'
  | 'ip_id'
  | 'ip_name'
  | 'image_id'
  | 'owner_id'
  | 'created_at'
  | 'submitted_at'
  | 'due_at'
  | 'decided_at'
  | 'reason_code'
  | 'reason'
>;

/** Fields of a claim for both members and staff. */
export const claimFacts = (row: ClaimFactsRow, files: FileService, viewer: Viewer) => ({
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

export const memberClaim = (row: MemberClaim, files: FileService, viewer: Viewer): ClaimRow => ({
  claim_id: row.id,
  // An IP with an owner cannot be claimed again.
  actions: [
    ...(row.owner_id ? [] : actionsFor(claimMachine, row.state, (by) => by === 'owner')),
    ...(DELETABLE_CLAIMS.includes(row.state) ? (['delete'] as const) : []),
  ],
  ...claimFacts(row, files, viewer),
  objection:
    row.objection_id === null ? null : { due_at: iso(row.objection_due), answered_at: iso(row.answered_at) },
});

type Contents = Pick<
  ClaimDetail,
  'proof_images' | 'entity_documents' | 'operator_authorization' | 'artist' | 'offline' | 'marks' | 'changed'
>;

/**
 * Whether an active consultant has this name; null for no name. A contract may be older than the list of consultants, so an
 * unknown name is not refused.
 */
async function isConsultantKnown(sql: Sql, name: unknown): Promise<boolean | null> {
  if (!name) return null;
  const found = await sql.one(
    "SELECT 1 FROM staff WHERE name = ? AND role = 'consultant' AND disabled_at IS NULL LIMIT 1",
    [name],
  );
  return found !== undefined;
}

/** Contents of a claim, with file addresses the viewer may open. */
export async function claimContents(
  sql: Sql,
  row: ClaimEntity,
  files: FileService,
  viewer: Viewer,
): Promise<Contents> {
  const values = carried(row) as Record<string, unknown> & {
    proof_images: string[];
    entity_documents: string[];
  };
  const all = await files.many(filesOf(row), viewer);
  const pick = (ids: unknown) =>
    (Array.isArray(ids) ? ids : [ids]).flatMap((id) => all.filter(({ image_id }) => image_id === id));
  const details = row.details ? fromJson<object>(row.details) : {};
  const rejected = row.rejected ? fromJson<Record<string, unknown>>(row.rejected) : undefined;
  return {
    proof_images: pick(values.proof_images),
    entity_documents: pick(values.entity_documents),
    operator_authorization: pick(values.operator_authorization)[0] ?? null,
    artist:
      row.kind === 'artist'
        ? ({
            ...details,
            avatar_file: pick(values.avatar)[0] ?? null,
            cover_file: pick(values.cover)[0] ?? null,
          } as Contents['artist'])
        : null,
    offline:
      row.kind === 'offline'
        ? ({
            ...details,
            contract_images: pick(values.contract_images),
            consultant_known: await isConsultantKnown(sql, values.consultant_name),
          } as Contents['offline'])
        : null,
    marks: marksOf(row.marks),
    changed: rejected ? changesOf(rejected, values).map(({ field }) => field) : [],
  };
}
