import {
  ulid,
  type ContactDetail,
  type FileEvidence,
  type IpInfo,
  type MemberInfo,
  type MemberUser,
  type OperatedIp,
  type Page,
  type SignedIn,
  type ReviewStatus,
  type UploadedFile,
} from '@ipw/domain';

/** Records of the data API; a spec names only the fields it tests. */

export const TOKEN = 'token-of-the-visit';
export const IP_ID = ulid();
export const OTHER_IP_ID = ulid();

export const anIp = (part: Partial<OperatedIp> = {}): OperatedIp => ({
  ip_id: IP_ID,
  ip_name: 'Lantern Fox',
  ip_image: null,
  kind: 'normal',
  match_relation: 1,
  ...part,
});

export const otherIp = anIp({ ip_id: OTHER_IP_ID, ip_name: 'Moon Tortoise', match_relation: 2 });

const MEMBER_ID = ulid();

/** A verified owner of one IP, which is the current one. */
export function aMember(user: Partial<MemberUser> = {}, ips: OperatedIp[] = [anIp()]): MemberInfo {
  const all: MemberUser = {
    member_id: MEMBER_ID,
    member_name: 'Lin',
    location: 'Zhejiang Hangzhou',
    phone_number: '13912345678',
    area_code: '86',
    country: 'CN',
    is_auth: 1,
    auth_status: 'verified',
    auth_reason: null,
    message_read: 1,
    use_ip_id: ips[0]?.ip_id ?? null,
    invitations: 0,
    phone_proven_until: null,
    auth_phone_number: null,
    auth_username: null,
    closure: null,
    ...user,
  };
  const current = ips.find(({ ip_id }) => ip_id === all.use_ip_id)?.match_relation ?? null;
  return { user: all, relation: current === null ? {} : { match_relation: current }, ips };
}

export const signedIn = (member: MemberInfo, token = 'token-of-a-new-session'): SignedIn => ({
  ...member,
  token,
  expires_at: '2099-01-01T00:00:00.000Z',
});

/** A list with a single page. */
export const pageOf = <T>(list: T[], part: Partial<Page<T>> = {}): Page<T> => ({
  list,
  total: list.length,
  page: 1,
  page_size: 20,
  next_cursor: null,
  ...part,
});

export const ipInfo = (part: Partial<IpInfo> = {}): IpInfo => ({
  ip_id: IP_ID,
  ip_image: null,
  ip_name: 'Lantern Fox',
  link_QRcode: null,
  link_name: null,
  link_phone_number: null,
  order_tag: 0,
  is_ip_resource: true,
  ...part,
});

export const aFile = (name: string, part: Partial<UploadedFile> = {}): UploadedFile => ({
  image_id: ulid(),
  file_name: name,
  file_path: `/files/${name}`,
  thumb_path: null,
  tile_path: null,
  file_size: 1000,
  image_width: 400,
  image_height: 400,
  image_name: name,
  image_status: 1,
  ...part,
});

/** Evidence of a file, sealed and stamped. */
export const anEvidence = (part: Partial<FileEvidence> = {}): FileEvidence => ({
  image_id: ulid(),
  state: 'stamped',
  reason: null,
  sha256: 'a'.repeat(64),
  uploaded_at: '2026-11-20T08:10:00.000Z',
  sealed_at: '2026-11-20T09:00:00.000Z',
  stamped_at: '2026-11-20T09:00:10.000Z',
  ...part,
});

/** Content that was never submitted. */
export const aDraft = (part: Partial<ReviewStatus> = {}): ReviewStatus => ({
  state: 'draft',
  version: 3,
  actions: ['edit', 'submit', 'discard'],
  reason_code: null,
  reason: null,
  marks: [],
  changed: [],
  changed_since: [],
  submitted_at: null,
  due_at: null,
  ...part,
});

/** A draft of a business contact without a live version. */
export const aContact = (part: Partial<ContactDetail> = {}): ContactDetail => ({
  ...aDraft(),
  subject_id: ulid(),
  live: null,
  proposed: { link_name: 'Lin', link_QRcode: null },
  link_phone_number: null,
  ...part,
});
