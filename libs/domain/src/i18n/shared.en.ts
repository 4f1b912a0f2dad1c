import { publicEn } from './public.en';
import { signedInEn } from './signed-in.en';
import { closureEn } from './closure.en';
import { codeEn } from './code.en';
import { complaintEn } from './complaint.en';
import { handoverEn } from './handover.en';
import { shopPagesEn } from './shop-pages.en';
import { teamEn } from './team.en';

/** Words of both web apps and the server. English is the type; other languages must satisfy it. */
export const sharedEn = {
  ...publicEn,
  ...signedInEn,
  ...closureEn,
  ...codeEn,
  ...complaintEn,
  ...shopPagesEn,
  ...teamEn,
  ...handoverEn,
} as const;

export type SharedKey = keyof typeof sharedEn;
