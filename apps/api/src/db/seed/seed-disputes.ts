import { claimPage } from '@ipw/domain';
import { proofDocument } from './art';
import { DEMO_MEMBERS } from './demo';
import { drawn } from './drawn';
import {
  ago,
  type Fixtures,
  plantClaim,
  plantComplaint,
  plantDispute,
  plantIp,
  plantMessage,
  plantPicture,
} from './fixtures';

/**
 * Objections in every state, and complaints of infringement. The first member, the demo's holder, objects to one claim, lost one objection, and had one of
 * their own claims revoked.
 */
export async function plantDisputes(
  fixtures: Fixtures,
  members: string[],
  ips: string[],
  reviewer: string,
): Promise<void> {
  const { db } = fixtures;
  const proof = async (member: number, number: number, name: string) =>
    plantPicture(
      fixtures,
      members[member]!,
      'rights_proof',
      await drawn(
        proofDocument(number, {
          ipName: name,
          holder: DEMO_MEMBERS[member]!.username,
          number: `DEMO-2026-${String(20_000 + number)}`,
          title: '作品登记证书',
          lines: [`作品名称：${name}`],
        }),
      ),
      '作品登记证书.jpg',
    );
  const object = async (
    member: number,
    owner: number,
    ip: number,
    more: Partial<Parameters<typeof plantDispute>[1]> = {},
  ) => {
    const ip_id = ips[ip]!;
    const found = await db.one<{ claim_id: string; ip_name: string }>(
      'SELECT c.id AS claim_id, ip.ip_name FROM claim c JOIN ip ON ip.id = c.ip_id WHERE c.ip_id = ? AND c.member_id = ?',
      [ip_id, members[owner]!],
    );
    const { claim_id, ip_name } = found!;
    await plantDispute(fixtures, {
      ip_id,
      claim_id,
      member_id: members[member]!,
      owner_id: members[owner]!,
      decided_by: reviewer,
      proof_images: [await proof(member, ip, ip_name)],
      ...more,
    });
  };
  await object(0, 4, 5, {
    submitted: ago(1, 4),
    statement: '该形象由我于 2019 年创作并登记，现附作品登记证书与最初的手稿扫描件。',
    answer: '该形象由我方团队于 2018 年设计，认领时已提交委托创作合同，合同约定著作权归我方所有。',
  });
  await object(0, 2, 2, {
    state: 'dismissed',
    submitted: ago(20),
    decided: ago(17),
    statement: '我认为该名称与我方商标近似。',
    reason: '所附商标的类别与该 IP 不同，不能证明权属。',
  });
  await plantComplaint(fixtures, {
    ip_id: ips[5]!,
    statement: '公开页第二组图片中的茶罐纹样与我 2020 年登记的美术作品实质相同，请核查。',
    submitted: ago(0, 20),
  });
  await plantComplaint(fixtures, {
    ip_id: ips[0]!,
    kind: 'trademark',
    state: 'dismissed',
    statement: '该 IP 的名称与我方注册商标近似，容易造成混淆。',
    answer: '我方名称的使用早于该商标的申请日，附最早的展览记录。',
    reason: '双方商品类别不同，投诉所附证明不足以说明侵权，相关内容予以保留。',
    submitted: ago(12),
    decided: ago(10),
    decided_by: reviewer,
  });
  await upheld(fixtures, members, reviewer, await proof(4, 60, '云岭山茶'));
}

/** A claim of the holder that another member's objection revoked, and that member's draft of a claim. */
async function upheld(
  fixtures: Fixtures,
  members: string[],
  reviewer: string,
  proofImage: string,
): Promise<void> {
  const [loser, objector] = [members[0]!, members[4]!];
  const ip_name = '云岭山茶';
  const reason = '异议人的登记证书早于原认领的证明。';
  const seed = { ip_name, intro: '山茶开在云岭的春天。' };
  const ip_id = await plantIp(fixtures, { ...seed, created_by: loser, listed: false, at: ago(31) });
  const next = await plantIp(fixtures, { ...seed, created_by: objector, listed: false, at: ago(5) });
  const claim_id = await plantClaim(fixtures, {
    ip_id,
    member_id: loser,
    state: 'revoked',
    submitted: ago(30),
    decided: ago(5),
    decided_by: reviewer,
    reason_code: 'objection_upheld',
    reason,
  });
  const new_claim_id = await plantClaim(fixtures, {
    ip_id: next,
    member_id: objector,
    state: 'new',
    proof_images: [proofImage],
  });
  await plantDispute(fixtures, {
    ip_id,
    claim_id,
    member_id: objector,
    owner_id: loser,
    state: 'upheld',
    submitted: ago(9),
    decided: ago(5),
    decided_by: reviewer,
    proof_images: [proofImage],
    reason,
    new_claim_id,
  });
  const args = { ip_name, reason };
  const page = claimPage({ kind: 'normal', claim_id: new_claim_id, ip_id: next });
  await plantMessage(fixtures.db, loser, 'claim_revoked', args, ago(5), true);
  await plantMessage(fixtures.db, objector, 'dispute_upheld', args, ago(5), false, page);
}
