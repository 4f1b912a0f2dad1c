/** Inserts a spec's records into this worker's database with the server's keys, by the functions of the demo. */
import { join } from 'node:path';
import { TOKEN_LIFE_MS, ulid, type Role, type Usage } from '@ipw/domain';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { Db } from '../src/core/db/db';
import { FileCipher } from '../src/core/providers/file-cipher';
import { openKeys } from '../src/core/keys';
import { FolderBlobStore } from '../src/core/providers/folder';
import { Storage } from '../src/core/providers/storage';
import { FieldCipher } from '../src/core/security/field-cipher';
import { hashPassword } from '../src/core/security/password';
import { hashToken, newToken } from '../src/core/security/token';
import {
  type Fixtures,
  type MemberSeed,
  plantMember,
  plantPicture,
  plantStaff,
} from '../src/db/seed/fixtures';
import { picture as plain } from './pictures';
import { api } from './server';

// The API's code, imported above, disables all but three formats in this process; specs also read the webp it makes.
sharp.unblock({ operation: ['VipsForeignLoad'] });

/** Password of inserted staff and members, hashed only once because most specs never use it. */
export const PASSWORD = 'tulip-orchard-7';
let hash: Promise<string> | undefined;
const hashed = (): Promise<string> => (hash ??= hashPassword(PASSWORD));

/** A promise, so that concurrent callers share one pool: a second one would never be closed, and jest would not exit. */
let source: Promise<DataSource> | undefined;
/** Other numbers in each spec file, because messages of an earlier file are still in the outbox. */
let phones = Math.floor(Date.now() / 100) % 90_000_000;
/** A phone number that nobody has. */
export const freshPhone = (): string => `138${String((phones += 1)).padStart(8, '0')}`;

export async function openFixtures(): Promise<Fixtures> {
  const { databaseUrl, dataDir } = api();
  source ??= new DataSource({
    type: 'mysql',
    url: databaseUrl,
    charset: 'utf8mb4_unicode_520_ci',
    timezone: 'Z',
  }).initialize();
  const keys = openKeys(dataDir);
  return {
    db: new Db(await source),
    cipher: new FieldCipher(keys),
    storage: new Storage(new FolderBlobStore(join(dataDir, 'uploads')), new FileCipher(keys)),
  };
}

afterAll(async () => {
  await (await source)?.destroy();
  source = undefined;
});

export interface Caller {
  id: string;
  token: string;
  phone_number: string;
}

/** A signed-in member, verified by default. */
export async function member(seed: Partial<MemberSeed> & { verified?: boolean } = {}): Promise<Caller> {
  const on = await openFixtures();
  const { verified = true, ...rest } = seed;
  const phone_number = rest.phone_number ?? freshPhone();
  const { id } = await plantMember(on, {
    username: `member${phone_number.slice(-8)}`,
    phone_number,
    password_hash: rest.password ? await hashPassword(rest.password) : await hashed(),
    ...(verified ? { real_name: '顾小满', document_number: '330106199003074218' } : {}),
    ...rest,
  });
  const token = newToken();
  await on.db.insert('member_session', {
    id: ulid(),
    member_id: id,
    token_hash: hashToken(token),
    expires_at: new Date(Date.now() + TOKEN_LIFE_MS),
  });
  return { id, token, phone_number };
}

export interface StaffLogin {
  id: string;
  cookie: string;
  csrf: string;
}

/** A signed-in staff member without a second factor. */
export async function staff(role: Role): Promise<StaffLogin> {
  const on = await openFixtures();
  const username = `${role}${ulid()}`;
  const { id } = await plantStaff(on, {
    username,
    name: username,
    role,
    password: PASSWORD,
    password_hash: await hashed(),
    exempt: true,
  });
  const [token, csrf] = [newToken(), newToken()];
  await on.db.insert('staff_session', {
    id: ulid(),
    staff_id: id,
    token_hash: hashToken(token),
    csrf,
    expires_at: new Date(Date.now() + 3_600_000),
    user_agent: 'spec',
  });
  return { id, cookie: `console_session=${token}`, csrf };
}

/** A small picture of the member, uploaded for `usage`. */
export async function picture(ownerId: string, usage: Usage = 'rights_proof'): Promise<string> {
  return plantPicture(await openFixtures(), ownerId, usage, await plain('png'), 'proof.png', false);
}
