import { Injectable } from '@nestjs/common';
import {
  FILING_FEN,
  type filingApi,
  filingMachine,
  type FilingResult,
  type FilingState,
  type Input,
  isDeletableFiling,
  ulid,
  type Usage,
} from '@ipw/domain';
import { RelationService } from '../core/auth/relation.service';
import { Db, fromJson, type Row, type Sql } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import { FileUseService } from '../core/files/file-use.service';
import type { MemberCaller } from '../core/http/context';
import { FieldCipher } from '../core/security/field-cipher';
import { changesOf, HistoryService } from '../core/transition/history.service';
import { lockOpenAccount } from '../member';
import type { FilingEntity } from './filing.entity';
import { hasParties, sealParties } from './filing-parties';
import { BILLED, type BilledFiling } from './filing-payment';

type Draft = Input<typeof filingApi.save>;

/** File fields of a filing, and the usage each is uploaded for. */
export const FILING_FILES = {
  pictures: 'filing_image',
  documents: 'entity_document',
  voucher_image: 'voucher',
} as const satisfies Record<string, Usage>;

/** The files of a filing, by their fields. */
export const filesOf = (row: FilingEntity) => ({
  pictures: fromJson<string[]>(row.pictures),
  documents: fromJson<string[]>(row.documents),
  voucher_image: row.voucher_image,
});

/** States in which its owner changes a filing. */
const { submit, correct } = filingMachine.actions;
const OPEN_TO_OWNER: readonly FilingState[] = [...submit.from, ...correct.from];

/** The content of a filing: stored as a draft, and while a correction is asked for. */
@Injectable()
export class FilingDraftService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly uses: FileUseService,
    private readonly history: HistoryService,
    private readonly relations: RelationService,
  ) {}

  /** A draft that is stored already is answered as it is. */
  async save(
    me: MemberCaller,
    { filing_id, version = 1, ...draft }: Draft,
  ): Promise<FilingResult & { filing_id: string }> {
    if (draft.ip_id && !(await this.relations.has(draft.ip_id, me.id))) throw notFound();
    const id = filing_id ?? ulid();
    return this.db.tx(async (sql) => {
      await lockOpenAccount(sql, me.id);
      const row = filing_id ? await this.lockOwn(sql, me, id, version) : undefined;
      const set = this.columnsOf(id, draft);
      if (row && this.isStored(row, set, draft)) return { filing_id: id, state: row.state, version };
      await this.attach(sql, me, id, draft, row);
      if (row) await sql.update('filing', { ...set, version: version + 1 }, { id, version });
      else await sql.insert('filing', { id, member_id: me.id, amount_fen: FILING_FEN, ...set });
      await this.history.write(sql, {
        subject: filingMachine.name,
        subjectId: id,
        actor: me,
        content: Object.keys(set),
        after: set,
        ...(row ? { action: 'update', before: { ...row } } : { action: 'create', to: filingMachine.initial }),
      });
      return { filing_id: id, state: row?.state ?? filingMachine.initial, version: row ? version + 1 : 1 };
    }, 'committed');
  }

  /** Deletes a draft for which no money came; its pictures stay where else they are used. */
  async delete(me: MemberCaller, id: string): Promise<{ filing_id: string }> {
    return this.db.tx(async (sql) => {
      const row = await sql.one<FilingEntity>(
        'SELECT * FROM filing WHERE id = ? AND member_id = ? FOR UPDATE',
        [id, me.id],
      );
      if (!row) throw notFound();
      const { name: machine, initial } = filingMachine;
      // Read behind the lock, under which refunds are opened.
      const { billed } = (await sql.one<Pick<BilledFiling, 'billed'>>(
        `SELECT ${BILLED} AS billed FROM filing t WHERE t.id = ?`,
        [id],
      ))!;
      if (!isDeletableFiling({ ...row, billed }))
        throw new DomainError('STATE', { machine, state: row.state, allowed: [initial] });
      await this.uses.replace(sql, { id, ipId: id }, 'live', null, FILING_FILES);
      await sql.execute('DELETE FROM filing WHERE id = ?', [id]);
      await this.history.write(sql, {
        subject: machine,
        subjectId: id,
        action: 'remove',
        actor: me,
        from: row.state,
      });
      return { filing_id: id };
    });
  }

  /** Locks one of the member's own in the version seen; refuses it unless it waits for them. */
  private async lockOwn(sql: Sql, me: MemberCaller, id: string, version: number): Promise<FilingEntity> {
    const row = await sql.one<FilingEntity>(
      'SELECT * FROM filing WHERE id = ? AND member_id = ? FOR UPDATE',
      [id, me.id],
    );
    if (!row) throw notFound();
    if (!OPEN_TO_OWNER.includes(row.state))
      throw new DomainError('STATE', {
        machine: filingMachine.name,
        state: row.state,
        allowed: OPEN_TO_OWNER,
      });
    if (row.version !== version) throw new DomainError('CONFLICT', { version: row.version });
    return row;
  }

  /** Uses of a filing's files name the filing, not the IP: its papers are no business of the IP's other operators. */
  private async attach(sql: Sql, me: MemberCaller, id: string, draft: Draft, row?: FilingEntity) {
    const { pictures, documents } = draft;
    const known = row
      ? Object.values(filesOf(row))
          .flat()
          .filter((one) => one !== null)
      : [];
    const files = { pictures, documents, voucher_image: row?.voucher_image ?? null };
    await this.uses.attach(sql, me.id, draft.ip_id ?? id, files, FILING_FILES, known);
    await this.uses.replace(sql, { id, ipId: id }, 'live', files, FILING_FILES);
  }

  private isStored(row: FilingEntity, set: Row, draft: Draft): boolean {
    const { pictures, documents } = filesOf(row);
    const stored = {
      ...row,
      pictures: JSON.stringify(pictures),
      documents: JSON.stringify(documents),
    };
    return changesOf(stored, set).length === 0 && hasParties(this.cipher, row, draft);
  }

  private columnsOf(id: string, draft: Draft): Row {
    return {
      ip_id: draft.ip_id ?? null,
      title: draft.title ?? null,
      work_kind: draft.work_kind ?? null,
      description: draft.description ?? null,
      completed_on: draft.completed_on ?? null,
      published_on: draft.published_on ?? null,
      pictures: JSON.stringify(draft.pictures),
      documents: JSON.stringify(draft.documents),
      holder_kind: draft.holder_kind ?? null,
      parties: sealParties(this.cipher, id, draft),
    };
  }
}
