/**
 * Every column that holds personal data or a secret, and how it lies in the database. `sealed`: encrypted by
 * `FieldCipher`; a column of bytes must be named here (`at-rest.db.spec.ts`). `keyed`: a hash nobody can guess without
 * the key. `slow`: a password hash. `random`: a plain hash of 256 random bits. `plain`: readable, for the reason given.
 */
export const PERSONAL_DATA = {
  'code_licensee.contact': 'sealed',
  'follow_up.about': 'sealed',
  'idempotency.answer': 'sealed',
  'idempotency.input_hash': 'keyed',
  'invoice.email': 'sealed',
  'ip.link_phone_number': 'sealed',
  'job.payload': 'sealed',
  'label_order.delivery': 'sealed',
  'member.auth_phone': 'sealed',
  'member.document_hash': 'keyed',
  'member.document_number': 'sealed',
  'member.email': 'sealed',
  'member.email_hash': 'keyed',
  'member.password_hash': 'slow',
  'member.phone': 'sealed',
  'member.phone_hash': 'keyed',
  'member.real_name': 'sealed',
  'member_note.text': 'sealed',
  'member_session.token_hash': 'random',
  'one_time_code.code_hash': 'keyed',
  'one_time_code.phone_hash': 'keyed',
  'saved_filter.filter': 'sealed',
  'staff.contact_email': 'sealed',
  'staff.contact_phone': 'sealed',
  'staff.password_hash': 'slow',
  'staff.totp_secret': 'sealed',
  'staff_recovery_code.code_hash': 'keyed',
  'staff_session.token_hash': 'random',
  'uploaded_file.document': 'sealed',
  'verification.document_number': 'sealed',
  'verification.real_name': 'sealed',
  // Chosen by the member to be shown and searched; a province or city; who of the staff is who; a paper's number.
  'claim.details': 'plain',
  'member.location': 'plain',
  'member.username': 'plain',
  'shop_setting.data': 'plain',
  'staff.name': 'plain',
} as const satisfies Record<`${string}.${string}`, 'sealed' | 'keyed' | 'slow' | 'random' | 'plain'>;
