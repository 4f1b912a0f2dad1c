import { Injectable } from '@nestjs/common';
import {
  CONSENT,
  type Language,
  mayRole,
  type MemberAccount,
  memberAdminApi,
  type MemberRecord,
  type MemberRow,
  VERIFIED,
} from '@ipw/domain';
import type { ConsentEntity } from '../content';
import { assignedOnly } from '../core/auth/assignment';
import { MemberSessionService } from '../core/auth/member-session.service';
import { Db } from '../core/db/db';
import { contains, listPlan, type ListPlan } from '../core/db/list-query';
import type { StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { translate } from '../core/i18n';
import { MessageService } from '../message';
import type { MemberEntity } from './member.entity';
import { RevealService } from './reveal.service';

export type StoredMember = MemberEntity & { consultant_name: string | null; ip_count: number | string };

/** Filter value for members without a consultant. */
const NOBODY = 'none';
/** Maximum messages shown of a member. */
const NEWEST = 20;
/** Messages read for that, since some may be hidden. */
const READ_MESSAGES = 100;

export const memberPlan = (staff: StaffCaller): ListPlan =>
  listPlan(memberAdminApi.list, {
    table: 'member',
    columns:
      't.*, s.name AS consultant_name, (SELECT COUNT(*) FROM ip_operator o WHERE o.member_id = t.id) AS ip_count',
    joins: 'LEFT JOIN staff s ON s.id = t.consultant_id',
    filters: {
      q: contains('t.username'),
      auth_status: 'auth_status',
      consultant_id: (value) =>
        value === NOBODY
          ? { sql: 't.consultant_id IS NULL', params: [] }
          : { sql: 't.consultant_id = ?', params: [value] },
    },
    always: assignedOnly(staff, 't.id'),
  });

/** A member as staff see them. */
@Injectable()
export class MemberRecordService {
  constructor(
    private readonly db: Db,
    private readonly sessions: MemberSessionService,
    private readonly messages: MessageService,
    private readonly reveals: RevealService,
  ) {}

  view(row: StoredMember, { role }: StaffCaller): MemberRow {
    const { phone_number, real_name } = this.reveals.masked(row);
    return {
      id: row.id,
      state: row.auth_status,
      version: row.version,
      actions: [
        ...(mayRole(role, 'member:write') ? ['change-phone', 'end-sessions'] : []),
        ...(mayRole(role, 'member:assign') ? ['assign-consultant'] : []),
      ],
      member_name: row.username,
      phone_number,
      area_code: row.area_code,
      location: row.location,
      is_auth: row.auth_status === VERIFIED ? 1 : 0,
      auth_status: row.auth_status,
      auth_username: real_name,
      consultant_id: row.consultant_id,
      consultant_name: row.consultant_name,
      consultant_since: iso(row.consultant_since),
      ip_count: Number(row.ip_count),
      created_at: row.created_at.toISOString(),
      last_login_at: iso(row.last_login_at),
    };
  }

  /** Fields of a member's page beyond the list row. */
  async details(row: StoredMember, staff: StaffCaller): Promise<Omit<MemberRecord, keyof MemberRow>> {
    const shown = mayRole(staff.role, 'verification:read')
      ? await this.db.one<{ id: string }>('SELECT id FROM verification WHERE member_id = ?', [row.id])
      : undefined;
    return {
      document_number: this.reveals.masked(row).document_number,
      reveals: this.reveals.offered(row, staff),
      verified_at: iso(row.verified_at),
      verification_id: shown?.id ?? null,
    };
  }

  async account(memberId: string, language: Language): Promise<MemberAccount> {
    const sealed = await this.sealedTenders();
    const since = sealed[0]?.published_at;
    const consents = await this.db.rows<ConsentEntity>(
      `SELECT agreement, version, language, created_at FROM consent WHERE member_id = ?${since ? ' AND NOT (agreement IN (?) AND created_at >= ?)' : ''} ORDER BY id DESC LIMIT 50`,
      [memberId, ...(since ? [CONSENT.tender, since] : [])],
    );
    const { list } = await this.messages.list(memberId, { page: 1, page_size: READ_MESSAGES }, language);
    const isClosed = (link: string | null) => sealed.some(({ id }) => link?.includes(id));
    return {
      sessions: (await this.sessions.list(memberId)).length,
      consents: consents.map(({ agreement, version, language: consentLanguage, created_at }) => ({
        title: translate(language, `agreement.${agreement}`),
        version,
        language: consentLanguage,
        at: created_at.toISOString(),
      })),
      messages: list
        .filter(({ link }) => !isClosed(link))
        .slice(0, NEWEST)
        .map(({ message_id, title, body, is_read, created_at }) => ({
          id: message_id,
          title,
          body,
          is_read,
          at: created_at,
        })),
    };
  }

  /**
   * Sealed tenders before their end, the first published first. What could tell of an entry to one of them is hidden of every member,
   * so that a gap tells nothing either.
   */
  private sealedTenders(): Promise<{ id: string; published_at: Date }[]> {
    return this.db.rows(
      'SELECT id, published_at FROM tender WHERE sealed = 1 AND closes_at > NOW(3) AND published_at IS NOT NULL ORDER BY published_at',
    );
  }
}
