import { Injectable } from '@nestjs/common';
import {
  type BrandCooperation,
  type BrandThread,
  type cooperationApi,
  type Input,
  maskPhone,
  type ThreadResult,
  type Pin,
  type ThreadCertificate,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { networkCounts } from '../core/limit/rules';
import { SYSTEM } from '../core/transition/history.service';
import { type Browser, CooperationService, VisitorPictureService } from '../opportunity';
import { BrandAccessService } from './brand-access.service';
import { CooperationReadService, type FoundCooperation } from './cooperation-read.service';
import type { ThreadEntity } from './thread.entity';
import { ThreadPinService } from './thread-pin.service';
import { ThreadCertificateService } from './thread-certificate.service';
import { type Reader, ThreadReadService } from './thread-read.service';
import { type Provider, ThreadRoundService } from './thread-round.service';

type Api = typeof cooperationApi;
const PICTURES = { field: 'images', usage: 'draft_image' } as const;
/** Threads that the brand's page shows. */
const MOST = 200;

/** The brand's side of a cooperation. */
@Injectable()
export class BrandService {
  constructor(
    private readonly access: BrandAccessService,
    private readonly certificates: ThreadCertificateService,
    private readonly cooperations: CooperationService,
    private readonly db: Db,
    private readonly pins: ThreadPinService,
    private readonly pictures: VisitorPictureService,
    private readonly reads: CooperationReadService,
    private readonly rounds: ThreadRoundService,
    private readonly threads: ThreadReadService,
  ) {}

  async cooperation(link: Input<Api['brandCooperation']>, browser: Browser): Promise<BrandCooperation> {
    const found = await this.access.find(link, browser);
    const reader = this.readerOf(found, browser);
    const [summary] = await this.reads.summaries([found], reader);
    const threads = await this.db.rows<ThreadEntity>(
      'SELECT * FROM thread WHERE cooperation_id = ? ORDER BY created_at DESC, id DESC LIMIT ?',
      [found.id, MOST],
    );
    const phone = this.cooperations.buyerOf(found)?.phone_number;
    return {
      ...summary!,
      ip_id: found.ip_id,
      ip_name: found.ip_name,
      phone_number: phone ? maskPhone(phone) : null,
      proven: this.access.hasProven(found, browser),
      daily: found.daily === 1,
      list: await this.threads.summaries(threads, reader),
    };
  }

  async thread({ thread_id, ...link }: Input<Api['brandThread']>, browser: Browser): Promise<BrandThread> {
    const found = await this.access.find(link, browser);
    const thread = await this.find(found, thread_id);
    const detail = await this.threads.detail(
      thread,
      found,
      this.readerOf(found, browser),
      (by) => by === 'brand',
    );
    const proven = this.access.hasProven(found, browser);
    // Without the phone's proof it is not recorded as read: the link may have been passed on.
    if (proven) await this.threads.read(thread, 'brand');
    return { ...detail, ip_name: found.ip_name, proven };
  }

  async certificate(
    { thread_id, ...link }: Input<Api['brandCertificate']>,
    browser: Browser,
  ): Promise<ThreadCertificate> {
    const found = await this.access.find(link, browser);
    const { context } = browser;
    const thread = await this.find(found, thread_id);
    return this.certificates.make(
      thread,
      found,
      this.readerOf(found, browser),
      networkCounts('certificate', context),
    );
  }

  async open(
    { coop_no, access_key, yzm, kind, product_name, corrects_id, ...round }: Input<Api['threadOpen']>,
    browser: Browser,
  ): Promise<ThreadResult> {
    const found = await this.access.find({ coop_no, access_key }, browser);
    const by = await this.providerOf(found, yzm, browser);
    return this.rounds.open(found.id, { kind, product_name, corrects_id }, round, by);
  }

  async submit(
    { coop_no, access_key, yzm, thread_id, version, ...round }: Input<Api['roundSubmit']>,
    browser: Browser,
  ): Promise<ThreadResult> {
    const found = await this.access.find({ coop_no, access_key }, browser);
    const thread = await this.find(found, thread_id);
    return this.rounds.provide(thread, version, round, await this.providerOf(found, yzm, browser));
  }

  async markFinal(
    { yzm, thread_id, version, ...link }: Input<Api['finalMark']>,
    browser: Browser,
  ): Promise<ThreadResult> {
    const found = await this.access.find(link, browser);
    const thread = await this.find(found, thread_id);
    await this.access.prove(found, yzm, browser);
    return this.rounds.markFinal(thread, version, SYSTEM);
  }

  async chooseDaily(
    { yzm, daily, ...link }: Input<Api['brandDaily']>,
    browser: Browser,
  ): Promise<{ daily: boolean }> {
    const found = await this.access.find(link, browser);
    const hash = await this.access.prove(found, yzm, browser);
    if (!(await this.cooperations.choose(this.db, found.id, hash, daily))) throw notFound();
    return { daily };
  }

  async answerPin(
    { coop_no, access_key, yzm, ...answer }: Input<Api['brandPinAnswer']>,
    browser: Browser,
  ): Promise<Pin> {
    const found = await this.access.find({ coop_no, access_key }, browser);
    const within = { cooperation_id: found.id };
    await this.pins.threadOf(within, answer.mark_id);
    await this.access.prove(found, yzm, browser);
    return this.pins.answer(within, answer, {
      side: 'brand',
      actor: SYSTEM,
      author_id: null,
    });
  }

  private async find({ id }: FoundCooperation, threadId: string): Promise<ThreadEntity> {
    const thread = await this.db.one<ThreadEntity>(
      'SELECT * FROM thread WHERE id = ? AND cooperation_id = ?',
      [threadId, id],
    );
    if (!thread) throw notFound();
    return thread;
  }

  private readerOf(found: FoundCooperation, { context }: Browser): Reader {
    return { side: 'brand', viewer: this.access.viewerOf(found), language: context.language };
  }

  private async providerOf(
    found: FoundCooperation,
    yzm: string | undefined,
    browser: Browser,
  ): Promise<Provider> {
    const hash = await this.access.prove(found, yzm, browser);
    return {
      actor: SYSTEM,
      staff_id: null,
      usage: PICTURES.usage,
      take: (sql, ids) => this.pictures.take(sql, ids, hash, PICTURES),
    };
  }
}
