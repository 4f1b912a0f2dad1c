import { Injectable } from '@nestjs/common';
import {
  type ContentData,
  type HistoryLine,
  type Input,
  type IpDetail,
  type ipInfoApi,
  type IpInfoDetail,
  type IpInfoView,
  OPERATIONS,
  type OperateLine,
  type Page,
  SUBJECTS,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { notFound, validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { MemberCaller } from '../core/http/context';
import { pageOf } from '../core/http/page';
import { sideBySide } from '../core/review/revision.view';
import { type ReviewResult, type ContentRef, RevisionService } from '../core/review/revision.service';
import { SELECT_COLUMNS, SELECT_JOINS, type StoredLine, toLine } from '../core/transition/history.service';
import type { IpEntity } from './ip.entity';
import { IpInfoSubject } from './ip-info.subject';
import { ipDetail } from './ip.view';
import { ReferenceListService } from './reference-list.service';

const infoRef = (ipId: string): ContentRef => ({ subject: 'ipInfo', id: ipId, ipId });

/** A history line for a holder: without names of staff. */
const forHolder = ({ actor_type, actor_name, ...line }: HistoryLine) => ({
  ...line,
  actor_type,
  actor_name: actor_type === 'member' ? actor_name : '',
});

/** The information of an IP: live version, proposed version, history. */
@Injectable()
export class IpInfoService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly revisions: RevisionService,
    private readonly lists: ReferenceListService,
    private readonly subject: IpInfoSubject,
  ) {}

  async detail(me: MemberCaller, ipId: string): Promise<IpInfoDetail> {
    const row = await this.find(ipId);
    const open = (await this.revisions.open(this.db, 'ipInfo', [ipId])).get(ipId);
    const facts: IpDetail = ipDetail(row, this.files, me);
    return {
      ...facts,
      ...(await sideBySide<IpInfoView>(this.subject.content, this.subject.live(row), open, this.files, me)),
    };
  }

  /** Saves the proposal and, unless it is a draft, submits it; both or neither. */
  async update(me: MemberCaller, input: Input<typeof ipInfoApi.update>): Promise<ReviewResult> {
    const { ip_id, version, draft, ...given } = input;
    if (given.kind === 'normal') given.kernels = await this.lists.kernels(given.kernels);
    return this.db.tx(async (sql) => {
      const at = await this.revisions.at(sql, infoRef(ip_id), 'FOR UPDATE');
      if (at.live.data?.kind !== given.kind) throw validationError('kind', 'choice');
      // Fields the form does not send are removed; undefined and null count as equal.
      const data: ContentData = Object.fromEntries(
        Object.entries(given).map(([field, value]) => [field, value ?? null]),
      );
      return this.revisions.propose(sql, me, infoRef(ip_id), data, { version, draft });
    });
  }

  /** The history of the IP, its content and revisions, its shop settings and its private link. */
  log(ipId: string, paging: Input<typeof ipInfoApi.operateLog>): Promise<Page<OperateLine>> {
    return pageOf<StoredLine & Pick<OperateLine, 'subject' | 'title'>, OperateLine>(
      this.db,
      {
        from: `audit_line t ${SELECT_JOINS} LEFT JOIN revision r ON t.subject = 'revision' AND r.id = t.subject_id
          LEFT JOIN shop_setting g ON t.subject = 'shop_setting' AND g.id = t.subject_id`,
        columns: `${SELECT_COLUMNS}, COALESCE(r.subject, g.subject, t.subject) AS subject,
          COALESCE(r.title, (SELECT v.title FROM revision v WHERE v.subject = t.subject AND v.subject_id = t.subject_id ORDER BY v.id DESC LIMIT 1)) AS title`,
        where: `((t.subject = 'ip' AND t.subject_id = ?) OR (t.subject = 'revision' AND t.subject_id IN (SELECT id FROM revision WHERE ip_id = ?))
          OR (t.subject IN (?) AND t.subject_id IN (SELECT subject_id FROM revision WHERE ip_id = ?))
          OR (t.subject = 'shop_setting' AND t.subject_id IN (SELECT id FROM shop_setting WHERE ip_id = ?))
          OR (t.subject = 'shop_link' AND t.subject_id IN (SELECT id FROM shop_link WHERE ip_id = ?))) AND t.action IN (?)`,
        params: [ipId, ipId, SUBJECTS, ipId, ipId, ipId, OPERATIONS],
      },
      paging,
      (row) => ({
        ...forHolder(toLine(row)),
        action: row.action as OperateLine['action'],
        subject: row.subject,
        title: row.title,
      }),
    );
  }

  private async find(ipId: string): Promise<IpEntity> {
    const row = await this.db.one<IpEntity>('SELECT * FROM ip WHERE id = ?', [ipId]);
    if (!row) throw notFound();
    return row;
  }
}
