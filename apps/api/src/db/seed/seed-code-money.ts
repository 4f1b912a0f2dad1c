import { addWorkingDays, DUE_DAYS, FIRST_PRICES, invoiceMachine, refundMachine, ulid } from '@ipw/domain';
import { lettering } from './art';
import { booklet, PAGE } from './booklet';
import { ago, type Fixtures, plantInvoice, plantRefund } from './fixtures';
import { plantDocument } from './plant-document';
import { plantLine } from './plant';
import { sharp } from '../../core/files/sharp';

/** The member who asked, and the staff who answered. */
interface People {
  member_id: string;
  finance: string;
}

const INK = '#1c1b1f';
const RED = '#8f241e';
const PAPER = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(PAGE.width)}" height="${String(PAGE.height)}">
  <rect width="100%" height="100%" fill="#fff"/><g fill="none" stroke="${RED}" stroke-width="2"><rect x="48" y="150" width="648" height="420"/>
  <path d="M48 270h648M48 480h648M372 150v120"/></g>
  ${lettering(372, 90, '电子发票（普通发票）', 30, RED, { anchor: 'middle' })}
  ${lettering(372, 122, '样张 · 仅供演示', 15, RED, { anchor: 'middle' })}
  ${(
    [
      [64, 190, '购买方：杭州山茶文化有限公司'],
      [64, 222, '税号：91330106MA2CABCD12'],
      [388, 190, '销售方：IP 工作台'],
      [64, 316, '*印刷品*防伪标签'],
      [388, 316, '10,000 枚'],
      [560, 316, '¥800.00'],
      [64, 526, '价税合计：捌佰元整'],
      [560, 526, '¥800.00'],
      [64, 620, '发票号码：24332000000012345678'],
    ] as const
  )
    .map(([x, y, text]) => lettering(x, y, text, 16, INK))
    .join('')}</svg>`;

const plantHistory = (
  fixtures: Fixtures,
  subject: string,
  subject_id: string,
  lines: readonly (readonly [string, 'member' | 'staff', string, Date])[],
) =>
  Promise.all(
    lines.map(([action, actor_type, actor_id, created_at]) =>
      plantLine(fixtures, { subject, subject_id, action, actor_type, actor_id, created_at }),
    ),
  );

/** An invoice its member has asked for. */
export async function requestInvoice(
  fixtures: Fixtures,
  of: { subject?: string; order_id: string; amount_fen: number },
  member_id: string,
): Promise<void> {
  const at = ago(1);
  const id = await plantInvoice(fixtures, {
    ...of,
    due_at: addWorkingDays(at, DUE_DAYS.invoice),
    created_at: at,
  });
  await plantHistory(fixtures, invoiceMachine.name, id, [['request', 'member', member_id, at]]);
}

/** An issued invoice with its document, and a requested one. */
export async function plantInvoices(
  fixtures: Fixtures,
  { member_id, finance }: People,
  orders: { done: string; paid: string; ip_id: string },
): Promise<void> {
  const issued = await plantInvoice(fixtures, {
    order_id: orders.done,
    amount_fen: 80_000,
    state: 'issued',
    invoice_number: '24332000000012345678',
    issued_at: ago(24),
    created_at: ago(25),
  });
  const jpeg = await sharp(Buffer.from(PAPER)).jpeg({ quality: 88 }).toBuffer();
  const paper = booklet([{ jpeg }]);
  const file_id = await plantDocument(fixtures, finance, 'invoice_file', paper, '电子发票.pdf', ago(24));
  await fixtures.db.update('invoice', { file_id }, { id: issued });
  await fixtures.db.insert('file_use', {
    subject_id: issued,
    place: 'live',
    field: 'file',
    file_id,
    ip_id: orders.ip_id,
  });
  await requestInvoice(fixtures, { order_id: orders.paid, amount_fen: 16_000 }, member_id);
  await plantHistory(fixtures, invoiceMachine.name, issued, [
    ['request', 'member', member_id, ago(25)],
    ['issue', 'staff', finance, ago(24)],
  ]);
}

/** The refund of a rejected order, and a future price. */
export async function plantMoney(fixtures: Fixtures, order_id: string, reviewer: string, finance: string) {
  const at = ago(2);
  const refund = await plantRefund(fixtures, {
    order_id,
    due_at: addWorkingDays(at, DUE_DAYS.refund),
    created_at: at,
  });
  await plantHistory(fixtures, refundMachine.name, refund, [['create', 'staff', reviewer, at]]);
  const id = ulid();
  const valid_from = new Date(`${String(new Date().getFullYear() + 1)}-07-01T00:00:00+08:00`);
  await fixtures.db.insert('label_price', { id, ...FIRST_PRICES[0], unit_fen: 7, valid_from });
  await plantHistory(fixtures, 'label_price', id, [['create', 'staff', finance, ago(6)]]);
}
