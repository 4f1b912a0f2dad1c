import { Injectable } from '@nestjs/common';
import {
  type Agreement,
  agreementMachine,
  type agreementDraftInput,
  type agreementPublishInput,
  LANGUAGES,
  type LegalTexts,
  shanghaiDay,
  ulid,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { Db, fromJson, isDuplicate, type Sql } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { AgreementService } from './agreement.service';
import type { AgreementVersionEntity } from './agreement-version.entity';

const DRAFT = agreementMachine.initial;

/** The staff side of the next version of a legal text: begin, edit, publish for a day, discard. */
@Injectable()
export class AgreementDraftService {
  constructor(
    private readonly db: Db,
    private readonly agreements: AgreementService,
    private readonly history: HistoryService,
    private readonly transitions: TransitionService,
  ) {}

  async find(page: Agreement, sql: Sql = this.db): Promise<AgreementVersionEntity | undefined> {
    return sql.one<AgreementVersionEntity>(
      'SELECT * FROM agreement_version WHERE agreement = ? AND state = ?',
      [page, DRAFT],
    );
  }

  /** Begins a draft as a copy of the newest published version; only one exists at a time. */
  async begin(page: Agreement, staff: StaffCaller): Promise<void> {
    const last = (await this.agreements.published([page])).get(page)!.at(-1)!;
    const texts = bodies(await this.agreements.texts(page, last));
    const id = ulid();
    await this.db.tx(async (sql) => {
      try {
        await sql.insert('agreement_version', {
          id,
          agreement: page,
          number: last.number + 1,
          texts: JSON.stringify(texts),
          changed_by: staff.id,
          changed_at: new Date(),
        });
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        throw new DomainError('STATE', { machine: 'agreement', state: DRAFT, allowed: [] });
      }
      await this.history.write(sql, {
        subject: 'agreement',
        subjectId: id,
        action: 'create',
        actor: staff,
        after: { agreement: page, number: last.number + 1 },
        to: agreementMachine.initial,
      });
    });
  }

  /** Saves one language of the draft, with the version seen, so that concurrent changes are not overwritten. */
  async save(
    page: Agreement,
    { version, language, title, sections }: z.output<typeof agreementDraftInput>,
    staff: StaffCaller,
  ): Promise<{ version: number }> {
    await this.db.tx(async (sql) => {
      const draft = await this.held(page, sql);
      const texts = { ...fromJson<LegalTexts>(draft.texts), [language]: { title, sections } };
      const found = await sql.update(
        'agreement_version',
        {
          texts: JSON.stringify(texts),
          changed_by: staff.id,
          changed_at: new Date(),
          version: version + 1,
        },
        { id: draft.id, state: DRAFT, version },
      );
      if (found === 0) throw new DomainError('CONFLICT', { version: draft.version, state: draft.state });
    });
    return { version: version + 1 };
  }

  /** Publishes the draft for today or a later day, not before the version it follows; it must differ from that one. */
  async publish(
    page: Agreement,
    { version, effective_from }: z.output<typeof agreementPublishInput>,
    staff: StaffCaller,
  ): Promise<void> {
    await this.db.tx(async (sql) => {
      const draft = await this.held(page, sql);
      const last = (await this.agreements.published([page], sql)).get(page)!.at(-1)!;
      const earliest = this.earliest(last.effective_from);
      if (effective_from < earliest)
        throw validationError('effective_from', 'earliest_date', { date: earliest });
      if (same(bodies(await this.agreements.texts(page, last, sql)), fromJson<LegalTexts>(draft.texts)))
        throw validationError('sections', 'no_change');
      await this.transitions.applyIn(sql, {
        machine: agreementMachine,
        table: 'agreement_version',
        id: draft.id,
        action: 'publish',
        actor: staff,
        version,
        set: { effective_from, published_by: staff.id, published_at: new Date() },
      });
    });
  }

  async discard(page: Agreement, version: number, staff: StaffCaller): Promise<void> {
    await this.db.tx(async (sql) => {
      const draft = await this.held(page, sql);
      const gone = await sql.execute(
        'DELETE FROM agreement_version WHERE id = ? AND state = ? AND version = ?',
        [draft.id, DRAFT, version],
      );
      if (gone === 0) throw new DomainError('CONFLICT', { version: draft.version, state: draft.state });
      await this.history.write(sql, {
        subject: 'agreement',
        subjectId: draft.id,
        action: 'remove',
        actor: staff,
        from: draft.state,
      });
    });
  }

  earliest(after: string): string {
    const today = shanghaiDay(new Date());
    return after > today ? after : today;
  }

  /** The draft, locked by this transaction. */
  private async held(page: Agreement, sql: Sql): Promise<AgreementVersionEntity> {
    const draft = await sql.one<AgreementVersionEntity>(
      'SELECT * FROM agreement_version WHERE agreement = ? AND state = ? FOR UPDATE',
      [page, DRAFT],
    );
    if (!draft)
      throw new DomainError('STATE', { machine: 'agreement', state: 'published', allowed: ['draft'] });
    return draft;
  }
}

/** Titles and clauses only, with keys in a fixed order for comparison. */
const bodies = (texts: LegalTexts): LegalTexts =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const { title, sections } = texts[language];
      return [
        language,
        { title, sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs })) },
      ];
    }),
  ) as LegalTexts;

const same = (a: LegalTexts, b: LegalTexts) => JSON.stringify(bodies(a)) === JSON.stringify(bodies(b));
