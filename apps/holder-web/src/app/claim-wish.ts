import { keepStored, readStored } from '../storage';

/** The IP in the address that a visitor wants to claim. */
export const claimWish = {
  get: (): string | null => readStored('id'),
  set: (id: string | null): void => keepStored('id', id),
};
