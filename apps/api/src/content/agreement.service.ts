import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type Agreement,
  type Language,
  LANGUAGES,
  type LegalText,
  type LegalTexts,
  type LegalVersion,
  shanghaiDay,
  versionWord,
  agreementMachine,
  targetOf,
} from '@ipw/domain';
import { Db, fromJson, type Sql } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { LEGAL } from './legal';

/** A published version; a built-in one has no row. */
export interface Published {
  id: string | null;
  number: number;
  effective_from: string;
}

type Texts = Record<Language, LegalText>;

/**
 * The legal texts and their versions: built in, or immutable rows once published. A row replaces a built-in version
 * of the same number.
 */
@Injectable()
export class AgreementService {
  /** Texts by row, cached without expiry, because published texts never change. */
  private readonly cache = new Map<string, Texts>();

  constructor(private readonly db: Db) {}

  /** All published versions of the given pages, oldest first. */
  async published(pages: readonly Agreement[], sql: Sql = this.db): Promise<Map<Agreement, Published[]>> {
    const rows = await sql.rows<{ id: string; agreement: Agreement; number: number; effective_from: string }>(
      'SELECT id, agreement, number, effective_from FROM agreement_version WHERE state = ? AND agreement IN (?) ORDER BY number',
      [targetOf(agreementMachine.actions.publish, {}), pages],
    );
    return new Map(
      pages.map((page) => {
        const own = rows.filter(({ agreement }) => agreement === page);
        return [page, [...builtIn(page, own[0]?.number), ...own]];
      }),
    );
  }

  /** The newest version in force. */
  live(versions: readonly Published[], today = shanghaiDay(new Date())): Published {
    return versions.findLast(({ effective_from }) => effective_from <= today) ?? versions[0]!;
  }

  /** The published versions for readers, newest first. */
  legalVersions(versions: readonly Published[]): LegalVersion[] {
    const live = this.live(versions).number;
    return versions
      .map(({ number, effective_from }): LegalVersion => ({
        version: versionWord(number),
        effective_from,
        validity: number === live ? 'live' : number < live ? 'past' : 'coming',
      }))
      .reverse();
  }

  async texts(
    page: Agreement,
    { id, number, effective_from }: Published,
    sql: Sql = this.db,
  ): Promise<Texts> {
    const key = id ?? `${page}:${String(number)}`;
    const known = this.cache.get(key);
    if (known) return known;
    const bodies: LegalTexts = id === null ? LEGAL[page][number - 1]! : await this.stored(id, sql);
    const texts = Object.fromEntries(
      LANGUAGES.map((language) => {
        const { title, sections } = bodies[language];
        const text = { version: versionWord(number), effective_from, title, sections };
        const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex');
        return [language, { page, hash, ...text }];
      }),
    ) as Texts;
    this.cache.set(key, texts);
    return texts;
  }

  /** The version in force, or a published one by its number. */
  async version(page: Agreement, number?: number, sql: Sql = this.db): Promise<Published> {
    const versions = (await this.published([page], sql)).get(page)!;
    const found =
      number === undefined ? this.live(versions) : versions.find((version) => version.number === number);
    if (!found) throw notFound();
    return found;
  }

  private async stored(id: string, sql: Sql): Promise<LegalTexts> {
    const row = await sql.one<{ texts: string }>('SELECT texts FROM agreement_version WHERE id = ?', [id]);
    return fromJson<LegalTexts>(row!.texts);
  }
}

/** The built-in versions of a page, up to the first one that staff have published. */
const builtIn = (page: Agreement, before = Infinity): Published[] =>
  LEGAL[page]
    .map((texts, index) => ({ id: null, number: index + 1, effective_from: texts['zh-CN'].effective_from }))
    .filter(({ number }) => number < before);
