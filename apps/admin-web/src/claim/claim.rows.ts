import type { ClaimAction, ClaimDetail, ClaimKind, ClaimState, IpDetail, UploadedFile } from '@ipw/domain';
import type { ReviewRow, Rival } from '../review/reviewable';

/** A claim as the console's list gives it. */
export interface ClaimRow extends ReviewRow {
  state: ClaimState;
  actions: ClaimAction[];
  kind: ClaimKind;
  /** Null where the reader cannot open the IP. */
  ip_id: string | null;
  ip_name: string;
  ip_image: string | null;
  member_id: string;
  member_name: string;
  phone_number: string | null;
  submitted_at: string | null;
  decided_at: string | null;
  created_at: string;
  assigned_at: string | null;
  reason_code: string | null;
  reason: string | null;
  /** Other open claims of the same IP. */
  rivals: number;
}

export interface ClaimRecord extends ClaimRow {
  ip: IpDetail;
  proof_images: UploadedFile[];
  entity_documents: UploadedFile[];
  operator_authorization: UploadedFile | null;
  artist: ClaimDetail['artist'];
  offline: ClaimDetail['offline'];
  marks: ClaimDetail['marks'];
  /** Fields that differ from what was rejected last. */
  changed: string[];
  member: {
    member_name: string;
    is_auth: 0 | 1;
    auth_username: string | null;
    phone_number: string | null;
    area_code: string | null;
    location: string | null;
    created_at: string;
  };
  rival_claims: Rival[];
}
