import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  type Input,
  type Language,
  type Registration,
  type registrationApi,
  REGISTRATION_EDITABLE,
  REGISTRATION_ENTERED,
  registrationMachine,
  TENDER_OPEN,
  TENDER_SHOWN,
  tenderTimeOf,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { marksOf } from '../core/review/marks';
import { changesOf } from '../core/transition/history.service';
import { DisqualificationService } from './disqualification.service';
import { ObjectionService } from './objection.service';
import { PublishedResultService } from './published-result.service';
import { enteredIn, NOTHING_ENTERED } from './registration.content';
import type { Entered, RegistrationEntity } from './registration.entity';
import { RegistrationContentService } from './registration-content.service';
import { statusOf } from './registration.view';
import { FOLLOWED, type FollowedRow, TenderBoardService } from './tender-board.service';
import { openChanges, TenderChangeService } from './tender-change.service';
import type { TenderEntity } from './tender.entity';

/** An entry as its entrant sees it, with the project and what became of both. */
@Injectable()
export class RegistrationViewService {
  constructor(
    private readonly bars: DisqualificationService,
    private readonly board: TenderBoardService,
    private readonly changes: TenderChangeService,
    private readonly contents: RegistrationContentService,
    private readonly db: Db,
    private readonly objections: ObjectionService,
    private readonly results: PublishedResultService,
  ) {}

  async of(
    me: MemberCaller,
    { ip_id, tender_id }: Input<(typeof registrationApi)['registration']>,
    language: Language,
  ): Promise<Registration> {
    const project = await this.db.one<FollowedRow>(
      `SELECT t.*, ${FOLLOWED} FROM tender t WHERE t.id = ? AND t.state IN (?)`,
      [ip_id, tender_id, TENDER_SHOWN],
    );
    if (!project) throw notFound();
    const [tender] = await this.board.rows(ip_id, language, [project]);
    const row = await this.db.one<RegistrationEntity>(
      'SELECT * FROM tender_registration WHERE tender_id = ? AND ip_id = ?',
      [tender_id, ip_id],
    );
    const changes = await this.changed(me, tender_id, row, language);
    const now = new Date();
    const barred = await this.bars.until(this.db, ip_id, me.id);
    return {
      tender: tender!,
      registration_id: row?.id ?? null,
      version: row?.version ?? 0,
      ...statusOf(row),
      actions: actionsOf(project, row, now).filter((action) => !barred || action === 'withdraw'),
      barred_until: iso(barred),
      draft: await this.contents.draft(row ?? { data: JSON.stringify(NOTHING_ENTERED) }, me),
      snapshot: row ? await this.contents.snapshot(row, me, language) : null,
      marks: marksOf(row?.marks ?? null),
      changed: row?.rejected ? changedIn(enteredIn({ data: row.rejected }), enteredIn(row)) : [],
      published: row ? await this.results.of(tender_id) : null,
      ...(row ? await this.objections.of(tender_id, row, me) : { objections: [], objections_until: null }),
      ...changes,
      now: now.toISOString(),
    };
  }

  /** Changes of the project that the entrant has not acknowledged. */
  private async changed(
    viewer: MemberCaller,
    tenderId: string,
    row: RegistrationEntity | undefined,
    language: Language,
  ): Promise<Pick<Registration, 'project_version' | 'changes' | 'unseen'>> {
    const versions = await this.changes.of(tenderId, { viewer, language });
    const changes = openChanges(versions);
    const entered = row && REGISTRATION_ENTERED.includes(row.state);
    return {
      project_version: Math.max(0, ...versions.map(({ number }) => number)),
      changes,
      unseen: entered ? changes.filter(({ number }) => number > (row.seen_version ?? 0)) : [],
    };
  }
}

/** Fields in which two drafts differ. */
const changedIn = (before: Entered, after: Entered): string[] =>
  changesOf({ ...before }, { ...after }).map(({ field }) => field);

/** While the project collects entries: saving and submitting until the approval, withdrawing what was handed in. */
function actionsOf(tender: TenderEntity, row: RegistrationEntity | undefined, now: Date): string[] {
  if (tender.state !== TENDER_OPEN || tenderTimeOf(tender, now) !== 'in_progress') return [];
  const state = row?.state ?? registrationMachine.initial;
  const moves = actionsFor(registrationMachine, state, (by) => by === 'owner');
  return [...(REGISTRATION_EDITABLE.includes(state) ? ['save'] : []), ...moves];
}
