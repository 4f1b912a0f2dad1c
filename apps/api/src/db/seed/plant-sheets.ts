import {
  addWorkingDays,
  type Consult,
  type DealSource,
  DUE_DAYS,
  locateContacts,
  MATCHED,
  OPEN_SHEETS,
  PLATFORM_SHARE,
  type SheetState,
  type Turn,
  turnOf,
  ulid,
} from '@ipw/domain';
import { phoneHash } from '../../core/security/phone.service';
import { sealBuyer } from '../../opportunity/sheet.view';
import { ago, type Fixtures } from './plant';

export interface SheetSeed {
  ip_id: string;
  sheet_no?: string;
  state?: SheetState;
  consult?: Consult;
  source?: DealSource;
  sku_id?: number;
  buy_num?: number;
  sku_describe?: string;
  company_case?: string;
  other_describe?: string;
  buyer_name?: string;
  company_name?: string;
  phone_number?: string;
  answer?: string;
  reason_code?: string;
  reason?: string;
  note?: string;
  created_at?: Date;
  checked_at?: Date;
  answered_at?: Date;
  consulted_at?: Date;
  ended_at?: Date;
}

/** Working days of the party or staff whose turn it is. */
const DAYS: Readonly<Record<Turn, number>> = {
  staff: DUE_DAYS.sheet_check,
  holder: DUE_DAYS.sheet_answer,
  consultant: DUE_DAYS.sheet_consult,
  buyer: DUE_DAYS.sheet_confirm,
};

/** Words for answers of an IP. */
export async function plantTemplate({ db }: Pick<Fixtures, 'db'>, ip_id: string): Promise<string> {
  const id = ulid();
  await db.insert('reply_template', { id, ip_id, template_name: '常用回复', answer: '可以授权，期限一年。' });
  return id;
}

let numbers = 0;

/** A sheet as the server writes it. */
export async function plantSheet(
  { db, cipher }: Pick<Fixtures, 'db' | 'cipher'>,
  seed: SheetSeed,
): Promise<string> {
  const id = ulid();
  const { state = 'unreplied', consult = null, source = 'platform', created_at = ago(1) } = seed;
  const phone_number = seed.phone_number ?? `137${String((numbers += 1)).padStart(8, '0')}`;
  const phone_hash = phoneHash(cipher, { area_code: '86', phone_number });
  const open = OPEN_SHEETS.includes(state);
  const turn = turnOf(state, consult);
  const answered_at = seed.answer === undefined ? null : (seed.answered_at ?? created_at);
  const { checked_at = null, consulted_at = null } = seed;
  const buyer = {
    buyer_name: seed.buyer_name ?? '林经理',
    company_name: seed.company_name ?? null,
    area_code: '86',
    phone_number,
  };
  const texts = [seed.sku_describe, seed.company_case, seed.other_describe];
  await db.insert('sheet', {
    id,
    sheet_no: seed.sheet_no ?? `260101${String((numbers += 1)).padStart(6, '0')}`,
    ip_id: seed.ip_id,
    state,
    consult,
    source,
    share_percent: PLATFORM_SHARE[source],
    sku_id: seed.sku_id ?? 31,
    buy_num: seed.buy_num ?? null,
    request: JSON.stringify({
      sku_describe: seed.sku_describe ?? '联名帆布袋',
      company_case: seed.company_case ?? null,
      other_describe: seed.other_describe ?? null,
    }),
    buyer: sealBuyer(cipher, 'sheet', id, buyer),
    phone_hash,
    open_key: open ? cipher.blind('sheet', `${phone_hash} ${seed.ip_id}`) : null,
    language: 'zh-CN',
    contacts: texts.reduce((sum, text) => sum + locateContacts(text ?? '').length, 0),
    answer: seed.answer ?? null,
    answered_at,
    checked_at,
    consulted_at,
    reason_code: seed.reason_code ?? null,
    reason: seed.reason ?? null,
    note: seed.note ?? null,
    due_at: turn && addWorkingDays(consulted_at ?? answered_at ?? checked_at ?? created_at, DAYS[turn]),
    ended_at: open ? null : (seed.ended_at ?? created_at),
    created_at,
  });
  if (state === MATCHED) {
    const cooperation = ulid();
    await db.insert('cooperation', {
      id: cooperation,
      ip_id: seed.ip_id,
      origin: 'sheet',
      origin_id: id,
      source,
      share_percent: PLATFORM_SHARE[source],
      coop_no: `260101${String((numbers += 1)).padStart(6, '0')}`,
      buyer: sealBuyer(cipher, 'cooperation', cooperation, buyer),
      phone_hash,
      created_at: seed.ended_at ?? created_at,
    });
  }
  return id;
}
