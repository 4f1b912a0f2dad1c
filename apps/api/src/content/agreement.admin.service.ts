import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  type Agreement,
  agreementAdminApi,
  type AgreementDraft,
  agreementMachine,
  type AgreementRecord,
  type AgreementRow,
  AGREEMENTS,
  type HistoryLine,
  type LegalTexts,
  mayRole,
  RENEWAL,
  staffMay,
  versionNumber,
  versionWord,
  targetOf,
} from '@ipw/domain';
import { Db, fromJson } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import type { AdminCall } from '../core/http/admin.controller';
import { answerShort } from '../core/http/console-list';
import type { StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { HistoryService } from '../core/transition/history.service';
import { AgreementDraftService } from './agreement-draft.service';
import type { AgreementVersionEntity } from './agreement-version.entity';
import { AgreementService, type Published } from './agreement.service';

/** The legal texts of the console. There are nine; a record's id is the name of its page. */
@Injectable()
export class AgreementAdminService {
  constructor(
    private readonly db: Db,
    private readonly agreements: AgreementService,
    private readonly drafts: AgreementDraftService,
    private readonly history: HistoryService,
  ) {}

  async list(call: AdminCall): Promise<AgreementRow[]> {
    const [published, drafting] = await Promise.all([
      this.agreements.published(AGREEMENTS),
      this.db.rows<{ agreement: Agreement }>('SELECT agreement FROM agreement_version WHERE state = ?', [
        agreementMachine.initial,
      ]),
    ]);
    const rows = await Promise.all(
      AGREEMENTS.map((page) =>
        this.row(
          page,
          published.get(page)!,
          drafting.some(({ agreement }) => agreement === page),
          call,
        ),
      ),
    );
    return answerShort('agreements', 'ASC', rows, call);
  }

  async one(call: AdminCall): Promise<AgreementRecord> {
    const page = agreementOf(call.id);
    const [published, draft] = await Promise.all([this.agreements.published([page]), this.drafts.find(page)]);
    const versions = published.get(page)!;
    const last = versions.at(-1)!;
    return {
      ...(await this.row(page, versions, draft !== undefined, call)),
      versions: await this.versions(page, versions),
      draft: draft ? await this.draft(draft, this.drafts.earliest(last.effective_from), call.staff) : null,
      base: await this.agreements.texts(page, last),
    };
  }

  async text({ id, params }: AdminCall): Promise<LegalTexts> {
    const page = agreementOf(id);
    return this.agreements.texts(page, await this.agreements.version(page, versionNumber(params.version!)));
  }

  async historyOf({ id }: AdminCall): Promise<HistoryLine[]> {
    const rows = await this.db.rows<{ id: string }>('SELECT id FROM agreement_version WHERE agreement = ?', [
      agreementOf(id),
    ]);
    const lines = await Promise.all(rows.map((row) => this.history.of('agreement', row.id)));
    return lines.flat().sort((a, b) => Number(b.id) - Number(a.id));
  }

  async begin(call: AdminCall): Promise<AgreementRecord> {
    await this.drafts.begin(agreementOf(call.id), call.staff);
    return this.one(call);
  }

  save({ id, input, staff }: AdminCall<typeof agreementAdminApi.save>): Promise<{ version: number }> {
    return this.drafts.save(agreementOf(id), input, staff);
  }

  async publish(call: AdminCall<typeof agreementAdminApi.publish>): Promise<AgreementRecord> {
    await this.drafts.publish(agreementOf(call.id), call.input, call.staff);
    return this.one(call);
  }

  async discard(call: AdminCall<typeof agreementAdminApi.discard>): Promise<AgreementRecord> {
    await this.drafts.discard(agreementOf(call.id), call.input.version, call.staff);
    return this.one(call);
  }

  private async row(
    page: Agreement,
    versions: Published[],
    drafting: boolean,
    { staff: { role }, context: { language } }: AdminCall,
  ): Promise<AgreementRow> {
    const all = this.agreements.legalVersions(versions);
    const texts = await this.agreements.texts(page, this.agreements.live(versions));
    return {
      id: page,
      state: drafting ? 'draft' : 'published',
      version: versions.at(-1)!.number + Number(drafting),
      actions: !mayRole(role, 'agreement:write') ? [] : drafting ? ['publish', 'discard'] : ['draft'],
      title: texts[language].title,
      renewal: RENEWAL[page],
      live: all.find(({ validity }) => validity === 'live')!,
      coming: all.findLast(({ validity }) => validity === 'coming') ?? null,
      drafting,
    };
  }

  private async versions(page: Agreement, versions: Published[]): Promise<AgreementRecord['versions']> {
    const [facts, consents] = await Promise.all([
      this.db.rows<{ number: number; published_at: Date; published_by: string | null }>(
        'SELECT v.number, v.published_at, s.name AS published_by FROM agreement_version v LEFT JOIN staff s ON s.id = v.published_by WHERE v.agreement = ? AND v.state = ?',
        [page, targetOf(agreementMachine.actions.publish, {})],
      ),
      this.db.rows<{ version: string; n: number | string }>(
        "SELECT version, COUNT(DISTINCT member_id) AS n FROM consent WHERE agreement = ? AND kind = 'consent' GROUP BY version",
        [page],
      ),
    ]);
    return this.agreements.legalVersions(versions).map((version) => {
      const fact = facts.find(({ number }) => number === versionNumber(version.version));
      return {
        ...version,
        published_at: iso(fact?.published_at),
        published_by: fact?.published_by ?? null,
        consents: Number(consents.find((row) => row.version === version.version)?.n ?? 0),
      };
    });
  }

  private async draft(
    row: AgreementVersionEntity,
    earliest: string,
    staff: StaffCaller,
  ): Promise<AgreementDraft> {
    const by = await this.db.one<{ name: string }>('SELECT name FROM staff WHERE id = ?', [row.changed_by]);
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: actionsFor(agreementMachine, row.state, staffMay(staff.role)),
      version_word: versionWord(row.number),
      texts: fromJson<LegalTexts>(row.texts),
      changed_by: by?.name ?? '',
      changed_at: row.changed_at.toISOString(),
      earliest,
    };
  }
}

function agreementOf(id: string): Agreement {
  const page = AGREEMENTS.find((one) => one === id);
  if (!page) throw notFound();
  return page;
}
