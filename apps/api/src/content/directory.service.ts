import { Injectable } from '@nestjs/common';
import { ALL_FIELDS, type Directory, DIRECTORY_SIZE, FIELD_IDS, type Language } from '@ipw/domain';
import { Db } from '../core/db/db';
import { Files } from '../core/files/files';
import { say } from '../core/i18n';

/** Claimed or listed, with a picture everybody may see. */
const SHOWN = `FROM ip t JOIN uploaded_file f ON f.id = t.image_id AND f.open = 1 AND f.image_status = 1
  WHERE (t.owner_id IS NOT NULL OR t.listed = 1)`;

interface Row {
  id: string;
  ip_name: string;
  kind: 'normal' | 'artist';
  image_id: string;
  auth_field_id: number | null;
}

/** What visitors see of the IPs: never who is behind them. */
@Injectable()
export class PublicDirectory {
  constructor(
    private readonly db: Db,
    private readonly files: Files,
  ) {}

  /** The IPs claimed last, of one licensing field (those open to every field included) or of all. */
  async read(field: number, language: Language): Promise<Directory> {
    const ofField = field === ALL_FIELDS ? '' : 'AND t.auth_field_id IN (?)';
    const [rows, used] = await Promise.all([
      this.db.rows<Row>(
        `SELECT t.id, t.ip_name, t.kind, t.image_id, t.auth_field_id ${SHOWN} ${ofField}
          ORDER BY t.claimed_at DESC, t.id DESC LIMIT ${String(DIRECTORY_SIZE)}`,
        ofField ? [[field, ALL_FIELDS]] : [],
      ),
      this.db.rows<{ field: number }>(
        `SELECT DISTINCT t.auth_field_id AS field ${SHOWN} AND t.auth_field_id IS NOT NULL`,
      ),
    ]);
    const name = (id: number) => say(language, `field.${String(id)}`);
    return {
      list: rows.map(({ id, ip_name, kind, image_id, auth_field_id }) => ({
        ip_id: id,
        ip_name,
        kind,
        ip_image: this.files.picture(image_id, undefined)!,
        auth_field_id: auth_field_id ?? ALL_FIELDS,
        auth_field: name(auth_field_id ?? ALL_FIELDS),
      })),
      fields: FIELD_IDS.filter((one) => one === ALL_FIELDS || used.some((row) => row.field === one)).map(
        (one) => ({ id: one, name: name(one) }),
      ),
    };
  }
}
