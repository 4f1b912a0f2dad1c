import { defineMachine } from '../core/machine';

/** Verification of an overseas member's identity by staff. Its outcome sets the member's `auth_status`. */
export const verificationMachine = defineMachine({
  name: 'verification',
  initial: 'pending',
  states: {
    pending: { tone: 'wait', awaits: 'staff' },
    verified: { tone: 'good' },
    rejected: { tone: 'bad', awaits: 'member' },
    lapsed: { tone: 'neutral', awaits: 'member' },
  },
  actions: {
    submit: { from: ['rejected', 'lapsed'], to: 'pending', by: 'owner' },
    assign: { from: ['pending'], to: 'pending', by: 'verification:review' },
    release: { from: ['pending'], to: 'pending', by: 'verification:review' },
    approve: { from: ['pending'], to: 'verified', by: 'verification:review' },
    reject: { from: ['pending'], to: 'rejected', by: 'verification:review', note: true },
    // The member's phone now has another area code, so the identity must be proven anew.
    lapse: { from: ['verified'], to: 'lapsed', by: 'system' },
  },
});

export type VerificationState = keyof typeof verificationMachine.states;
export type VerificationAction = keyof typeof verificationMachine.actions;

/** The member's `auth_status` once verified, by the identity provider or by staff. */
export const VERIFIED = 'verified' satisfies VerificationState;
/** The member's `auth_status` while staff check the identity. */
export const IDENTITY_PENDING = 'pending' satisfies VerificationState;
/** The member's `auth_status` before the first submission. */
export const UNVERIFIED = 'none';

/** Why staff reject an identity; `other` needs text. Labels: `verification_reason.<code>`. */
export const VERIFICATION_REASONS = [
  'document_unclear',
  'name_mismatch',
  'document_expired',
  'document_unsupported',
  'other',
] as const;
/** Fields a reviewer can mark when rejecting. */
export const VERIFICATION_MARKABLE = [
  'document_type',
  'real_name',
  'document_number',
  'document_images',
] as const;
/** Documents of overseas members. Labels: `document_type.<code>`. */
export const DOCUMENT_TYPES = ['passport', 'permit', 'identity_card'] as const;
