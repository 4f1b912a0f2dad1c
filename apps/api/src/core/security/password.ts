import { hash, verify } from '@node-rs/argon2';

/** argon2id at OWASP's first recommendation: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), COST);

let decoy: Promise<string> | undefined;

/** Whether the password matches; takes the same time when there is no hash. */
export async function fitsPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy');
  const fits = await verify(stored ?? (await decoy), password.normalize('NFC'));
  return stored !== undefined && fits;
}
