import {
  addWorkingDays,
  DUE_DAYS,
  REGISTRATION_ENTERED,
  REGISTRATION_OUT,
  REGISTRATION_PASSED,
  REGISTRATION_REJECTED,
  type RegistrationAction,
  registrationMachine,
  type RegistrationState,
  ulid,
} from '@ipw/domain';
import { reasonLine } from '../../core/review/reason';
import { type Entered, type Snapshot, NOTHING_ENTERED, SNAPSHOT_FILES, snapshotFiles } from '../../tender';
import { ago, type Fixtures, plantLine } from './plant';

export interface RegistrationSeed {
  tender_id: string;
  ip_id: string;
  /** Who handed it in. */
  member_id: string;
  state?: RegistrationState;
  entered?: Partial<Entered>;
  series?: Partial<Snapshot['series']>;
  case?: Partial<Snapshot['case']>;
  /** The version of the project its entrant knows; by default what was published first. */
  seen_version?: number;
  submitted?: Date;
  decided?: Date;
  decided_by?: string;
  reason_code?: string;
  reason?: string;
  marks?: { field: string }[];
}

const DECISIONS: Partial<Record<RegistrationState, RegistrationAction>> = {
  [REGISTRATION_PASSED]: 'approve',
  [REGISTRATION_REJECTED]: 'reject',
  [REGISTRATION_OUT]: 'disqualify',
};

/** An entry of an IP to a tender as its entrant handed it in, with files in use and history. */
export async function plantRegistration(on: Fixtures, seed: RegistrationSeed): Promise<string> {
  const { tender_id, ip_id, member_id, state = 'submitted' } = seed;
  const id = ulid();
  const submitted = seed.submitted ?? ago(0, 6);
  const entered: Entered = {
    ...NOTHING_ENTERED,
    ip_intro: '山里的一只狐狸，爱喝茶。',
    remark: '三款礼盒可以分开使用。',
    series_id: seed.series?.series_id ?? null,
    case_id: seed.case?.case_id ?? null,
    ...seed.entered,
  };
  const { ip_name } = (await on.db.one<{ ip_name: string }>('SELECT ip_name FROM ip WHERE id = ?', [ip_id]))!;
  const { series_id, case_id, ...texts } = entered;
  const snapshot: Snapshot = {
    ...texts,
    ip_name,
    series: { series_id: series_id ?? ulid(), series_name: '四季', cover: null, images: [], ...seed.series },
    case: {
      case_id: case_id ?? ulid(),
      case_name: '茶礼盒',
      case_type_id: 2,
      case_desc: '春季限定。',
      image_list: [],
      ...seed.case,
    },
  };
  const isEntered = REGISTRATION_ENTERED.includes(state);
  const act = DECISIONS[state];
  const decided = act ? (seed.decided ?? ago(0, 3)) : null;
  const data = JSON.stringify(entered);
  await on.db.insert('tender_registration', {
    id,
    tender_id,
    ip_id,
    state,
    data,
    snapshot: isEntered ? JSON.stringify(snapshot) : null,
    submitted_by: isEntered ? member_id : null,
    submitted_at: isEntered ? submitted : null,
    due_at: state === 'submitted' ? addWorkingDays(submitted, DUE_DAYS.registration) : null,
    decided_at: decided,
    reason_code: seed.reason_code ?? null,
    reason: seed.reason ?? null,
    marks: seed.marks ? JSON.stringify(seed.marks) : null,
    rejected: state === REGISTRATION_REJECTED ? data : null,
    seen_version: isEntered ? (seed.seen_version ?? 1) : null,
    created_at: submitted,
    updated_at: decided ?? submitted,
  });
  const use = (place: string, field: string, files: readonly string[]) =>
    on.db.insertAll(
      'file_use',
      files.map((file_id) => ({ subject_id: id, place, field, file_id, ip_id, open: 0 })),
    );
  for (const field of ['attachments', 'case_images'] as const) await use('open', field, entered[field]);
  if (isEntered)
    for (const field of Object.keys(SNAPSHOT_FILES) as (keyof typeof SNAPSHOT_FILES)[])
      await use('live', field, snapshotFiles(snapshot)[field]);
  const line = { subject: registrationMachine.name, subject_id: id };
  const byEntrant = { ...line, actor_type: 'member' as const, actor_id: member_id };
  await plantLine(on, {
    ...byEntrant,
    action: 'create',
    to_state: registrationMachine.initial,
    created_at: submitted,
  });
  if (isEntered)
    await plantLine(on, {
      ...byEntrant,
      action: 'submit',
      from_state: registrationMachine.initial,
      to_state: registrationMachine.actions.submit.to as string,
      created_at: submitted,
    });
  if (act && decided)
    await plantLine(on, {
      ...line,
      actor_type: 'staff',
      actor_id: seed.decided_by ?? null,
      action: act,
      from_state: registrationMachine.actions.submit.to as string,
      to_state: state,
      reason: reasonLine(seed) || null,
      created_at: decided,
    });
  return id;
}
