import type { RevealField } from '@ipw/domain';
import type { StatefulRow } from '../fields/field';

/** A member as the console's list gives them. */
export interface MemberRow extends StatefulRow {
  member_name: string;
  phone_number: string;
  area_code: string;
  location: string | null;
  is_auth: 0 | 1;
  auth_status: string;
  auth_username: string | null;
  consultant_id: string | null;
  consultant_name: string | null;
  consultant_since: string | null;
  ip_count: number;
  created_at: string;
  last_login_at: string | null;
}

export interface MemberRecord extends MemberRow {
  document_number: string | null;
  /** Masked fields the reader may ask for in clear. */
  reveals: RevealField[];
  verified_at: string | null;
  verification_id: string | null;
}
