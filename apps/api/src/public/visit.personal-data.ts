import { Injectable } from '@nestjs/common';
import type { Sql } from '../core/db/db';
import { OWN_IP, tableFile } from '../core/personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../core/personal-data/personal-data';
import type { IpFigureEntity, IpVisitEntity } from './visit.entity';

@Injectable()
export class VisitPersonalData extends PersonalData {
  readonly name = 'visit';

  /** Daily numbers of the pages of the member's own IPs. */
  override export({ id }: ExportedMember) {
    return [
      tableFile<IpVisitEntity & { id: string; ip_name: string }>(this.db, 'visits.json', {
        sql: `SELECT t.*, ip.ip_name FROM (SELECT v.*, CONCAT(v.day, v.ip_id) AS id FROM ip_visit v) t
        JOIN ip ON ip.id = t.ip_id WHERE ${OWN_IP}`,
        params: [id, id],
        toRecord: ({ ip_id, ip_name, day, visits }) => ({ ip_id, ip_name, day, visits }),
      }),
      tableFile<IpFigureEntity & { id: string; ip_name: string }>(this.db, 'figures.json', {
        sql: `SELECT t.*, ip.ip_name FROM (SELECT f.*, CONCAT(f.day, f.ip_id, f.kind, f.subject) AS id FROM ip_figure f) t
        JOIN ip ON ip.id = t.ip_id WHERE ${OWN_IP}`,
        params: [id, id],
        toRecord: ({ ip_id, ip_name, day, kind, subject, count }) => ({
          ip_id,
          ip_name,
          day,
          kind,
          subject,
          count,
        }),
      }),
    ];
  }

  override async erase(sql: Sql, { ipIds }: ErasedMember): Promise<void> {
    for (const id of ipIds) {
      await sql.execute('DELETE FROM ip_visit WHERE ip_id = ?', [id]);
      await sql.execute('DELETE FROM ip_figure WHERE ip_id = ?', [id]);
      await sql.execute('DELETE FROM ip_figure_visitor WHERE ip_id = ?', [id]);
    }
  }
}
