import { MAINLAND } from '@ipw/domain';
import { type Db, isDuplicate, type Row } from '../core/db/db';
import type { FieldCipher } from '../core/security/field-cipher';
import { type Phone, phoneHash } from '../core/security/phone.service';
import { doOnce } from './done-step';

/** A row that is found by its phone. */
interface Keyed {
  id: string;
  phone_hash: string;
  open_key: string | null;
}
interface Table<T extends Keyed = Keyed> {
  select: string;
  phoneOf: (row: T, cipher: FieldCipher) => Phone | null;
  /** The key that keeps a phone to one open row, made of the phone's hash. */
  openKey?: (row: T, hash: string, cipher: FieldCipher) => string;
}
type Own = Keyed & { area_code: string; phone: Buffer };
type Sheet = Keyed & { ip_id: string; buyer: Buffer | null };

const STEP = 'phone_keys';
const ROWS = 1000;

const own = (table: string, openKey = 'NULL'): Table<Own> => ({
  select: `SELECT id, phone_hash, ${openKey} AS open_key, area_code, phone FROM ${table} WHERE area_code <> '${MAINLAND}'`,
  // Empty when erased.
  phoneOf: ({ id, area_code, phone }, cipher) => {
    const phone_number = cipher.open(`${table}:${id}:phone`, phone);
    return phone_number ? { area_code, phone_number } : null;
  },
});
const sheets: Table<Sheet> = {
  select: 'SELECT id, phone_hash, open_key, ip_id, buyer FROM sheet WHERE buyer IS NOT NULL',
  phoneOf: ({ id, buyer }, cipher) => JSON.parse(cipher.open(`sheet:${id}:buyer`, buyer!)) as Phone,
  openKey: ({ ip_id }, hash, cipher) => cipher.blind('sheet', `${hash} ${ip_id}`),
};
const TABLES = {
  member: own('member'),
  handover: own('handover'),
  invitation: { ...own('invitation', 'open_key'), openKey: (_row: Own, hash: string) => hash },
  sheet: sheets,
} as unknown as Record<string, Table>;

/**
 * Hashes stored phones anew, of which a number with and without its national 0 once were two: once a database. An
 * interrupted run begins again and changes what is left.
 */
export async function renewPhoneKeys(db: Db, cipher: FieldCipher): Promise<void> {
  await doOnce(db, STEP, 'hashes stored phones anew', async () => {
    for (const [name, table] of Object.entries(TABLES)) await renew(db, cipher, name, table);
  });
}

async function renew(db: Db, cipher: FieldCipher, name: string, table: Table): Promise<void> {
  for (let last = ''; ;) {
    const rows = await db.rows<Keyed>(`${table.select} AND id > ? ORDER BY id LIMIT ${String(ROWS)}`, [last]);
    for (const row of rows) {
      const phone = table.phoneOf(row, cipher);
      const phone_hash = phone && phoneHash(cipher, phone);
      if (!phone_hash || phone_hash === row.phone_hash) continue;
      const open_key = row.open_key === null ? undefined : table.openKey?.(row, phone_hash, cipher);
      await store(db, name, row.id, { phone_hash, open_key });
    }
    if (rows.length < ROWS) return;
    last = rows.at(-1)!.id;
  }
}

/** Two rows that were of two phones may now be of one: an open one keeps its own key until it ends, an account its own phone. */
async function store(db: Db, name: string, id: string, set: Row): Promise<void> {
  try {
    await db.update(name, set, { id });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    if (set.open_key !== undefined) return store(db, name, id, { phone_hash: set.phone_hash });
    process.stderr.write(
      `database: ${name} ${id} has the phone of another account, which signs in with it\n`,
    );
  }
}
