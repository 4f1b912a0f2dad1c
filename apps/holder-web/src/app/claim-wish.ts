import { keepStored, readStored } from './storage';

/** The IP a visitor came to claim, from the address. */
export const claimWish = {
  get: (): string | null => readStored('id'),
  set: (id: string | null): void => keepStored('id', id),
};
