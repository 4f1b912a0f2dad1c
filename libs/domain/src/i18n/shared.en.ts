import { publicEn } from './public.en';
import { signedInEn } from './signed-in.en';

/** Words of both web apps and the server. English is the type; other languages must satisfy it. */
export const sharedEn = { ...publicEn, ...signedInEn } as const;

export type SharedKey = keyof typeof sharedEn;
