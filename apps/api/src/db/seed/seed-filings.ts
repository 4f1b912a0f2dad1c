import { FILING_FEN, filingMachine, type FilingState } from '@ipw/domain';
import { artistWork, proofDocument } from './art';
import { booklet, PAGE } from './booklet';
import { DEMO_MEMBERS } from './demo';
import { drawn } from './drawn';
import { ago, type Fixtures, plantFiling, type FilingSeed, plantPicture } from './fixtures';
import { plantDocument } from './plant-document';
import { plantLine } from './plant';
import { requestInvoice } from './seed-code-money';
import { VOUCHER } from './seed-codes';
import { sharp } from '../../core/files/sharp';

interface DemoFiling extends Pick<FilingSeed, 'title' | 'work_kind' | 'reason_code' | 'reason' | 'pay'> {
  /** Places of the member and the IP in the demo. */
  member: number;
  ip: number;
  state: FilingState;
  days: number;
  /** The actions that led to its state, by the member or staff. */
  steps: readonly (readonly ['member' | 'staff', string])[];
  /** Whether its invoice was asked for. */
  invoice?: boolean;
}

/** A filing in every state. The first member, the demo's holder, sees all that waits for them and one certificate. */
const DEMO: readonly DemoFiling[] = [
  {
    ...{ member: 0, ip: 0, state: 'certified', days: 9, title: '山茶狐·作品', work_kind: 'character' },
    steps: [
      ['member', 'submit'],
      ['staff', 'send'],
      ['staff', 'certify'],
    ],
  },
  {
    ...{ member: 0, ip: 0, state: 'rejected', days: 5, title: '山茶狐·海报', work_kind: 'design' },
    ...{ reason_code: 'pictures_unclear', reason: '海报下半部分被裁切，请上传完整画面。' },
    steps: [
      ['member', 'submit'],
      ['staff', 'reject'],
    ],
  },
  {
    ...{ member: 0, ip: 0, state: 'draft', days: 1, title: '山茶狐·四季茶席', work_kind: 'art' },
    steps: [],
  },
  {
    ...{
      member: 0,
      ip: 0,
      state: 'submitted',
      days: 1,
      title: '山茶狐·春茶',
      work_kind: 'art',
      pay: 'wallet',
    },
    steps: [['member', 'submit']],
  },
  {
    ...{ member: 0, ip: 0, state: 'processing', days: 1, title: '山茶狐·茶席', work_kind: 'art' },
    ...{ pay: 'wallet', invoice: true },
    steps: [
      ['member', 'submit'],
      ['staff', 'send'],
    ],
  },
  {
    ...{ member: 1, ip: 1, state: 'submitted', days: 2, title: '云岭·夜雨', work_kind: 'art', pay: 'bank' },
    steps: [
      ['member', 'submit'],
      ['member', 'voucher'],
    ],
  },
  {
    ...{ member: 1, ip: 1, state: 'submitted', days: 1, title: '云岭·山居图', work_kind: 'art' },
    steps: [['member', 'submit']],
  },
  {
    ...{ member: 2, ip: 2, state: 'processing', days: 1, title: '铁皮小六·四格', work_kind: 'comic' },
    steps: [
      ['member', 'submit'],
      ['staff', 'send'],
    ],
  },
  {
    ...{ member: 3, ip: 3, state: 'correction', days: 2, title: '锦鲤阿顺·年画', work_kind: 'art' },
    ...{ reason_code: 'information_wrong', reason: '首次发表日期早于完成日期，请核对。' },
    steps: [
      ['member', 'submit'],
      ['staff', 'ask_correction'],
    ],
  },
];
const NUMBER = 'DEMO-2026-20070';

async function certificateOf(fixtures: Fixtures, reviewer: string, title: string, at: Date): Promise<string> {
  const page = await drawn(
    proofDocument(70, {
      ipName: title,
      holder: DEMO_MEMBERS[0]!.username,
      number: NUMBER,
      title: '作品登记证书',
      lines: [`作品名称：${title}`],
    }),
  );
  const jpeg = await sharp(page)
    .resize(PAGE.width, PAGE.height, { fit: 'fill' })
    .jpeg({ quality: 88 })
    .toBuffer();
  return plantDocument(fixtures, reviewer, 'filing_certificate', booklet([{ jpeg }]), '作品登记证书.pdf', at);
}

export async function plantFilings(
  fixtures: Fixtures,
  members: readonly string[],
  ips: readonly string[],
  reviewer: string,
): Promise<void> {
  for (const [place, { member, ip, days, steps, invoice, ...seed }] of DEMO.entries()) {
    const member_id = members[member]!;
    const at = ago(days);
    const title = seed.title!;
    const picture = await plantPicture(
      fixtures,
      member_id,
      'filing_image',
      await drawn(artistWork(40 + place, { width: 640, height: 640 })),
      `${title}.jpg`,
    );
    const voucher_image =
      seed.pay === 'bank' &&
      (await plantPicture(
        fixtures,
        member_id,
        'voucher',
        await sharp(Buffer.from(VOUCHER)).png().toBuffer(),
        '汇款凭证.png',
      ));
    const certified = seed.state === filingMachine.actions.certify.to;
    const id = await plantFiling(fixtures, {
      ...seed,
      member_id,
      ip_id: ips[ip]!,
      at,
      pictures: [picture],
      completed_on: '2025-11-08',
      holder_kind: 'self',
      ...(voucher_image && { voucher_image }),
      ...(certified && {
        registration_number: NUMBER,
        certificate_file: await certificateOf(fixtures, reviewer, title, at),
      }),
    });
    if (invoice) {
      const of = { subject: filingMachine.name, order_id: id, amount_fen: FILING_FEN };
      await requestInvoice(fixtures, of, member_id);
    }
    for (const [hours, [actor_type, action]] of ([['member', 'create'], ...steps] as const).entries())
      await plantLine(fixtures, {
        subject: filingMachine.name,
        subject_id: id,
        action,
        actor_type,
        actor_id: actor_type === 'member' ? member_id : reviewer,
        created_at: new Date(at.getTime() + hours * 3_600_000),
      });
  }
}
