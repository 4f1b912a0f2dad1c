import { Injectable } from '@nestjs/common';
import {
  type ChangedBy,
  type ContentData,
  type Input,
  type IpDetail,
  type ipInfoApi,
  type IpInfoDetail,
  type IpInfoView,
  maskName,
  type OperateLine,
  type Page,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { notFound, validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { MemberCaller } from '../core/http/context';
import { pageOf } from '../core/http/page';
import { sideBySide } from '../core/reviewed-content/revision.view';
import {
  type ReviewResult,
  type ContentRef,
  RevisionService,
} from '../core/reviewed-content/revision.service';
import { type StoredLine, toLine } from '../core/transition/history.service';
import type { IpEntity } from './ip.entity';
import { IpInfoSubject } from './ip-info.subject';
import { correctionsIn, linesOfIp, proposes } from './ip-lines';
import { ipDetail } from './ip.view';
import { ReferenceListService } from './reference-list.service';

const infoRef = (ipId: string): ContentRef => ({ subject: 'ipInfo', id: ipId, ipId });

type LineOfIp = StoredLine & Pick<OperateLine, 'subject' | 'title'> & { actor_id: string | null };

/** SQL conditions on a line `t`, by who made the change. */
const WHO: Readonly<Record<ChangedBy, string>> = {
  me: "t.actor_type = 'member' AND t.actor_id = ?",
  others: "t.actor_type = 'member' AND t.actor_id <> ?",
  staff: "t.actor_type = 'staff'",
};

function forHolder(row: LineOfIp, me: MemberCaller): OperateLine {
  const { actor_type, actor_name, changes, ...line } = toLine(row);
  const isMe = row.actor_id === me.id;
  return {
    ...line,
    action: row.action as OperateLine['action'],
    subject: row.subject,
    title: row.title,
    by: actor_type === 'member' ? (isMe ? 'me' : 'others') : actor_type === 'staff' ? 'staff' : 'system',
    actor_name: actor_type === 'member' ? (isMe ? actor_name : maskName(actor_name)) : '',
    compares: proposes(row) || correctionsIn({ subject: row.subject, changes }).length > 0,
  };
}

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
    }, 'committed');
  }

  /** The history of an IP and what belongs to it. Other members are named by the first letter, staff by their role. */
  log(
    me: MemberCaller,
    { ip_id, by, ...paging }: Input<typeof ipInfoApi.operateLog>,
  ): Promise<Page<OperateLine>> {
    const { where, params, ...plan } = linesOfIp(ip_id);
    const narrow = by && WHO[by];
    return pageOf<LineOfIp, OperateLine>(
      this.db,
      {
        ...plan,
        where: narrow ? `${where} AND ${narrow}` : where,
        params: narrow?.includes('?') ? [...params, me.id] : params,
      },
      paging,
      (row) => forHolder(row, me),
    );
  }

  private async find(ipId: string): Promise<IpEntity> {
    const row = await this.db.one<IpEntity>('SELECT * FROM ip WHERE id = ?', [ipId]);
    if (!row) throw notFound();
    return row;
  }
}
