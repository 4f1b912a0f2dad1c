import { Injectable } from '@nestjs/common';
import { type Input, ipApi, type IpFound, type IpInfo, type Page, ulid } from '@ipw/domain';
import { Db, fromJson } from '../core/db/db';
import { contains } from '../core/db/list-query';
import { notFound, validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { Context, MemberCaller } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { networkCounts } from '../core/limit/rules';
import { FieldCipher } from '../core/security/field-cipher';
import { HistoryService } from '../core/transition/history.service';
import type { IpEntity } from './ip.entity';
import { keywordTerms, narrowest } from './ip-terms';
import { OPEN_CLAIM_STATES } from './open-claims';
import { sheetWaits } from './open-sheets';
import { ReferenceListService } from './reference-list.service';

type Found = Pick<IpEntity, 'id' | 'ip_name' | 'kind' | 'image_id' | 'owner_id' | 'created_by'> & {
  image_status: 0 | 1 | null;
  open_claims: number | string;
  my_state: string | null;
};

/** The IP with the data its workbench frame shows. */
type Framed = IpEntity & {
  series: number | string;
  order_tag: number | string;
  contact: string | null;
};

@Injectable()
export class IpService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly limits: LimitService,
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
    private readonly lists: ReferenceListService,
  ) {}

  /** Creates an IP to claim; until its claim is approved, only its creator finds it. */
  async add(me: MemberCaller, input: Input<typeof ipApi.add>): Promise<{ ip_id: string }> {
    const id = ulid();
    const { ip_image, ip_types, kernels, own_kernels, ...plain } = input;
    await this.db.tx(async (sql) => {
      await this.files.link(sql, 'ip_image', [ip_image], 'avatar', me.id);
      const tags = await this.lists.tags(sql, kernels, own_kernels);
      await sql.insert('ip', {
        id,
        kind: 'normal',
        ...plain,
        image_id: ip_image,
        ip_types: JSON.stringify(ip_types),
        kernels: JSON.stringify(tags.kernels),
        own_kernels: JSON.stringify(tags.own_kernels),
        created_by: me.id,
      });
      await this.history.write(sql, {
        subject: 'ip',
        subjectId: id,
        action: 'add',
        actor: me,
        after: { ip_name: input.ip_name },
        content: ['ip_name'],
      });
    });
    return { ip_id: id };
  }

  /** IPs by name, claimed and unclaimed, the shortest name first: listed ones and those the caller added. */
  async search(
    me: MemberCaller,
    { keyword, page, page_size, cursor }: Input<typeof ipApi.search>,
    context: Context,
  ): Promise<Page<IpFound>> {
    const seen = cursor === undefined ? undefined : readCursor(cursor);
    await this.limits.pass([['search', me.id], ...networkCounts('search', context)], context);
    const found = await this.named(keyword, me);
    const count = await this.db.one<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM (${found.sql}) n`,
      found.params,
    );
    const rows = await this.db.rows<Found>(
      `SELECT t.id, t.ip_name, t.kind, t.image_id, t.owner_id, t.created_by, f.image_status,
          (SELECT COUNT(*) FROM claim c WHERE c.ip_id = t.id AND c.state IN ${OPEN_CLAIM_STATES}) AS open_claims,
          (SELECT c.state FROM claim c WHERE c.ip_id = t.id AND c.member_id = ?) AS my_state
        FROM (SELECT * FROM (${found.sql}) f ${seen?.after ?? ''} ORDER BY CHAR_LENGTH(ip_name), id LIMIT ? OFFSET ?) n
          JOIN ip t ON t.id = n.id
          LEFT JOIN uploaded_file f ON f.id = t.image_id ORDER BY CHAR_LENGTH(t.ip_name), t.id`,
      [me.id, ...found.params, ...(seen?.params ?? []), page_size + 1, seen ? 0 : (page - 1) * page_size],
    );
    const shown = rows.slice(0, page_size);
    const last = rows.length > page_size ? shown.at(-1) : undefined;
    const list = shown.map((row): IpFound => ({
      ip_id: row.id,
      ip_name: row.ip_name,
      kind: row.kind,
      ip_image:
        row.image_status || row.created_by === me.id
          ? this.files.picture(row.image_id, { kind: 'member', id: me.id })
          : null,
      claim_state: row.owner_id ? 'claimed' : Number(row.open_claims) > 0 ? 'claiming' : 'unclaimed',
      mine: row.my_state !== null || row.owner_id === me.id,
    }));
    const next_cursor = last ? `${String([...last.ip_name].length)}-${last.id}` : null;
    return { list, total: Number(count?.n ?? 0), page, page_size, next_cursor };
  }

  /** IPs whose name contains the keyword: listed ones, by the index or waiting for it, and those the caller added. */
  private async named(keyword: string, me: MemberCaller): Promise<{ sql: string; params: unknown[] }> {
    const ways = keywordTerms(keyword).map((term) => [term]);
    const { terms, waiting } = await narrowest(this.db, ways);
    const { sql, params } = contains('t.ip_name')(keyword);
    const places = [
      {
        from: 'ip_term e JOIN ip t ON t.id = e.ip_id',
        where: 'e.term IN (?) AND t.listed = 1',
        values: [terms],
      },
      ...(waiting === 'few' ? [{ from: 'ip t', where: 't.unindexed = 1 AND t.listed = 1', values: [] }] : []),
      { from: 'ip t', where: 't.created_by = ?', values: [me.id] },
    ];
    return {
      sql: places
        .map(({ from, where }) => `SELECT t.id, t.ip_name FROM ${from} WHERE ${where} AND ${sql}`)
        .join(' UNION '),
      params: places.flatMap(({ values }) => [...values, ...params]),
    };
  }

  async info(ipId: string, me: MemberCaller): Promise<IpInfo> {
    const row = await this.find(ipId);
    const contact =
      row.contact === null ? undefined : fromJson<Pick<IpInfo, 'link_name' | 'link_QRcode'>>(row.contact);
    const viewer = { kind: 'member', id: me.id } as const;
    return {
      ip_id: row.id,
      ip_image: this.files.picture(row.image_id, viewer),
      ip_name: row.ip_name,
      link_QRcode: this.files.picture(contact?.link_QRcode ?? null, viewer),
      link_name: contact?.link_name ?? null,
      link_phone_number:
        row.link_phone_number && this.cipher.open(`ip:${row.id}:link_phone_number`, row.link_phone_number),
      order_tag: Number(row.order_tag) > 0 ? 1 : 0,
      is_ip_resource: Number(row.series) > 0,
    };
  }

  private async find(ipId: string): Promise<Framed> {
    const row = await this.db.one<Framed>(
      `SELECT ip.*, EXISTS (SELECT 1 FROM series s WHERE s.ip_id = ip.id AND s.deleted_at IS NULL) AS series,
          EXISTS (SELECT 1 FROM sheet WHERE sheet.ip_id = ip.id AND ${sheetWaits('platform')}) AS order_tag,
          (SELECT c.data FROM shop_setting c WHERE c.ip_id = ip.id AND c.subject = 'contact') AS contact FROM ip WHERE ip.id = ?`,
      [ipId],
    );
    if (!row) throw notFound();
    return row;
  }
}

/** What follows the last IP of a page: its name's length and its id. */
function readCursor(cursor: string): { after: string; params: unknown[] } {
  const [, length, id] = /^(\d{1,3})-([0-9A-Z]{26})$/.exec(cursor) ?? [];
  if (!id) throw validationError('cursor', 'malformed');
  return {
    after: 'WHERE CHAR_LENGTH(ip_name) > ? OR (CHAR_LENGTH(ip_name) = ? AND id > ?)',
    params: [Number(length), Number(length), id],
  };
}
