import { firstEn } from './first.en';
import { innerEn } from './inner.en';

/** Words both web apps and the server use; English is the type, other languages must satisfy it. */
export const sharedEn = { ...firstEn, ...innerEn } as const;

export type SharedKey = keyof typeof sharedEn;
