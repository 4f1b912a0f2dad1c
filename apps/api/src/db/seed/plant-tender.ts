import {
  TENDER_OPEN,
  TENDER_WRITTEN,
  type TenderContent,
  tenderMachine,
  type TenderState,
  type TenderTexts,
  ulid,
} from '@ipw/domain';
import { columnsOf, filesOf } from '../../tender';
import { type Fixtures, plantLine } from './plant';

export const DAY_MS = 86_400_000;
const wording = { title: '春茶', body: '一款春茶的包装。', materials: '三张主视觉。', prize: '' };

export interface TenderSeed extends Partial<Omit<TenderContent, 'opens_at' | 'closes_at'>> {
  author: string;
  cover: string;
  /** By default since yesterday and until tomorrow. */
  opens_at?: Date;
  closes_at?: Date;
  state?: TenderState;
  /** Who answers questions. */
  consultant_id?: string | null;
  cancel_reason?: string;
  brand_contact?: Buffer | null;
  created_at?: Date;
  published_at?: Date;
  /** A change after publishing: when, why, and what it was before. */
  amended?: { at: Date; reason: string; before: Partial<TenderContent> };
}

/** A tender project as staff wrote and published it, with versions and history. */
export async function plantTender(on: Pick<Fixtures, 'db' | 'cipher'>, seed: TenderSeed): Promise<string> {
  const { author, state = TENDER_OPEN, cancel_reason, brand_contact, amended, ...given } = seed;
  const created_at = given.created_at ?? new Date(Date.now() - DAY_MS);
  const published_at = state === TENDER_WRITTEN ? null : (given.published_at ?? created_at);
  const texts: TenderTexts = given.texts ?? { 'zh-CN': wording, 'zh-TW': wording, en: wording };
  const content: TenderContent = {
    kind: given.kind ?? 'bidding',
    texts,
    cover: given.cover,
    brand_name: given.brand_name ?? '青禾',
    brand_logo: given.brand_logo ?? null,
    images: given.images ?? [],
    document: given.document ?? null,
    field_ids: given.field_ids ?? [18],
    ip_types: given.ip_types ?? [],
    kernels: given.kernels ?? [],
    opens_at: (given.opens_at ?? new Date(Date.now() - DAY_MS)).toISOString(),
    closes_at: (given.closes_at ?? new Date(Date.now() + DAY_MS)).toISOString(),
    most_entries: given.most_entries ?? null,
    sealed: given.sealed ?? 0,
    criteria: given.criteria ?? [{ weight: 100, names: { 'zh-CN': '创意', 'zh-TW': '創意', en: 'Idea' } }],
  };
  const id = ulid(created_at.getTime());
  await on.db.insert('tender', {
    id,
    ...columnsOf(content),
    brand_contact: brand_contact ?? null,
    state,
    consultant_id: given.consultant_id ?? null,
    cancel_reason: cancel_reason ?? null,
    published_at,
    created_at,
  });
  await on.db.insertAll(
    'tender_file',
    filesOf(content).map((file_id) => ({ tender_id: id, file_id })),
  );
  const line = {
    subject: tenderMachine.name,
    subject_id: id,
    actor_type: 'staff',
    actor_id: author,
  } as const;
  await plantLine(on, { ...line, action: 'create', to_state: tenderMachine.initial, created_at });
  if (!published_at) return id;
  await on.db.insert('tender_award', { id, created_at: published_at });
  const version = (number: number, reason: string | null, at: Date, what: TenderContent) =>
    on.db.insert('tender_version', {
      tender_id: id,
      number,
      reason,
      content: JSON.stringify(what),
      staff_id: author,
      created_at: at,
    });
  await version(1, null, published_at, { ...content, ...amended?.before });
  await plantLine(on, {
    ...line,
    action: 'publish',
    from_state: tenderMachine.initial,
    to_state: TENDER_OPEN,
    created_at: published_at,
  });
  if (amended) {
    await version(2, amended.reason, amended.at, content);
    await plantLine(on, { ...line, action: 'amend', reason: amended.reason, created_at: amended.at });
  }
  if (cancel_reason)
    await plantLine(on, {
      ...line,
      action: 'cancel',
      from_state: TENDER_OPEN,
      to_state: state,
      reason: cancel_reason,
      created_at: new Date(published_at.getTime() + DAY_MS),
    });
  return id;
}
