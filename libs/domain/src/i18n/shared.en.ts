import { publicEn } from './public.en';
import { signedInEn } from './signed-in.en';
import { codeEn } from './code.en';

/** Words of both web apps and the server. English is the type; other languages must satisfy it. */
export const sharedEn = { ...publicEn, ...signedInEn, ...codeEn } as const;

export type SharedKey = keyof typeof sharedEn;
