import { Injectable } from '@nestjs/common';
import {
  type CooperationDetail,
  type cooperationApi,
  type CooperationList,
  type CooperationSummary,
  type Input,
  type Language,
  COOPERATION_PARTS,
  type CooperationPart,
  imageRequestMachine,
  type ThreadAction,
  type ThreadCertificate,
  type ThreadDetail,
  type ThreadList,
  threadMachine,
  type ThreadState,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { like } from '../core/db/list-query';
import { notFound } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import { pageOf } from '../core/http/page';
import { CooperationService } from '../opportunity';
import {
  COOPERATION_COLUMNS,
  COOPERATION_JOINS,
  CooperationReadService,
  type FoundCooperation,
  type Naming,
} from './cooperation-read.service';
import { isOfSheet } from './brand-name';
import { RESTS, restsOf } from './cooperation-rest';
import { inProject } from './project-search';
import type { ThreadEntity } from './thread.entity';
import { ThreadCertificateService } from './thread-certificate.service';
import { readerOf, ThreadReadService } from './thread-read.service';

type Api = typeof cooperationApi;
/** Cooperations in which it is a side's turn. */
const WAITING = `SELECT h.cooperation_id FROM thread h WHERE h.ip_id = ? AND h.turn = ?
  UNION SELECT q.cooperation_id FROM image_request q WHERE q.ip_id = ? AND q.state = ? AND ? = 'holder'`;
const STATES = Object.keys(threadMachine.states) as ThreadState[];

/** The holder's lists and pages of cooperations and threads. */
@Injectable()
export class HolderService {
  constructor(
    private readonly certificates: ThreadCertificateService,
    private readonly cooperations: CooperationService,
    private readonly db: Db,
    private readonly reads: CooperationReadService,
    private readonly threads: ThreadReadService,
  ) {}

  async list(
    me: MemberCaller,
    { ip_id, turn, ...paging }: Input<Api['cooperationList']>,
    language: Language,
  ): Promise<CooperationList> {
    const { list, ...page } = await pageOf<FoundCooperation, FoundCooperation>(
      this.db,
      {
        from: `cooperation t ${COOPERATION_JOINS}`,
        columns: COOPERATION_COLUMNS,
        by: 'created_at',
        where: turn ? `t.ip_id = ? AND t.id IN (${WAITING}) AND NOT ${restsOf('t')}` : 't.ip_id = ?',
        params: turn ? [ip_id, ip_id, turn, ip_id, imageRequestMachine.initial, turn] : [ip_id],
      },
      paging,
      (row) => row,
    );
    const counted = await this.db.rows<{ kind: CooperationPart; n: number | string }>(
      `SELECT t.kind, COUNT(*) AS n FROM thread t WHERE t.ip_id = ? AND t.turn = 'holder' AND NOT ${RESTS} GROUP BY t.kind
        UNION ALL SELECT 'image_usage', COUNT(*) FROM image_request t WHERE t.ip_id = ? AND t.state = ? AND NOT ${RESTS}`,
      [ip_id, ip_id, imageRequestMachine.initial],
    );
    const waiting = Object.fromEntries(
      COOPERATION_PARTS.map((kind) => [kind, Number(counted.find((one) => one.kind === kind)?.n ?? 0)]),
    ) as CooperationList['waiting'];
    return {
      ...page,
      list: await this.reads.summaries(list, await this.reads.namingOf(me, ip_id, language)),
      waiting,
    };
  }

  async detail(
    me: MemberCaller,
    { ip_id, cooperation_id }: Input<Api['cooperationDetail']>,
    language: Language,
  ): Promise<CooperationDetail> {
    const found = await this.reads.one('t.id = ? AND t.ip_id = ?', [cooperation_id, ip_id]);
    if (!found) throw notFound();
    const naming = await this.reads.namingOf(me, ip_id, language);
    const [summary] = await this.reads.summaries([found], naming);
    return {
      ...(summary as CooperationSummary),
      ...this.contactOf(found, naming),
      contract_number: found.contract_number,
      sheet_id: found.origin === 'sheet' && found.source === 'platform' ? found.origin_id : null,
      tender_id: found.tender_id,
    };
  }

  async threadList(
    me: MemberCaller,
    { ip_id, kind, cooperation_id, state, turn, keyword, ...paging }: Input<Api['threadList']>,
    language: Language,
  ): Promise<ThreadList> {
    if (cooperation_id) await this.demandOwn(ip_id, cooperation_id);
    const conditions: [sql: string, ...params: unknown[]][] = [['t.ip_id = ?', ip_id]];
    if (kind) conditions.push(['t.kind = ?', kind]);
    if (cooperation_id) conditions.push(['t.cooperation_id = ?', cooperation_id]);
    const sqlOf = (some: typeof conditions) => some.map(([sql]) => sql).join(' AND ');
    const counted = await this.db.rows<{ state: ThreadState; n: number | string }>(
      `SELECT t.state, COUNT(*) AS n FROM thread t WHERE ${sqlOf(conditions)} GROUP BY t.state`,
      conditions.flatMap(([, ...params]) => params),
    );
    if (state) conditions.push(['t.state = ?', state]);
    if (turn) conditions.push([`t.turn = ? AND NOT ${RESTS}`, turn]);
    if (keyword) {
      const [project, ...params] = inProject(ip_id, keyword, language);
      conditions.push([`(t.product_name LIKE ? OR ${project})`, like(keyword), ...params]);
    }
    const { list, ...page } = await pageOf<ThreadEntity, ThreadEntity>(
      this.db,
      {
        from: 'thread t',
        by: 'created_at',
        where: sqlOf(conditions),
        params: conditions.flatMap(([, ...params]) => params),
      },
      paging,
      (row) => row,
    );
    const countOf = (one: ThreadState) => Number(counted.find((row) => row.state === one)?.n ?? 0);
    return {
      ...page,
      list: await this.threads.summaries(list, readerOf(me, await this.reads.namingOf(me, ip_id, language))),
      counts: Object.fromEntries(STATES.map((one) => [one, countOf(one)])) as ThreadList['counts'],
    };
  }

  async threadDetail(
    me: MemberCaller,
    { ip_id, thread_id }: Input<Api['threadDetail']>,
    language: Language,
  ): Promise<ThreadDetail<ThreadAction>> {
    const { thread, cooperation } = await this.find(ip_id, thread_id);
    const detail = await this.threads.detail(
      thread,
      cooperation,
      readerOf(me, await this.reads.namingOf(me, ip_id, language)),
      (by) => by === 'owner',
    );
    await this.threads.read(thread, 'holder');
    return detail;
  }

  async certificate(
    me: MemberCaller,
    { ip_id, thread_id }: Input<Api['threadCertificate']>,
    language: Language,
  ): Promise<ThreadCertificate> {
    const { thread, cooperation } = await this.find(ip_id, thread_id);
    const naming = await this.reads.namingOf(me, ip_id, language);
    return this.certificates.make(thread, cooperation, naming, [['certificate', me.id]]);
  }

  private async find(ipId: string, id: string) {
    const thread = await this.db.one<ThreadEntity>('SELECT * FROM thread WHERE id = ? AND ip_id = ?', [
      id,
      ipId,
    ]);
    if (!thread) throw notFound();
    return { thread, cooperation: (await this.reads.one('t.id = ?', [thread.cooperation_id]))! };
  }

  private async demandOwn(ipId: string, id: string): Promise<void> {
    const own = await this.db.one('SELECT id FROM cooperation WHERE id = ? AND ip_id = ?', [id, ipId]);
    if (!own) throw notFound();
  }

  /** Shown of a sheet after the supplementary agreement, and of who came by the private link after the business password only. */
  private contactOf(
    found: FoundCooperation,
    naming: Naming,
  ): Pick<CooperationDetail, 'contact' | 'contact_needs'> {
    if (this.reads.needsSupplement(found, naming)) return { contact: null, contact_needs: 'supplement' };
    const buyer = this.cooperations.buyerOf(found);
    if (!buyer?.phone_number) return { contact: null, contact_needs: null };
    if (found.source === 'private_link' && naming.hidesPersons)
      return { contact: null, contact_needs: isOfSheet(found) ? 'password' : null };
    const { buyer_name, area_code, phone_number } = buyer;
    return { contact: { buyer_name, phone_number: `+${area_code} ${phone_number}` }, contact_needs: null };
  }
}
