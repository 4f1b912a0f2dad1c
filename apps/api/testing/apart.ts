/** A database and a data folder for one spec; only the processes it starts run jobs there. */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOKEN_LIFE_MS, ulid } from '@ipw/domain';
import { DataSource } from 'typeorm';
import { Db } from '../src/core/db/db';
import { FileCipher } from '../src/core/providers/file-cipher';
import { makeKeys } from '../src/core/keys';
import { FolderBlobStore } from '../src/core/providers/folder';
import { Storage } from '../src/core/providers/storage';
import { FieldCipher } from '../src/core/security/field-cipher';
import { hashPassword } from '../src/core/security/password';
import { hashToken, newToken } from '../src/core/security/token';
import { type Fixtures, plantMember } from '../src/db/seed/fixtures';
import { PASSWORD } from './fixtures';
import { api, atTheEnd } from './server';

export interface Apart extends Fixtures {
  /** Environment for its processes (`mortal`). */
  env: { DATABASE_URL: string; DATA_DIR: string };
}

export async function apart(): Promise<Apart> {
  const { databaseUrl, db } = api();
  const name = `apart_${String(process.pid)}`;
  await db().query('CREATE OR REPLACE DATABASE ?? CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci', [
    name,
  ]);
  const env = {
    DATABASE_URL: databaseUrl.replace(/[^/]+$/, name),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'ipw-apart-')),
  };
  const source = await new DataSource({
    type: 'mysql',
    url: env.DATABASE_URL,
    charset: 'utf8mb4_unicode_520_ci',
    timezone: 'Z',
  }).initialize();
  atTheEnd(async () => {
    await source.destroy();
    await db().query('DROP DATABASE ??', [name]);
    await rm(env.DATA_DIR, { recursive: true, force: true });
  });
  const keys = makeKeys(env.DATA_DIR);
  const storage = new Storage(new FolderBlobStore(join(env.DATA_DIR, 'uploads')), new FileCipher(keys));
  return { env, db: new Db(source), cipher: new FieldCipher(keys), storage };
}

/** A signed-in member there; migrations must have run. */
export async function memberOf(own: Apart): Promise<{ id: string; token: string }> {
  const { id } = await plantMember(own, {
    username: 'ann',
    phone_number: '13900000009',
    password_hash: await hashPassword(PASSWORD),
  });
  const token = newToken();
  await own.db.insert('member_session', {
    id: ulid(),
    member_id: id,
    token_hash: hashToken(token),
    expires_at: new Date(Date.now() + TOKEN_LIFE_MS),
  });
  return { id, token };
}
