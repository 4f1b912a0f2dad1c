import { Injectable } from '@nestjs/common';
import {
  type Agreement,
  AGREEMENTS,
  type AgreementUpdate,
  diffClauses,
  type Language,
  RENEWAL,
  type ShownTexts,
  ulid,
  versionNumber,
} from '@ipw/domain';
import { Db, type Row, type Sql } from '../core/db/db';
import { notAgreed, notFound, validationError } from '../core/errors/domain-error';
import { type Published, AgreementService } from './agreement.service';

/** Whose consent it is. */
type Consenting = { member_id: string } | { sheet_id: string } | { entry_id: string };

interface Consent {
  agreement: Agreement;
  version: string;
  text_hash: string;
  language: Language;
}

/** Consents: which member agreed to which version of which text, and what to ask again. */
@Injectable()
export class ConsentService {
  constructor(
    private readonly db: Db,
    private readonly agreements: AgreementService,
  ) {}

  /**
   * Stores a consent to the version the form showed. If a newer version came into force meanwhile, it is asked about
   * separately, so the form is not refused.
   */
  record(
    sql: Sql,
    memberId: string,
    pages: readonly Agreement[],
    language: Language,
    shown: ShownTexts = [],
  ): Promise<void> {
    return this.recordOf(sql, { member_id: memberId }, pages, language, shown);
  }

  /** The same for people without an account: the consent belongs to the sheet or entry. */
  async recordOf(
    sql: Sql,
    who: Consenting,
    pages: readonly Agreement[],
    language: Language,
    shown: ShownTexts = [],
  ): Promise<void> {
    const published = await this.agreements.published(pages, sql);
    const consents: Row[] = [];
    for (const page of pages) {
      const versions = published.get(page)!;
      const live = this.agreements.live(versions);
      const named = shown.find((one) => one.page === page);
      const number = named ? versionNumber(named.version) : live.number;
      const version = versions.find((one) => one.number === number && number <= live.number);
      if (!version) throw validationError('texts', 'choice');
      consents.push(await this.consent(sql, who, page, version, language, 'consent'));
    }
    await sql.insertAll('consent', consents);
  }

  /** Repeats a sheet's consents for a new sheet of the same text. Refuses (AGREEMENT) when a text was replaced since. */
  async carryOver(sql: Sql, from: string, to: string, pages: readonly Agreement[]): Promise<void> {
    const published = await this.agreements.published(pages, sql);
    const given = await sql.rows<Consent>(
      'SELECT agreement, version, text_hash, language FROM consent WHERE sheet_id = ?',
      [from],
    );
    const repeated: Row[] = [];
    for (const page of pages) {
      const { number } = this.agreements.live(published.get(page)!);
      const consent = given.find((one) => one.agreement === page && versionNumber(one.version) >= number);
      if (!consent) throw notAgreed(page);
      repeated.push({ id: ulid(), sheet_id: to, kind: 'consent', ...consent });
    }
    await sql.insertAll('consent', repeated);
  }

  /** Texts with a newer version in force than the one the member answered last, with the changed clauses. */
  async updates(memberId: string, language: Language): Promise<AgreementUpdate[]> {
    const [published, answered] = await Promise.all([
      this.agreements.published(AGREEMENTS),
      this.answered(memberId),
    ]);
    const updates: AgreementUpdate[] = [];
    for (const [page, number] of answered) {
      // A later release, running beside this one during an update, may know more texts.
      const versions = published.get(page);
      if (!versions) continue;
      const live = this.agreements.live(versions);
      const last = versions.find((one) => one.number === number);
      if (!last || live.number <= number) continue;
      const before = (await this.agreements.texts(page, last))[language];
      const { title, version, hash, effective_from, sections } = (await this.agreements.texts(page, live))[
        language
      ];
      const changes = diffClauses(before.sections, sections).filter(({ kind }) => kind !== 'same');
      updates.push({
        page,
        renewal: RENEWAL[page],
        title,
        from_version: before.version,
        version,
        hash,
        effective_from,
        changes,
      });
    }
    return updates.sort((a, b) => AGREEMENTS.indexOf(a.page) - AGREEMENTS.indexOf(b.page));
  }

  /** Answers one of these. The version must be or have been in force; for an older one the newest is asked about again. */
  async answer(
    memberId: string,
    { page, version, agree }: { page: Agreement; version: string; agree: boolean },
    language: Language,
  ): Promise<null> {
    if (RENEWAL[page] === 'consent' && !agree) throw notAgreed(page);
    await this.db.tx(async (sql) => {
      // Two concurrent answers must give one row. The lock comes before the first read.
      await sql.one('SELECT id FROM member WHERE id = ? FOR UPDATE', [memberId]);
      const live = await this.agreements.version(page, undefined, sql);
      const found = await this.agreements.version(page, versionNumber(version), sql);
      if (found.number > live.number) throw notFound();
      if (((await this.answered(memberId, sql)).get(page) ?? 0) >= found.number) return;
      await sql.insert(
        'consent',
        await this.consent(sql, { member_id: memberId }, page, found, language, RENEWAL[page]),
      );
    });
    return null;
  }

  /** Whether the member has agreed to the version of a text in force. */
  async has(memberId: string, page: Agreement): Promise<boolean> {
    const [{ number }, answered] = await Promise.all([
      this.agreements.version(page),
      this.answered(memberId),
    ]);
    return (answered.get(page) ?? 0) >= number;
  }

  /** Those of the members who have. */
  async hadBy(sql: Sql, memberIds: readonly string[], page: Agreement): Promise<Set<string>> {
    if (memberIds.length === 0) return new Set();
    const { number } = await this.agreements.version(page, undefined, sql);
    const rows = await sql.rows<{ member_id: string; version: string }>(
      'SELECT DISTINCT member_id, version FROM consent WHERE member_id IN (?) AND agreement = ?',
      [memberIds, page],
    );
    const agreed = rows.filter(({ version }) => versionNumber(version) >= number);
    return new Set(agreed.map(({ member_id }) => member_id));
  }

  /** The newest version of each text that the member agreed to or was shown. */
  private async answered(memberId: string, sql: Sql = this.db): Promise<Map<Agreement, number>> {
    const rows = await sql.rows<{ agreement: Agreement; version: string }>(
      'SELECT DISTINCT agreement, version FROM consent WHERE member_id = ?',
      [memberId],
    );
    const newest = new Map<Agreement, number>();
    for (const { agreement, version } of rows)
      newest.set(agreement, Math.max(newest.get(agreement) ?? 0, versionNumber(version)));
    return newest;
  }

  private async consent(
    sql: Sql,
    who: Consenting,
    page: Agreement,
    version: Published,
    language: Language,
    kind: 'consent' | 'notice',
  ): Promise<Row> {
    const text = (await this.agreements.texts(page, version, sql))[language];
    return {
      id: ulid(),
      ...who,
      kind,
      agreement: page,
      version: text.version,
      text_hash: text.hash,
      language,
    };
  }
}
