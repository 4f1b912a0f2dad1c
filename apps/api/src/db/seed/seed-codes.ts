import {
  addWorkingDays,
  codeBatchMachine,
  type CodeRequestAction,
  codeRequestMachine,
  DELIVERY_DAYS,
  DUE_DAYS,
  labelOrderMachine,
} from '@ipw/domain';
import { characterArt, lettering } from './art';
import { DEMO_IPS } from './demo';
import {
  ago,
  type Fixtures,
  batchNumber,
  plantBatch,
  plantCodeRequest,
  plantGoods,
  plantLabelOrder,
  plantLicensee,
  plantPicture,
} from './fixtures';
import { plantInvoices, plantMoney } from './seed-code-money';
import { plantScanned } from './seed-scans';
import { plantLine } from './plant';
import { sharp } from '../../core/files/sharp';

const INK = '#1c1b1f';
const RED = '#b4322a';
export const VOUCHER = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="560">
  <rect width="900" height="560" fill="#fdfcf8"/><rect x="30" y="30" width="840" height="500" fill="none" stroke="${RED}" stroke-width="4"/>
  ${lettering(450, 100, '电子转账凭证', 40, RED, { anchor: 'middle' })}
  ${['收款方：IP 工作台', '金额：¥400.00', '用途：防伪标签货款', '流水号：2026 1107 0042']
    .map((line, at) => lettering(80, 190 + at * 60, line, 26, INK))
    .join('')}</svg>`;

/** Goods, merchants, label orders and code requests of the demo's first holder, one in every state. */
export async function plantCodes(
  fixtures: Fixtures,
  members: string[],
  ips: string[],
  { reviewer, finance }: { reviewer: string; finance: string },
): Promise<void> {
  const [member_id, ip_id] = [members[0]!, ips[0]!];
  const { art } = DEMO_IPS[0] as { art: number };
  const picture = async (mood: 'scene' | undefined, name: string) =>
    plantPicture(
      fixtures,
      member_id,
      'goods_image',
      await sharp(Buffer.from(characterArt(art, { size: 640, ...(mood && { mood }) })))
        .png()
        .toBuffer(),
      `${name}.png`,
      true,
      ago(30),
    );
  const [plush, tea] = [
    await plantGoods(fixtures, {
      ip_id,
      image_id: await picture(undefined, '毛绒'),
      project_name: '春茶季',
      product_name: '山茶狐毛绒挂件',
      licensee: '云岭玩具',
      ordered: 110_000,
      issued: 3200,
      given: 3200,
      reserved: 800,
    }),
    await plantGoods(fixtures, {
      ip_id,
      image_id: await picture('scene', '茶罐'),
      project_name: '春茶季',
      product_name: '闻香茶罐',
      licensee: '武夷山房',
      price_fen: 16_800,
      ordered: 2000,
      issued: 500,
      given: 500,
    }),
  ];
  const [toys, house] = [
    await plantLicensee(fixtures, { ip_id, licensee_name: '云岭玩具', link_name: '林岚' }),
    await plantLicensee(fixtures, { ip_id, licensee_name: '武夷山房', link_name: '吴茗' }),
  ];
  const order = async (
    days: number,
    seed: Partial<Parameters<typeof plantLabelOrder>[1]>,
    acts: readonly string[] = [],
  ) => {
    const id = await plantLabelOrder(fixtures, {
      ip_id,
      member_id,
      goods_id: tea,
      created_at: ago(days),
      ...seed,
    });
    for (const [at, action] of ['create', ...acts].entries())
      await plantLine(fixtures, {
        subject: labelOrderMachine.name,
        subject_id: id,
        action,
        actor_type: at === 0 ? 'member' : 'staff',
        actor_id: at === 0 ? member_id : reviewer,
        created_at: new Date(ago(days).getTime() + at * 3_600_000 * 5),
      });
    return id;
  };
  await order(
    46,
    { quantity: 2000, paid: 1, state: 'completed', courier: '顺丰速运', tracking_number: 'SF1400200100' },
    ['confirm_payment', 'complete'],
  );
  const done = await order(
    45,
    {
      goods_id: plush,
      quantity: 10_000,
      paid: 1,
      state: 'completed',
      courier: '顺丰速运',
      tracking_number: 'SF1400200300',
    },
    ['confirm_payment', 'complete'],
  );
  const design = await order(
    41,
    {
      goods_id: plush,
      label_type: 'custom',
      quantity: 100_000,
      paid: 1,
      state: 'completed',
      decided_at: ago(29),
      courier: '顺丰速运',
      tracking_number: 'SF1400200400',
    },
    ['confirm_payment', 'complete'],
  );
  await order(5, {
    goods_id: plush,
    label_type: 'custom',
    quantity: 100_000,
    repeat_of: design,
    payment_type: 'bank',
  });
  await order(
    12,
    {
      quantity: 120_000,
      label_type: 'custom',
      state: 'rejected',
      reason_code: 'items_unconfirmed',
      reason: '请先与顾问确认茶罐的定稿，再下单。',
    },
    ['reject'],
  );
  const paid = await order(
    3,
    { quantity: 2000, paid: 1, due_at: addWorkingDays(ago(1), DELIVERY_DAYS.common.to) },
    ['confirm_payment'],
  );
  await plantInvoices(fixtures, { member_id, finance }, { done, paid, ip_id });
  const owed = await order(
    4,
    { quantity: 1000, paid: 1, state: 'rejected', reason_code: 'quantity_mismatch' },
    ['confirm_payment', 'reject'],
  );
  await plantMoney(fixtures, owed, reviewer, finance);
  await order(2, { quantity: 1000 });
  const paper = await sharp(Buffer.from(VOUCHER)).png().toBuffer();
  await order(1, {
    quantity: 5000,
    voucher_image: await plantPicture(fixtures, member_id, 'voucher', paper, '汇款凭证.png', true, ago(1)),
    due_at: addWorkingDays(ago(1), DUE_DAYS.voucher),
  });
  const line = (subject: string, subject_id: string, action: string, days: number, by: 'member' | 'staff') =>
    plantLine(fixtures, {
      subject,
      subject_id,
      action,
      actor_type: by,
      actor_id: by === 'member' ? member_id : reviewer,
      created_at: ago(days),
    });
  const request = async (
    days: number,
    seed: Pick<Parameters<typeof plantCodeRequest>[1], 'quantity' | 'state' | 'due_at' | 'reason_code'> &
      Partial<Pick<Parameters<typeof plantCodeRequest>[1], 'goods_id'>>,
    licensee_id = toys,
    act?: CodeRequestAction,
  ) => {
    const id = await plantCodeRequest(fixtures, {
      ip_id,
      member_id,
      goods_id: plush,
      licensee_id,
      created_at: ago(days),
      ...(seed.state && { decided_at: ago(days - 1) }),
      ...seed,
    });
    await line(codeRequestMachine.name, id, 'create', days, 'member');
    if (act) await line(codeRequestMachine.name, id, act, days - 1, 'staff');
    return id;
  };
  const batch = async (goods_id: string, licensee_id: string, quantity: number, revoked = '[]') => {
    const id = await plantBatch(fixtures, {
      ip_id,
      goods_id,
      request_id: await request(44, { quantity, state: 'handled', goods_id }, licensee_id, 'handle'),
      licensee_id,
      quantity,
      revoked,
      created_at: ago(43),
    });
    await line(codeBatchMachine.name, id, 'issue', 43, 'staff');
    return batchNumber(fixtures, id);
  };
  await plantScanned(fixtures, {
    ip_id,
    member_id,
    art,
    batches: [
      {
        number: await batch(plush, toys, 3200, '[[3000,3099]]'),
        quantity: 3200,
        daily: 9,
        revoked: [3000, 3099],
      },
      { number: await batch(tea, house, 500), quantity: 500, daily: 3 },
    ],
  });
  await request(9, { quantity: 500, state: 'rejected', reason_code: 'quantity_mismatch' }, house, 'reject');
  await request(1, { quantity: 800, due_at: addWorkingDays(ago(0), DUE_DAYS.code_request) });
}
