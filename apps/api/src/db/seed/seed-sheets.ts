import {
  addWorkingDays,
  DUE_DAYS,
  type SheetAction,
  sheetMachine,
  type SheetState,
  shanghaiDay,
} from '@ipw/domain';
import { DEMO_IPS } from './demo';
import { ago, type Fixtures, plantMessage, plantSheet } from './fixtures';
import { plantLine } from './plant';
import type { SheetSeed } from './plant-sheets';

type Step = readonly [days: number, action: SheetAction];
interface Demo extends Omit<SheetSeed, 'ip_id'> {
  /** Days since it was sent. */
  days: number;
  /** What happened since. */
  steps?: readonly Step[];
}

/** What buyers ask of an IP: a sheet in every state, for each side one that waits, and two by the private link. */
const SHEETS: readonly Demo[] = [
  {
    days: 0,
    sku_id: 9,
    buy_num: 3000,
    sku_describe: '亲子民宿的儿童睡袋与抱枕，春季上新，需要两款主视觉。',
    other_describe: '希望先看样张，可以视频沟通，一三八零零一三八零零零',
    buyer_name: '周女士',
    company_name: '拾光民宿',
  },
  {
    days: 3,
    steps: [[2, 'fail']],
    sku_id: 31,
    sku_describe: '想聊聊。',
    buyer_name: '刘先生',
    reason_code: 'unclear',
    reason: '请写明产品与数量。',
  },
  {
    days: 2,
    steps: [[1, 'pass']],
    sku_id: 17,
    buy_num: 5000,
    sku_describe: '联名帆布袋，两个尺寸，四种图案。',
    company_case: '与三家博物馆合作过文创袋。',
    buyer_name: '林经理',
    company_name: '青禾文创',
  },
  {
    days: 4,
    steps: [
      [3, 'pass'],
      [1, 'agree'],
    ],
    sku_id: 9,
    buy_num: 800,
    sku_describe: '限量陶瓷杯一套四只，编号发售。',
    buyer_name: '沈先生',
    company_name: '白川器物',
    answer: '可以合作，限华东地区，建议采用四季系列。',
  },
  {
    days: 6,
    steps: [
      [5, 'pass'],
      [3, 'agree'],
      [1, 'consult_return'],
    ],
    sku_id: 18,
    buy_num: 1500,
    sku_describe: '茶饮店杯套与周边贴纸，限时一个月。',
    buyer_name: '蒋女士',
    company_name: '半盏茶',
    answer: '可以。',
    note: '请写明授权期限与地区，买家才好确认。',
  },
  {
    days: 7,
    steps: [
      [6, 'pass'],
      [4, 'agree'],
      [1, 'consult_pass'],
    ],
    sku_id: 5,
    buy_num: 12000,
    sku_describe: '校园笔记本，三种封面。',
    buyer_name: '赵女士',
    company_name: '一笔文具',
    answer: '同意授权，请在定稿前提供两轮打样。',
  },
  {
    days: 26,
    steps: [
      [25, 'pass'],
      [22, 'agree'],
      [21, 'consult_pass'],
      [20, 'confirm'],
    ],
    sku_id: 12,
    buy_num: 6000,
    sku_describe: '城市书店的限定书签与帆布袋。',
    buyer_name: '高经理',
    company_name: '山南书店',
    answer: '同意，期待合作。',
  },
  {
    days: 15,
    steps: [
      [14, 'pass'],
      [12, 'reject'],
    ],
    sku_id: 11,
    buy_num: 300,
    sku_describe: '电子烟配件外观。',
    buyer_name: '王先生',
    reason_code: 'not_fitting',
  },
  {
    days: 11,
    steps: [
      [10, 'pass'],
      [9, 'abandon'],
    ],
    sku_id: 2,
    buy_num: 1000,
    sku_describe: '快闪店主题装置。',
    buyer_name: '何女士',
  },
  {
    days: 40,
    steps: [
      [39, 'pass'],
      [25, 'lapse'],
    ],
    sku_id: 4,
    buy_num: 2000,
    sku_describe: '露营灯外壳图案。',
    buyer_name: '许先生',
    company_name: '野火户外',
  },
  {
    days: 1,
    steps: [[0, 'pass']],
    source: 'private_link',
    sku_id: 18,
    buy_num: 400,
    sku_describe: '老客户定制礼盒。',
    buyer_name: '方女士',
    company_name: '集雅礼品',
  },
  {
    days: 34,
    steps: [
      [33, 'pass'],
      [31, 'agree'],
      [30, 'consult_pass'],
      [29, 'confirm'],
    ],
    source: 'private_link',
    sku_id: 18,
    buy_num: 200,
    sku_describe: '茶馆周年纪念茶罐。',
    buyer_name: '方女士',
    company_name: '集雅礼品',
    answer: '老朋友，照旧。',
  },
];

/** What an action writes besides the state. */
const AT: Partial<Record<SheetAction, keyof SheetSeed>> = {
  pass: 'checked_at',
  fail: 'checked_at',
  agree: 'answered_at',
  consult_pass: 'consulted_at',
  consult_return: 'consulted_at',
};
const CONSULT: Partial<Record<SheetAction, SheetSeed['consult']>> = {
  agree: 'pending',
  consult_pass: 'passed',
  consult_return: 'returned',
};

/** Sheets to the first holder's IP, with their history, and the messages about those that wait for the holder. */
export async function plantSheets(
  fixtures: Fixtures,
  [holder]: string[],
  [ip_id]: string[],
  staff: Record<'reviewer' | 'consultant', string>,
): Promise<void> {
  for (const [at, { days, steps = [], ...seed }] of SHEETS.entries()) {
    const created_at = ago(days, 2);
    const timed: Partial<SheetSeed> = {};
    let state: SheetState = sheetMachine.initial;
    for (const [past, action] of steps) {
      const key = AT[action];
      if (key) Object.assign(timed, { [key]: ago(past, 1) });
      if (CONSULT[action]) timed.consult = CONSULT[action];
      state = sheetMachine.actions[action].to as SheetState;
      timed.ended_at = ago(past, 1);
    }
    const sheet_no = `${shanghaiDay(created_at).slice(2).replaceAll('-', '')}DEM${String(at + 1).padStart(3, '0')}`;
    const subject_id = await plantSheet(fixtures, {
      ip_id: ip_id!,
      sheet_no,
      state,
      created_at,
      ...timed,
      ...seed,
    });
    const line = { subject: sheetMachine.name, subject_id };
    await plantLine(fixtures, {
      ...line,
      action: 'create',
      actor_type: 'visitor',
      to_state: sheetMachine.initial,
      created_at,
    });
    let from_state: SheetState = sheetMachine.initial;
    for (const [past, action] of steps) {
      const { by, to } = sheetMachine.actions[action];
      const to_state = to as SheetState;
      const actor =
        by === 'owner'
          ? { actor_type: 'member' as const, actor_id: holder! }
          : by === 'sheet:review'
            ? { actor_type: 'staff' as const, actor_id: staff.reviewer }
            : by === 'sheet:consult'
              ? { actor_type: 'staff' as const, actor_id: staff.consultant }
              : { actor_type: by === 'buyer' ? ('visitor' as const) : ('system' as const) };
      await plantLine(fixtures, {
        ...line,
        ...actor,
        action,
        from_state,
        to_state,
        created_at: ago(past, 1),
      });
      from_state = to_state;
    }
    const [last] = steps.at(-1) ?? [];
    if (
      seed.source !== 'private_link' &&
      last !== undefined &&
      (state === 'unreplied' || timed.consult === 'returned')
    )
      await plantMessage(
        fixtures.db,
        holder!,
        state === 'unreplied' ? 'sheet_received' : 'sheet_returned',
        {
          ip_name: DEMO_IPS[0]!.name,
          ip_id: ip_id!,
          sheet_id: subject_id,
          due: shanghaiDay(addWorkingDays(ago(last, 1), DUE_DAYS.sheet_answer)),
        },
        ago(last, 1),
      );
  }
}
