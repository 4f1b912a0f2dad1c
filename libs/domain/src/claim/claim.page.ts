import type { ClaimKind } from './claim.api';

interface Named {
  kind: ClaimKind;
  claim_id: string;
  ip_id: string;
}

/** The holder app's route of the form for each kind of claim. */
const PAGES: Readonly<Record<ClaimKind, (claim: Named) => string>> = {
  normal: ({ ip_id }) => `/claimIp/step2?id=${ip_id}`,
  artist: ({ claim_id }) => `/artistClaimIp/step1?claim=${claim_id}`,
  offline: ({ claim_id }) => `/claimIp/offline?claim=${claim_id}`,
};

export const claimPage = (claim: Named): string => PAGES[claim.kind](claim);
