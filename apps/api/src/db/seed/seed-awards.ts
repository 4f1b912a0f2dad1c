import {
  AWARD_PUBLISHED,
  awardMachine,
  type AwardState,
  type ProposedEntry,
  PLATFORM_SHARE,
  REGISTRATION_PASSED,
  tenderResultMachine,
  ulid,
} from '@ipw/domain';
import { sealBuyer } from '../../opportunity/sheet.view';
import { ago, type Fixtures, plantLine } from './plant';
import { plantGoods } from './plant-codes';

/** Comments to the entrants of a project by the order of their entries; the first is awarded. */
const COMMENTS = ['形象与产品最契合，延展方案完整。', '创意很好，但与品牌的气质略有距离。'];

interface DemoAward {
  tender_id: string;
  state: Exclude<AwardState, 'open'>;
  proposed_by: string;
  published_by?: string;
  /** Days ago. */
  proposed: number;
  published?: number;
  /** Why nobody is awarded. */
  none?: string;
}

/** The result of an ended project, proposed or published with what follows from it. */
async function plantAward(on: Pick<Fixtures, 'db' | 'cipher'>, award: DemoAward): Promise<void> {
  const { db, cipher } = on;
  const { tender_id, state, proposed_by, published_by = null } = award;
  const entries = await db.rows<{ id: string; ip_id: string }>(
    'SELECT id, ip_id FROM tender_registration WHERE tender_id = ? AND state = ? ORDER BY id',
    [tender_id, REGISTRATION_PASSED],
  );
  const proposed = entries.map(({ id }, at): ProposedEntry => ({
    registration_id: id,
    awarded: at === 0 && !award.none ? 1 : 0,
    comment: award.none ? COMMENTS[1]! : (COMMENTS[at] ?? COMMENTS[1]!),
    ...(at === 0 && !award.none && { rank: 1 }),
  }));
  const published_at = award.published === undefined ? null : ago(award.published);
  await db.update(
    'tender_award',
    {
      state,
      proposal: JSON.stringify(proposed),
      no_award_reason: award.none ?? null,
      proposed_by,
      published_by,
      published_at,
      version: published_at ? 3 : 2,
    },
    { id: tender_id },
  );
  const line = { subject: awardMachine.name, subject_id: tender_id, actor_type: 'staff' } as const;
  await plantLine(on, {
    ...line,
    ...{ actor_id: proposed_by, action: 'propose', from_state: awardMachine.initial },
    ...{ to_state: awardMachine.actions.propose.to as string, created_at: ago(award.proposed) },
  });
  if (!published_at) return;
  await plantLine(on, {
    ...line,
    ...{ actor_id: published_by, action: 'publish', from_state: awardMachine.actions.propose.to as string },
    ...{ to_state: AWARD_PUBLISHED, created_at: published_at },
  });
  const { brand_name, title } = (await db.one<{ brand_name: string; title: string }>(
    `SELECT brand_name, JSON_UNQUOTE(JSON_EXTRACT(texts, '$."zh-CN".title')) AS title FROM tender WHERE id = ?`,
    [tender_id],
  ))!;
  for (const [at, { id, ip_id }] of entries.entries()) {
    const { awarded, comment, rank } = proposed[at]!;
    const { award: won, decline } = tenderResultMachine.actions;
    await db.update(
      'tender_registration',
      {
        result: (awarded ? won : decline).to as string,
        rank: rank ?? null,
        comment,
        result_at: published_at,
      },
      { id },
    );
    if (!awarded) continue;
    const cooperation = ulid(published_at.getTime());
    const buyer = { buyer_name: brand_name, company_name: brand_name, area_code: '', phone_number: '' };
    await db.insert('cooperation', {
      // Unlike the numbers of other cooperations of the demo.
      coop_no: `260103${cooperation.slice(-6)}`,
      ...{ id: cooperation, ip_id, origin: 'tender', origin_id: id, source: 'platform' },
      ...{ share_percent: PLATFORM_SHARE.platform, created_at: published_at },
      buyer: sealBuyer(cipher, 'cooperation', cooperation, buyer),
    });
    await plantGoods(on, {
      ...{ ip_id, project_name: title, product_name: title, licensee: brand_name, created_at: published_at },
      ...{ creation: 'system', image_id: null, price_fen: null },
    });
  }
}

/** The fourth project has a result to be confirmed, the seventh and the eighth a published one, the ninth none yet. */
export async function plantAwards(
  on: Pick<Fixtures, 'db' | 'cipher'>,
  tenders: readonly string[],
  { reviewer, admin }: { reviewer: string; admin: string },
): Promise<void> {
  await plantAward(on, { tender_id: tenders[3]!, state: 'proposed', proposed_by: admin, proposed: 2 });
  await plantAward(on, {
    ...{ tender_id: tenders[6]!, state: 'published', proposed_by: reviewer, proposed: 23 },
    ...{ published_by: admin, published: 22 },
  });
  await plantAward(on, {
    ...{ tender_id: tenders[7]!, state: 'published', proposed_by: reviewer, proposed: 2 },
    ...{ published_by: admin, published: 1, none: '没有方案能在预算内完成大型灯组。' },
  });
}
