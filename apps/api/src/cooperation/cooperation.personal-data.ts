import { Injectable } from '@nestjs/common';
import { COOPERATING } from '@ipw/domain';
import { fromJson, type Sql } from '../core/db/db';
import { tableFile } from '../core/personal-data/archive-file';
import {
  type ErasedMember,
  type ExportedMember,
  NOBODY,
  PersonalData,
} from '../core/personal-data/personal-data';
import { SYSTEM } from '../core/transition/history.service';
import { BuyerErasureService, type CooperationEntity, CooperationService } from '../opportunity';
import { CooperationNoticeService } from './cooperation-notice.service';
import type { ImageRequestEntity } from './image-request.entity';
import type { ThreadEntity, ThreadRoundEntity } from './thread.entity';
import { ThreadEndService } from './thread-end.service';

/**
 * Cooperations of a member's IPs. The archive holds what the member answered; closing the account ends what is open and
 * deletes those words. What was sealed stays with its times, because the brand relies on it.
 */
@Injectable()
export class CooperationPersonalData extends PersonalData {
  readonly name = 'cooperation';

  constructor(
    private readonly buyers: BuyerErasureService,
    private readonly cooperations: CooperationService,
    private readonly ends: ThreadEndService,
    private readonly notices: CooperationNoticeService,
  ) {
    super();
  }

  /** A brand that has its data deleted is named by no certificate any longer. */
  override onModuleInit(): void {
    super.onModuleInit();
    this.buyers.onErased(async (sql, id) => {
      await sql.execute('UPDATE thread SET sealed_brand = NULL WHERE cooperation_id = ?', [id]);
    });
  }

  override export({ id }: ExportedMember) {
    return [
      tableFile<CooperationEntity>(this.db, 'cooperations.json', {
        sql: 'SELECT t.* FROM cooperation t JOIN ip ON ip.id = t.ip_id WHERE ip.owner_id = ?',
        params: [id],
        toRecord: (row) => ({
          coop_no: row.coop_no,
          ip_id: row.ip_id,
          origin: row.origin,
          state: row.state,
          source: row.source,
          share_percent: row.share_percent,
          title: row.title,
          contract_number: row.contract_number,
          starts_on: row.starts_on,
          ends_on: row.ends_on,
          created_at: row.created_at,
        }),
      }),
      tableFile<ThreadEntity & ThreadRoundEntity & { pins: string | null; replies: string | null }>(
        this.db,
        'design_threads.json',
        {
          sql: `SELECT t.*, h.kind, h.product_name, h.state,
            (SELECT JSON_ARRAYAGG(p.text) FROM round_pin p WHERE p.round_id = t.id) AS pins,
            (SELECT JSON_ARRAYAGG(a.text) FROM pin_reply a JOIN round_pin p ON p.id = a.pin_id
              WHERE p.round_id = t.id AND a.side = 'holder') AS replies FROM thread_round t JOIN thread h ON h.id = t.thread_id
          JOIN ip ON ip.id = h.ip_id WHERE ip.owner_id = ?`,
          params: [id],
          toRecord: (row) => ({
            thread_id: row.thread_id,
            kind: row.kind,
            product_name: row.product_name,
            state: row.state,
            round: row.number,
            text: row.text,
            final: row.final,
            decision: row.decision,
            feedback: row.feedback,
            pins: jsonList(row.pins),
            replies: jsonList(row.replies),
            decided_at: row.decided_at,
            created_at: row.created_at,
          }),
        },
      ),
      tableFile<ImageRequestEntity & { downloads: number | string }>(this.db, 'image_requests.json', {
        sql: `SELECT t.*, (SELECT COUNT(*) FROM image_download d WHERE d.image_request_id = t.id) AS downloads
          FROM image_request t JOIN ip ON ip.id = t.ip_id WHERE ip.owner_id = ?`,
        params: [id],
        toRecord: (row) => ({
          image_request_id: row.id,
          ip_id: row.ip_id,
          series_name: row.series_name,
          purpose: row.purpose,
          used_in: row.used_in,
          until: row.until,
          state: row.state,
          marked: row.marked,
          answer: row.answer,
          answered_at: row.answered_at,
          downloads: Number(row.downloads),
          created_at: row.created_at,
        }),
      }),
    ];
  }

  override async erase(sql: Sql, { ipIds }: ErasedMember): Promise<void> {
    if (ipIds.length === 0) return;
    const open = await sql.rows<CooperationEntity>(
      'SELECT * FROM cooperation WHERE ip_id IN (?) AND state = ? ORDER BY id FOR UPDATE',
      [ipIds, COOPERATING],
    );
    for (const { id } of open) {
      await this.cooperations.end(sql, { id, action: 'close', actor: SYSTEM });
      await this.ends.endAll(sql, id, SYSTEM);
      await this.notices.endedForBrand(sql, id);
    }
    // The replies a waiting text tells of are deleted below.
    await this.cooperations.dropTexts(sql, ipIds);
    // Joins, because a subquery here makes the database read all rows of the table that is changed.
    await sql.execute(
      `DELETE a FROM thread t JOIN thread_round r ON r.thread_id = t.id JOIN round_pin p ON p.round_id = r.id
          JOIN pin_reply a ON a.pin_id = p.id WHERE t.ip_id IN (?)`,
      [ipIds],
    );
    await sql.execute(
      'DELETE p FROM thread t JOIN thread_round r ON r.thread_id = t.id JOIN round_pin p ON p.round_id = r.id WHERE t.ip_id IN (?)',
      [ipIds],
    );
    await sql.execute(
      'UPDATE thread t JOIN thread_round r ON r.thread_id = t.id SET r.feedback = NULL, r.decided_by = NULL WHERE t.ip_id IN (?)',
      [ipIds],
    );
    await sql.execute('UPDATE image_request SET answer = NULL, answered_by = NULL WHERE ip_id IN (?)', [
      ipIds,
    ]);
    // An artist's IP has the artist's name.
    await sql.execute(
      `UPDATE thread t JOIN ip ON ip.id = t.ip_id SET t.sealed_by = NULL, t.sealed_for = NULL,
        t.sealed_ip_name = IF(t.sealed_ip_name IS NULL OR ip.kind <> 'artist', t.sealed_ip_name, ?) WHERE t.ip_id IN (?)`,
      [NOBODY, ipIds],
    );
  }
}

/** A list that the database made; without rows it has none. */
const jsonList = (json: string | null) => (json === null ? [] : fromJson<string[]>(json));
