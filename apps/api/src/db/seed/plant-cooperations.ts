import {
  addWorkingDays,
  cooperationMachine,
  type CooperationState,
  DUE_DAYS,
  PLATFORM_SHARE,
  type ThreadDecision,
  type ThreadKind,
  threadMachine,
  type ThreadState,
  threadTurnOf,
  ulid,
  workingMorning,
} from '@ipw/domain';
import { phoneHash } from '../../core/security/phone.service';
import { sealBuyer } from '../../opportunity/sheet.view';
import { ago, type Fixtures, plantLine } from './plant';

export interface CooperationSeed {
  ip_id: string;
  coop_no?: string;
  state?: CooperationState;
  title?: string;
  buyer_name?: string;
  company_name?: string;
  /** Empty: the brand has no contact, so staff act for it. */
  phone_number?: string;
  contract_number?: string;
  starts_on?: string;
  ends_on?: string;
  created_at?: Date;
}

/** Whose files a phone's pictures are. */
export const ownerOfPhone = (cipher: Fixtures['cipher'], phone_number: string): string =>
  phoneHash(cipher, { area_code: '86', phone_number }).slice(0, 26).toUpperCase();

let numbers = 0;

/** A contract that staff entered. */
export async function plantCooperation(
  on: Pick<Fixtures, 'db' | 'cipher'>,
  seed: CooperationSeed,
): Promise<string> {
  const id = ulid();
  const { phone_number = `136${String((numbers += 1)).padStart(8, '0')}`, created_at = ago(1) } = seed;
  const area_code = phone_number ? '86' : '';
  const buyer = {
    buyer_name: seed.buyer_name ?? '林经理',
    company_name: seed.company_name ?? '青禾文创',
    area_code,
    phone_number,
  };
  await on.db.insert('cooperation', {
    id,
    coop_no: seed.coop_no ?? `260102${String((numbers += 1)).padStart(6, '0')}`,
    ip_id: seed.ip_id,
    origin: 'contract',
    origin_id: id,
    state: seed.state ?? cooperationMachine.initial,
    source: 'platform',
    share_percent: PLATFORM_SHARE.platform,
    title: seed.title ?? '春季联名',
    contract_number: seed.contract_number ?? null,
    starts_on: seed.starts_on ?? null,
    ends_on: seed.ends_on ?? null,
    buyer: sealBuyer(on.cipher, 'cooperation', id, buyer),
    phone_hash: phone_number ? phoneHash(on.cipher, { area_code, phone_number }) : null,
    created_at,
  });
  await plantLine(on, {
    subject: cooperationMachine.name,
    subject_id: id,
    action: 'create',
    actor_type: 'system',
    to_state: cooperationMachine.initial,
    created_at,
  });
  return id;
}

export interface RoundSeed {
  text?: string;
  images: readonly string[];
  usage?: 'draft_image' | 'desk_draft_image';
  final?: boolean;
  staff_id?: string;
  tracking_number?: string;
  at?: Date;
  decision?: ThreadDecision;
  feedback?: string;
  decided?: Date;
  pins?: readonly { x: number; y: number; w?: number; h?: number; text: string }[];
}

export interface ThreadSeed {
  cooperation_id: string;
  ip_id: string;
  member_id: string;
  kind?: ThreadKind;
  product_name?: string;
  state?: ThreadState;
  corrects_id?: string;
  rounds: readonly RoundSeed[];
}

/** A thread with its rounds as the server writes them. */
export async function plantThread(on: Fixtures, seed: ThreadSeed): Promise<string> {
  const { db } = on;
  const id = ulid();
  const { state = threadMachine.initial, rounds, ip_id, member_id } = seed;
  const turn = threadTurnOf(state);
  const first = rounds[0]!.at ?? ago(0, 1);
  const last = rounds.at(-1)!;
  const changed_at = last.decided ?? last.at ?? first;
  const days = turn === 'holder' ? DUE_DAYS.thread_answer : DUE_DAYS.thread_provide;
  const isSealed = state === 'confirmed';
  await db.insert('thread', {
    id,
    cooperation_id: seed.cooperation_id,
    ip_id,
    kind: seed.kind ?? 'product_design',
    product_name: seed.product_name ?? '帆布袋',
    corrects_id: seed.corrects_id ?? null,
    state,
    rounds: rounds.length,
    due_at: turn && addWorkingDays(changed_at, days),
    remind_at: turn && workingMorning(changed_at, days - 1),
    brand_final_at: last.final ? (last.at ?? first) : null,
    sealed_at: isSealed ? changed_at : null,
    sealed_by: isSealed ? member_id : null,
    sealed_for: isSealed ? member_id : null,
    changed_at,
    created_at: first,
  });
  await plantLine(on, {
    subject: threadMachine.name,
    subject_id: id,
    action: 'create',
    actor_type: 'system',
    to_state: threadMachine.initial,
    created_at: first,
  });
  for (const [at, round] of rounds.entries()) await plantRound(on, { id, ip_id, member_id }, at + 1, round);
  return id;
}

async function plantRound(
  { db }: Fixtures,
  { id: thread_id, ip_id, member_id }: { id: string; ip_id: string; member_id: string },
  number: number,
  { images, usage = 'draft_image', final, pins = [], decision, at = ago(0, 1), ...round }: RoundSeed,
): Promise<void> {
  const id = ulid();
  const decided_at = decision ? (round.decided ?? at) : null;
  await db.insert('thread_round', {
    id,
    thread_id,
    number,
    staff_id: usage === 'desk_draft_image' ? round.staff_id! : null,
    text: round.text ?? null,
    tracking_number: round.tracking_number ?? null,
    final: final ? 1 : 0,
    decision: decision ?? null,
    feedback: round.feedback ?? null,
    decided_at,
    decided_by: decision ? member_id : null,
    holder_seen_at: decided_at,
    created_at: at,
  });
  await db.insertAll(
    'round_file',
    images.map((file_id, place) => ({ round_id: id, file_id, side: 'draft', place })),
  );
  await db.insertAll(
    'file_use',
    images.map((file_id) => ({
      subject_id: id,
      place: 'live',
      field: 'draft_images',
      file_id,
      ip_id,
      open: 0,
    })),
  );
  if (images.length)
    await db.execute('UPDATE uploaded_file SET linked_at = NOW(3) WHERE id IN (?)', [images]);
  await db.insertAll(
    'round_pin',
    pins.map(({ x, y, w = null, h = null, text }, place) => ({
      id: ulid(),
      round_id: id,
      file_id: images[0]!,
      place,
      x,
      y,
      w,
      h,
      text,
    })),
  );
}
