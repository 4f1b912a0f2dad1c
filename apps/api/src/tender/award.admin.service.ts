import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  awardAdminApi,
  type AwardAction,
  awardMachine,
  type AwardEntry,
  type AwardRecord,
  type AwardRow,
  type Counts,
  AWARD_PUBLISHED,
  type ProposedEntry,
  meanScore,
  OBJECTION_OPEN,
  REGISTRATION_PASSED,
  registrationMachine,
  resultsOpen,
  staffMay,
  statesAwaiting,
  TENDER_OPEN,
  tenderMachine,
  tenderResultMachine,
  type TenderCriterion,
  type TenderTexts,
} from '@ipw/domain';
import { CsvExportService } from '../core/csv/csv-export.service';
import { fromJson } from '../core/db/db';
import { like, listPlan, type ListPlan } from '../core/db/list-query';
import { validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import { actionInput } from '../core/http/body';
import type { Context, StaffCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { awardColumns } from './award.columns';
import { ScoreService } from './score.service';
import { AwardDecisionService } from './award-decision.service';
import type { AwardEntity } from './award.entity';
import { TenderBrandService } from './tender-brand.service';

type Row = AwardEntity & {
  texts: string;
  brand_name: string;
  cover: string;
  closes_at: Date;
  approved: number | string;
  unchecked: number | string;
  objections: number | string;
  criteria: string;
  proposed_name: string | null;
  published_name: string | null;
};

const UNPUBLISHED = Object.keys(tenderMachine.states).filter((state) => state !== TENDER_OPEN);

const entryCountSql = (states: readonly string[], more = '') =>
  `(SELECT COUNT(*) FROM tender_registration r WHERE r.tender_id = t.id AND r.state IN ('${states.join("', '")}') ${more})`;
/** An approved entry `r` that has its result, or can still get one: nobody is awarded for an IP that has lost its owner. */
const CAN_BE_AWARDED_SQL = `AND (r.result <> '${tenderResultMachine.initial}'
  OR EXISTS (SELECT 1 FROM ip o WHERE o.id = r.ip_id AND o.owner_id IS NOT NULL))`;

/** Results of ended tenders: what is proposed, and what is published. */
@Injectable()
export class AwardAdminService extends AdminRecordService<Row, AwardRow, AwardRecord> {
  protected readonly subject = awardMachine.name;

  constructor(
    private readonly brands: TenderBrandService,
    private readonly decisions: AwardDecisionService,
    private readonly exports: CsvExportService,
    private readonly files: FileService,
    private readonly scores: ScoreService,
  ) {
    super();
  }

  counts({ staff }: AdminCall): Promise<Counts> {
    return this.countStates(staff, statesAwaiting(awardMachine, 'staff'));
  }

  export(call: AdminCall) {
    const view = (row: Row) => this.view(row, call.staff, call.context);
    return this.exports.csv({ plan: this.plan(), columns: awardColumns, view }, call);
  }

  async score(call: AdminCall<typeof awardAdminApi.score>): Promise<AwardRecord> {
    const { id } = await this.find(call.id, call.staff);
    await this.scores.give(call.staff, id, call.input);
    return this.one(call);
  }

  async brand(call: AdminCall<typeof awardAdminApi.brand>): Promise<AwardRecord> {
    const { id } = await this.find(call.id, call.staff);
    await this.brands.send(call.staff, id, call.input);
    return this.one(call);
  }

  async decide(call: AdminCall): Promise<AwardRecord> {
    const { action, input } = actionInput(awardAdminApi.decide, call);
    const { id } = await this.find(call.id, call.staff);
    switch (action) {
      case 'propose':
        await this.decisions.propose(call.staff, id, input);
        break;
      case 'return':
        await this.decisions.return(call.staff, id, input.version, input.reason);
        break;
      case 'publish':
        await this.decisions.publish(call.staff, id, input.version);
        break;
      default:
        throw validationError('action', 'choice');
    }
    return this.one(call);
  }

  protected plan(): ListPlan {
    return listPlan(awardAdminApi.list, {
      table: 'tender_award',
      columns: `t.*, p.texts, p.brand_name, p.cover, p.closes_at, p.criteria, a.name AS proposed_name, b.name AS published_name,
        ${entryCountSql([REGISTRATION_PASSED], CAN_BE_AWARDED_SQL)} AS approved, ${entryCountSql(statesAwaiting(registrationMachine, 'staff'))} AS unchecked,
        (SELECT COUNT(*) FROM tender_objection o WHERE o.tender_id = t.id AND o.state = '${OBJECTION_OPEN}') AS objections`,
      joins:
        'JOIN tender p ON p.id = t.id LEFT JOIN staff a ON a.id = t.proposed_by LEFT JOIN staff b ON b.id = t.published_by',
      filters: {
        state: 'state',
        q: (value) => ({
          sql: 't.id IN (SELECT id FROM tender WHERE texts LIKE ? OR brand_name LIKE ?)',
          params: [like(value), like(value)],
        }),
      },
      byId: { state: 'tender_award_state' },
      // Of ended tenders: without the few others, so that a page need not read all ended ones.
      always: {
        sql: `t.id NOT IN (SELECT x.id FROM tender x WHERE x.state IN (?))
          AND t.id NOT IN (SELECT y.id FROM tender y WHERE y.state = ? AND y.closes_at > NOW(3))`,
        params: [UNPUBLISHED, TENDER_OPEN],
      },
    });
  }

  protected view(row: Row, staff: StaffCaller, { language }: Pick<Context, 'language'>): AwardRow {
    const open = resultsOpen(row, Date.now());
    const allowed = (action: AwardAction) => action !== 'publish' || row.proposed_by !== staff.id;
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      actions: open ? actionsFor(awardMachine, row.state, staffMay(staff.role)).filter(allowed) : [],
      title: fromJson<TenderTexts>(row.texts)[language].title,
      brand_name: row.brand_name,
      picture: this.files.picture(row.cover, staff),
      closes_at: row.closes_at.toISOString(),
      approved: Number(row.approved),
      unchecked: Number(row.unchecked),
      objections: Number(row.objections),
      published_at: iso(row.published_at),
    };
  }

  protected override async details(
    row: Row,
    staff: StaffCaller,
    { language }: Context,
  ): Promise<Omit<AwardRecord, keyof AwardRow>> {
    const criteria = fromJson<TenderCriterion[]>(row.criteria);
    const weights = criteria.map(({ weight }) => weight);
    const scoresOf = await this.scores.of(row.id, weights, staff);
    const ended = resultsOpen(row, Date.now());
    const entries = await this.db.rows<{ id: string; ip_name: string }>(
      `SELECT r.id, ip.ip_name FROM tender_registration r JOIN ip ON ip.id = r.ip_id
        WHERE r.tender_id = ? AND r.state = ? ${CAN_BE_AWARDED_SQL} ORDER BY r.id`,
      [row.id, REGISTRATION_PASSED],
    );
    const proposal = row.proposal ? fromJson<ProposedEntry[]>(row.proposal) : [];
    return {
      entries: entries.map(({ id, ip_name }): AwardEntry => {
        const scores = scoresOf(id);
        const proposed = proposal.find(({ registration_id }) => registration_id === id);
        return {
          registration_id: id,
          ip_name,
          awarded: proposed?.awarded ? 1 : 0,
          rank: proposed?.rank ?? null,
          comment: proposed?.comment ?? '',
          scores,
          total: meanScore(scores.map(({ total }) => total)),
        };
      }),
      criteria: criteria.map(({ names, weight }) => ({ name: names[language], weight })),
      scores: ended && row.state !== AWARD_PUBLISHED,
      brand: await this.brands.contactOf(row.id),
      openings: await this.scores.openings(this.db, row.id),
      no_award_reason: row.no_award_reason,
      proposed_by: row.proposed_name,
      published_by: row.published_name,
    };
  }
}
