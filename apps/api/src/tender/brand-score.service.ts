import { Injectable } from '@nestjs/common';
import {
  AWARD_PUBLISHED,
  type AwardState,
  type BrandEntries,
  type BrandEntry,
  type brandScoreApi,
  type Input,
  maskPhone,
  REGISTRATION_PASSED,
  registrationMachine,
  SCORE,
  type TenderCriterion,
  TENDER_OPEN,
  type TenderTexts,
  weightedScore,
} from '@ipw/domain';
import { Db, fromJson } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import type { Viewer } from '../core/files/file.service';
import { LimitService } from '../core/limit/limit.service';
import { networkCounts } from '../core/limit/rules';
import { HistoryService, VISITOR } from '../core/transition/history.service';
import { BuyerAccessService, BuyerLinkService, type Browser } from '../opportunity';
import { lockOpenAward, scorable } from './award-rules';
import type { RegistrationEntity } from './registration.entity';
import { RegistrationContentService } from './registration-content.service';
import type { BrandContact, BrandScoreEntity, TenderBrandEntity } from './tender-brand.entity';
import { TenderBrandService } from './tender-brand.service';

type Api = typeof brandScoreApi;
/** Entries of a page. */
const PAGE = 20;
type Link = Pick<Input<Api['brandEntries']>, 'tender_id' | 'access_key'>;
type Found = TenderBrandEntity & {
  texts: string;
  brand_name: string;
  criteria: string;
  award: AwardState;
  contact: BrandContact;
};
type Row = Pick<RegistrationEntity, 'id' | 'snapshot'> & {
  points: string | null;
  remark: string | null;
  score_version: number | null;
};

/** The brand's side of the scores: the link opens the page, the phone's code the entries. */
@Injectable()
export class BrandScoreService {
  constructor(
    private readonly access: BuyerAccessService,
    private readonly brands: TenderBrandService,
    private readonly contents: RegistrationContentService,
    private readonly db: Db,
    private readonly history: HistoryService,
    private readonly limits: LimitService,
    private readonly links: BuyerLinkService,
  ) {}

  async entries({ page, ...link }: Input<Api['brandEntries']>, browser: Browser): Promise<BrandEntries> {
    const found = await this.find(link, browser);
    const { language } = browser.context;
    const criteria = fromJson<TenderCriterion[]>(found.criteria);
    const proven = this.hasProven(found, browser);
    return {
      tender_id: found.id,
      title: fromJson<TenderTexts>(found.texts)[language].title,
      brand_name: found.brand_name,
      criteria: criteria.map(({ names, weight }) => ({ name: names[language], weight })),
      most: SCORE.most,
      phone_number: maskPhone(found.contact.phone_number),
      proven,
      open: found.award !== AWARD_PUBLISHED,
      ...(proven ? await this.page(found, page, browser) : { total: 0, list: [] }),
      page,
      page_size: PAGE,
    };
  }

  /** Writes the brand's scores for an entry; given again they replace the earlier ones. */
  async give(
    { tender_id, access_key, yzm, registration_id, version, points, remark }: Input<Api['brandScore']>,
    browser: Browser,
  ): Promise<{ registration_id: string; version: number }> {
    const found = await this.find({ tender_id, access_key }, browser);
    await this.access.prove(found.contact, found.phone_hash!, yzm, browser);
    return this.db.tx(async (sql) => {
      await lockOpenAward(sql, tender_id);
      await scorable(sql, tender_id, registration_id, points);
      const known = await sql.one<BrandScoreEntity>(
        'SELECT * FROM tender_brand_score WHERE id = ? FOR UPDATE',
        [registration_id],
      );
      const seen = known?.version ?? 0;
      if (seen !== version) throw new DomainError('CONFLICT', { version: seen });
      const row = { points: JSON.stringify(points), remark: remark ?? null, version: seen + 1 };
      if (known) await sql.update('tender_brand_score', row, { id: registration_id, version });
      else await sql.insert('tender_brand_score', { id: registration_id, tender_id, ...row });
      await this.history.write(sql, {
        subject: registrationMachine.name,
        subjectId: registration_id,
        action: 'brand_score',
        actor: VISITOR,
      });
      return { registration_id, version: row.version };
    }, 'committed');
  }

  /** A foreign or missing project, one that was cancelled, a wrong or ended link: all are the same answer. */
  private async find({ tender_id, access_key }: Link, browser: Browser): Promise<Found> {
    await this.limits.pass(networkCounts('sheet_read', browser.context), browser.context);
    const found = await this.db.one<Omit<Found, 'contact'>>(
      `SELECT b.*, t.texts, t.brand_name, t.criteria, a.state AS award FROM tender_brand b
        JOIN tender t ON t.id = b.id AND t.state = ? JOIN tender_award a ON a.id = b.id WHERE b.id = ?`,
      [TENDER_OPEN, tender_id],
    );
    const contact = found && this.brands.contact(found);
    const opens =
      contact &&
      (access_key === undefined ? this.hasProven(found, browser) : this.links.opens(found, access_key));
    if (!opens) throw notFound();
    return { ...found, contact };
  }

  private hasProven({ phone_hash }: Pick<Found, 'phone_hash'>, { cookie }: Browser): boolean {
    return phone_hash !== null && this.links.proven(cookie) === phone_hash;
  }

  private async page(
    { id, link_number, criteria }: Found,
    page: number,
    { context: { language } }: Browser,
  ): Promise<Pick<BrandEntries, 'total' | 'list'>> {
    const of = [id, REGISTRATION_PASSED];
    const counted = await this.db.one<{ n: number | string }>(
      'SELECT COUNT(*) AS n FROM tender_registration WHERE tender_id = ? AND state = ?',
      of,
    );
    const rows = await this.db.rows<Row>(
      `SELECT r.id, r.snapshot, s.points, s.remark, s.version AS score_version FROM tender_registration r
        LEFT JOIN tender_brand_score s ON s.id = r.id WHERE r.tender_id = ? AND r.state = ? ORDER BY r.id LIMIT ? OFFSET ?`,
      [...of, PAGE, (page - 1) * PAGE],
    );
    const viewer: Viewer = { kind: 'party', id: `${id}.${String(link_number)}` };
    const weights = fromJson<TenderCriterion[]>(criteria).map(({ weight }) => weight);
    const list: BrandEntry[] = [];
    for (const row of rows) {
      const snapshot = await this.contents.snapshot(row, viewer, language);
      const points = row.points === null ? null : fromJson<number[]>(row.points);
      // The snapshot of an approved entry is gone when its account was closed.
      if (snapshot)
        list.push({
          registration_id: row.id,
          snapshot,
          version: row.score_version ?? 0,
          points,
          remark: row.remark,
          total: points && weightedScore(points, weights),
        });
    }
    return { total: Number(counted!.n), list };
  }
}
