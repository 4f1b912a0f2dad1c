import { GRANTS, ulid, type Role, type StaffMe } from '@ipw/domain';

/** A signed-in staff member. */
export const staffMember = (role: Role = 'admin', part: Partial<StaffMe> = {}): StaffMe => ({
  id: ulid(),
  username: 'gu',
  name: 'Gu',
  role,
  scopes: [...GRANTS[role]],
  csrf_token: 'csrf',
  must_set_password: false,
  must_enrol: false,
  totp_enabled: true,
  ...part,
});

const file = null;

/** A claim that waits for staff. */
export const aClaim = (part: object = {}) => ({
  id: ulid(),
  state: 'submitted',
  version: 4,
  actions: ['approve', 'reject'],
  due_at: null,
  assignee_id: null,
  assignee_name: null,
  kind: 'normal',
  ip_id: ulid(),
  ip_name: 'Lantern Fox',
  ip_image: null,
  member_id: ulid(),
  member_name: 'Lin',
  phone_number: null,
  submitted_at: '2026-11-20T08:00:00.000Z',
  decided_at: null,
  created_at: '2026-11-20T08:00:00.000Z',
  assigned_at: null,
  reason_code: null,
  reason: null,
  rivals: 0,
  ip: { kind: 'normal', intro: 'A fox.', core_audience: 'Readers', birth_time: '2020-01-01' },
  proof_images: [],
  entity_documents: [],
  operator_authorization: file,
  artist: null,
  offline: null,
  marks: [],
  changed: [],
  member: {
    member_name: 'Lin',
    is_auth: 1,
    auth_username: null,
    phone_number: null,
    area_code: null,
    location: null,
    created_at: '2026-11-01T08:00:00.000Z',
  },
  rival_claims: [],
  ...part,
});
