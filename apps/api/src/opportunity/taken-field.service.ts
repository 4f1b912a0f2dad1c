import { Injectable } from '@nestjs/common';
import { FIELD_IDS, type Input, shanghaiDay, type TakenField, type takenFieldApi } from '@ipw/domain';
import { Db } from '../core/db/db';
import { validationError } from '../core/errors/domain-error';
import { takenNow } from '../ip';

/** Licensing fields an IP cannot be asked for until a day. */
@Injectable()
export class TakenFieldService {
  constructor(private readonly db: Db) {}

  async list(ipId: string): Promise<{ list: TakenField[] }> {
    const rows = (await takenNow(this.db, [ipId])).map(({ sku_id, taken_until }) => ({
      sku_id,
      taken_until,
    }));
    const place = ({ sku_id }: TakenField) => FIELD_IDS.findIndex((id) => id === sku_id);
    return { list: rows.sort((a, b) => place(a) - place(b)) };
  }

  async save({ ip_id, fields }: Input<(typeof takenFieldApi)['save']>) {
    if (fields.some(({ taken_until }) => taken_until < shanghaiDay(new Date())))
      throw validationError('fields', 'past_date');
    await this.db.tx(async (sql) => {
      // The lock keeps the lists of two operators from mixing.
      await sql.one('SELECT id FROM ip WHERE id = ? FOR UPDATE', [ip_id]);
      await sql.execute('DELETE FROM taken_field WHERE ip_id = ?', [ip_id]);
      for (const field of fields) await sql.insert('taken_field', { ip_id, ...field });
    }, 'committed');
    return this.list(ip_id);
  }
}
