import type { ThreadKind, ThreadState, Usage } from '@ipw/domain';
import { artistWork } from './art';
import { drawn } from './drawn';
import { ago, type Fixtures, plantPicture } from './fixtures';
import { booklet, PAGE } from './booklet';
import { plantDocument } from './plant-document';
import { plantImageRequests } from './seed-image-requests';
import { ownerOfPhone, plantCooperation, plantThread, type RoundSeed } from './plant-cooperations';
import { sharp } from '../../core/files/sharp';

/** The phone of the brand that the demo's first contract names. */
const BRAND_PHONE = '13700002026';

type Round = Omit<RoundSeed, 'images' | 'at' | 'decided'> & {
  /** Days since it was sent, and since it was answered. */
  days: number;
  answered?: number;
  /** With a document of two pages. */
  document?: boolean;
};
interface Demo {
  kind: ThreadKind;
  product_name: string;
  state: ThreadState;
  rounds: readonly Round[];
}

/** A thread in every state. */
const THREADS: readonly Demo[] = [
  {
    kind: 'product_design',
    product_name: '狐狸帆布袋',
    state: 'waiting',
    rounds: [
      {
        days: 6,
        answered: 4,
        text: '第一稿，正面主图。',
        decision: 'continue_providing',
        feedback: '整体很好，尾巴和边距请再调整。',
        pins: [
          { x: 0.62, y: 0.7, text: '尾巴再蓬松一些' },
          { x: 0.05, y: 0.05, w: 0.9, h: 0.12, text: '上方留出缝线的边距' },
        ],
      },
      {
        days: 1,
        document: true,
        text: '尾巴和边距已调整，另附样品和工艺说明。',
        tracking_number: 'SF1088123456789',
      },
    ],
  },
  {
    kind: 'product_design',
    product_name: '节气书签',
    state: 'continue_providing',
    rounds: [
      {
        days: 5,
        answered: 3,
        decision: 'continue_providing',
        feedback: '二十四枚的配色请与主视觉统一。',
        pins: [{ x: 0.5, y: 0.4, text: '这里的蓝偏冷' }],
      },
    ],
  },
  {
    kind: 'material_design',
    product_name: '快闪店海报',
    state: 'approved',
    rounds: [{ days: 4, answered: 2, decision: 'approved', feedback: '可以，请出定稿。' }],
  },
  {
    kind: 'material_design',
    product_name: '礼盒腰封',
    state: 'unconfirmed',
    rounds: [{ days: 1, final: true, text: '定稿，出血 3 毫米。' }],
  },
  {
    kind: 'product_design',
    product_name: '陶瓷杯',
    state: 'confirmed',
    rounds: [
      { days: 12, answered: 10, decision: 'continue_providing', feedback: '杯底加上编号。' },
      { days: 8, answered: 7, final: true, decision: 'approved' },
    ],
  },
];

/** A contract of the first IP with a thread in every state, one whose brand has no contact, and one that has ended. */
export async function plantCooperations(
  on: Fixtures,
  [member_id]: string[],
  [ip_id]: string[],
  admin: string,
): Promise<void> {
  const made = { ip_id: ip_id! };
  const id = await plantCooperation(on, {
    ...made,
    title: '四季联名系列',
    company_name: '青禾文创',
    buyer_name: '林经理',
    phone_number: BRAND_PHONE,
    contract_number: 'QH-2026-018',
    starts_on: '2026-09-01',
    ends_on: '2027-08-31',
    created_at: ago(20),
  });
  let drawing = 0;
  const draftOf = async (usage: Usage, owner: string, at: Date) =>
    plantPicture(
      on,
      owner,
      usage,
      await drawn(artistWork(90 + (drawing += 1), { width: 640, height: 640 })),
      'draft.png',
      false,
      at,
    );
  const drawnPage = async () =>
    sharp(await drawn(artistWork(90 + (drawing += 1), PAGE)))
      .jpeg({ quality: 82 })
      .toBuffer();
  const documentOf = async (owner: string, at: Date) => {
    const bytes = booklet([{ jpeg: await drawnPage() }, { jpeg: await drawnPage() }]);
    return plantDocument(on, owner, 'draft_image', bytes, 'draft.pdf', at);
  };
  const owner = ownerOfPhone(on.cipher, BRAND_PHONE);
  for (const { rounds, ...thread } of THREADS)
    await plantThread(on, {
      ...thread,
      cooperation_id: id,
      ip_id: ip_id!,
      member_id: member_id!,
      rounds: await Promise.all(
        rounds.map(async ({ days, answered, document, ...round }) => ({
          ...round,
          at: ago(days),
          ...(answered !== undefined && { decided: ago(answered) }),
          images: [
            await draftOf('draft_image', owner, ago(days)),
            ...(document ? [await documentOf(owner, ago(days))] : []),
          ],
        })),
      ),
    });
  const unattended = await plantCooperation(on, {
    ...made,
    title: '博物馆文创',
    company_name: '山南博物馆',
    buyer_name: '馆方',
    phone_number: '',
    created_at: ago(9),
  });
  await plantThread(on, {
    cooperation_id: unattended,
    ip_id: ip_id!,
    member_id: member_id!,
    product_name: '拼图',
    state: 'continue_providing',
    rounds: [
      {
        images: [await draftOf('desk_draft_image', admin, ago(8))],
        usage: 'desk_draft_image',
        staff_id: admin,
        at: ago(8),
        decision: 'continue_providing',
        feedback: '请把边框做成圆角。',
        decided: ago(6),
      },
    ],
  });
  const over = await plantCooperation(on, {
    ...made,
    title: '去年的月饼礼盒',
    company_name: '集雅礼品',
    state: 'ended',
    created_at: ago(300),
    ends_on: '2026-06-30',
  });
  await plantThread(on, {
    cooperation_id: over,
    ip_id: ip_id!,
    member_id: member_id!,
    kind: 'material_design',
    product_name: '外盒',
    state: 'ended',
    rounds: [
      {
        images: [await draftOf('draft_image', owner, ago(200))],
        at: ago(200),
      },
    ],
  });
  await plantImageRequests(on, { member_id: member_id!, ip_id: ip_id!, active: id, over });
}
