import { keepStored, readStored } from './storage';

/** The IP somebody came to claim, as named in the address they were sent with. */
export const claimWish = {
  get: (): string | null => readStored('id'),
  set: (id: string | null): void => keepStored('id', id),
};
