import { Injectable } from '@nestjs/common';
import {
  CONSENT,
  type CooperationSummary,
  type Language,
  COOPERATION_PARTS,
  type CooperationPart,
  imageRequestMachine,
  THREAD_TURNS,
  type TenderTexts,
  type ThreadTurn,
} from '@ipw/domain';
import { ConsentService } from '../content';
import { Db, fromJson } from '../core/db/db';
import type { MemberCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { translate } from '../core/i18n';
import { type CooperationEntity, CooperationService } from '../opportunity';
import { BusinessPasswordService } from '../shop';
import { isOfSheet, isPrivatePerson, PRIVATE_CUSTOMER, UNNAMED_BRAND } from './brand-name';
import { restsOf } from './cooperation-rest';

/** A cooperation with what names its project. */
export type FoundCooperation = CooperationEntity & {
  ip_name: string;
  sku_id: number | null;
  tender_id: string | null;
  tender_texts: string | null;
  rests: 0 | 1;
};

/** What the brand's name is read from, and who may know it. */
type Brand = Pick<FoundCooperation, 'id' | 'buyer' | 'source' | 'origin'>;

/** How names are shown to a reader. */
export interface Naming {
  language: Language;
  /** Whether persons who came by the private link are not named: without the business password. */
  hidesPersons?: boolean;
  /** Whether brands of sheets are not named: without the supplementary agreement. */
  hidesBuyers?: boolean;
}

export const COOPERATION_COLUMNS = `t.*, ip.ip_name, s.sku_id, p.id AS tender_id, p.texts AS tender_texts, ${restsOf('t')} AS rests`;
export const COOPERATION_JOINS = `JOIN ip ON ip.id = t.ip_id
  LEFT JOIN sheet s ON t.origin = 'sheet' AND s.id = t.origin_id
  LEFT JOIN tender_registration r ON t.origin = 'tender' AND r.id = t.origin_id LEFT JOIN tender p ON p.id = r.tender_id`;
const FOUND = `SELECT ${COOPERATION_COLUMNS} FROM cooperation t ${COOPERATION_JOINS}`;

/** Requests for pictures and threads of a cooperation by part and turn, with the earliest end of each. */
interface Counted {
  cooperation_id: string;
  kind: CooperationPart;
  turn: ThreadTurn | null;
  n: number | string;
  due_at: Date | null;
}

/** After all due dates: a turn that rested has none until the watch begins it anew. */
const LAST = new Date(8.64e15);

const none = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;

/** Cooperations as all sides see them. */
@Injectable()
export class CooperationReadService {
  constructor(
    private readonly consents: ConsentService,
    private readonly cooperations: CooperationService,
    private readonly db: Db,
    private readonly passwords: BusinessPasswordService,
  ) {}

  one(condition: string, params: readonly unknown[]): Promise<FoundCooperation | undefined> {
    return this.db.one<FoundCooperation>(`${FOUND} WHERE ${condition}`, params);
  }

  /** Cooperations by id. */
  async byId(ids: readonly string[]): Promise<Map<string, FoundCooperation>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.rows<FoundCooperation>(`${FOUND} WHERE t.id IN (?)`, [[...new Set(ids)]]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** What it is about: the contract's title, the tender's, or the category of the sheet. */
  projectOf({ title, tender_texts, sku_id }: FoundCooperation, language: Language): string {
    if (title !== null) return title;
    if (tender_texts !== null) return fromJson<TenderTexts>(tender_texts)[language].title;
    return sku_id === null ? '' : translate(language, `field.${String(sku_id)}`);
  }

  /**
   * How a member sees names: a person who came by the private link after the business password, and the brand of a sheet after the
   * supplementary agreement only.
   */
  async namingOf(me: MemberCaller, ipId: string, language: Language): Promise<Naming> {
    const [isChecked, hasAgreed] = await Promise.all([
      this.passwords.isChecked(me, ipId),
      this.consents.has(me.id, CONSENT.supplement[0]),
    ]);
    return { language, hidesPersons: !isChecked, hidesBuyers: !hasAgreed };
  }

  /** The company, or the person where there is none; null when erased. */
  brandOf(row: Pick<FoundCooperation, 'id' | 'buyer'>): string | null {
    const buyer = this.cooperations.buyerOf(row);
    return buyer && (buyer.company_name ?? buyer.buyer_name);
  }

  /** The same, or a word for a private person or a brand that the reader may not know. */
  brandFor(row: Brand, naming: Naming): string | null {
    if (naming.hidesPersons && this.isPrivate(row)) return translate(naming.language, PRIVATE_CUSTOMER);
    return this.needsSupplement(row, naming) ? translate(naming.language, UNNAMED_BRAND) : this.brandOf(row);
  }

  /** Whether the reader learns name and contact of the brand by the supplementary agreement; nobody does of an erased one. */
  needsSupplement(row: Pick<Brand, 'origin' | 'buyer'>, { hidesBuyers }: Naming): boolean {
    return hidesBuyers === true && isOfSheet(row) && row.buyer !== null;
  }

  /**
   * Whether a reader may know this name of the brand, which may have changed since it was stored: of somebody who came by the private
   * link that of the company only, and none of a sheet without the supplementary agreement.
   */
  mayName(row: Brand, { hidesPersons, hidesBuyers }: Naming, name: string | null): boolean {
    if (hidesBuyers && isOfSheet(row)) return false;
    const isPrivate = hidesPersons === true && row.source === 'private_link';
    return !isPrivate || this.cooperations.buyerOf(row)?.company_name === name;
  }

  /** Whether it is with a person who came by the private link. */
  private isPrivate(row: Pick<FoundCooperation, 'id' | 'buyer' | 'source'>): boolean {
    const buyer = this.cooperations.buyerOf(row);
    return buyer !== null && isPrivatePerson(row, buyer);
  }

  async summaries(rows: readonly FoundCooperation[], naming: Naming): Promise<CooperationSummary[]> {
    const counted = rows.length
      ? await this.db.rows<Counted>(
          `SELECT cooperation_id, kind, turn, COUNT(*) AS n, MIN(due_at) AS due_at FROM thread
            WHERE cooperation_id IN (?) GROUP BY cooperation_id, kind, turn
            UNION ALL SELECT cooperation_id, 'image_usage', IF(state = ?, 'holder', NULL), COUNT(*), MIN(due_at) FROM image_request
            WHERE cooperation_id IN (?) GROUP BY cooperation_id, state`,
          [rows.map(({ id }) => id), imageRequestMachine.initial, rows.map(({ id }) => id)],
        )
      : [];
    return rows.map((row) =>
      this.summary(
        row,
        naming,
        counted.filter(({ cooperation_id }) => cooperation_id === row.id),
      ),
    );
  }

  private summary(row: FoundCooperation, naming: Naming, counted: readonly Counted[]): CooperationSummary {
    const threads = none(COOPERATION_PARTS);
    const turns = none(THREAD_TURNS);
    let first: Counted | undefined;
    for (const one of counted) {
      threads[one.kind] += Number(one.n);
      if (!one.turn) continue;
      turns[one.turn] += Number(one.n);
      if (!first || (one.due_at ?? LAST) < (first.due_at ?? LAST)) first = one;
    }
    return {
      cooperation_id: row.id,
      coop_no: row.coop_no,
      state: row.state,
      origin: row.origin,
      project_name: this.projectOf(row, naming.language),
      brand_name: this.brandFor(row, naming),
      source: row.source,
      share_percent: row.share_percent,
      created_at: row.created_at.toISOString(),
      starts_on: row.starts_on,
      ends_on: row.ends_on,
      rests: row.rests,
      turn: row.rests ? null : (first?.turn ?? null),
      due_at: row.rests ? null : iso(first?.due_at ?? null),
      threads,
      turns,
    };
  }
}
