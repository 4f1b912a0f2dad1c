import { REGISTRATION_OUT, ulid } from '@ipw/domain';
import { ago, type Fixtures } from './fixtures';
import { plantBar } from './plant-bar';
import { plantObjection } from './plant-objection';
import { plantTenderBrand } from './plant-tender-brand';

const DAY_MS = 86_400_000;

interface Staff {
  reviewer: string;
  admin: string;
  /** A reviewer without a part in the results. */
  second: string;
}

/** Points of the fourth project's and of the seventh's entries, by criterion, in the order of the entries. */
const SCORES: readonly (readonly [
  tender: number,
  by: 'reviewer' | 'admin',
  points: number[],
  remark?: string,
])[] = [
  [3, 'admin', [8, 7, 8], '延展方案可以直接打样。'],
  [6, 'reviewer', [9, 8, 8]],
  [6, 'reviewer', [7, 8, 6], '创意有余，和产品略远。'],
  [6, 'admin', [8, 9, 8]],
  [6, 'admin', [7, 7, 7]],
];

/** The same by the brands, of the first entry: one still scores, the other's result is out. */
const BRAND: readonly (readonly [tender: number, points: number[], remark: string])[] = [
  [3, [9, 8, 7], '和产品调性最近，希望看到小规格包装。'],
  [6, [9, 9, 8], '故事完整，门店可以直接使用。'],
];

/** Scores of ended projects, objections to published results, one of them open, and a bar after a disqualified entry. */
export async function plantObjections(
  fixtures: Fixtures,
  tenders: readonly string[],
  staff: Staff,
): Promise<void> {
  const { db } = fixtures;
  const entriesOf = (at: number) =>
    db.rows<{ id: string; ip_id: string; submitted_by: string; state: string }>(
      'SELECT id, ip_id, submitted_by, state FROM tender_registration WHERE tender_id = ? ORDER BY id',
      [tenders[at]!],
    );
  const scored = new Map<string, number>();
  for (const [at, by, points, remark = null] of SCORES) {
    const entries = await entriesOf(at);
    const place = scored.get(`${by} ${String(at)}`) ?? 0;
    scored.set(`${by} ${String(at)}`, place + 1);
    const row = { tender_id: tenders[at]!, registration_id: entries[place]!.id, staff_id: staff[by] };
    await db.insert('tender_score', { id: ulid(), ...row, points: JSON.stringify(points), remark });
  }
  for (const [at, points, remark] of BRAND) {
    const [first] = await entriesOf(at);
    await plantTenderBrand(fixtures, tenders[at]!, {
      scores: [{ registration_id: first!.id, points, remark }],
    });
  }
  const [, other] = await entriesOf(6);
  await plantObjection(fixtures, {
    tender_id: tenders[6]!,
    registration_id: other!.id,
    ip_id: other!.ip_id,
    member_id: other!.submitted_by,
    statement: '公告写明“可延展性”占 25%，我们提交了六款延展，评语中没有提到，请核对评分。',
    contested_at: ago(22),
    objected: ago(20),
    decided: {
      action: 'dismiss',
      by: staff.second,
      at: ago(17),
      reason: '已核对两位评审的评分表：延展性一项已计入六款延展，总分仍低于中标方。',
    },
  });
  const [lanterns] = await entriesOf(7);
  // The very time of the publication: an entrant objects to each once.
  const contested = await db.one<{ published_at: Date }>(
    'SELECT published_at FROM tender_award WHERE id = ?',
    [tenders[7]!],
  );
  await plantObjection(fixtures, {
    tender_id: tenders[7]!,
    registration_id: lanterns!.id,
    ip_id: lanterns!.ip_id,
    member_id: lanterns!.submitted_by,
    statement: '我们的方案附有两家制作方的报价，均在公布的预算内，请复核。',
    contested_at: contested!.published_at,
    objected: ago(0, 5),
  });
  const out = (await entriesOf(1)).find(({ state }) => state === REGISTRATION_OUT)!;
  await plantBar(fixtures, {
    ...{ registration_id: out.id, ip_id: out.ip_id, member_id: out.submitted_by, by: staff.admin },
    ...{ barred: ago(1), until: new Date(Date.now() + 364 * DAY_MS) },
  });
}
