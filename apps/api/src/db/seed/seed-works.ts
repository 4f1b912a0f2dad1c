import { claimPage } from '@ipw/domain';
import { artistWork, avatarArt, characterArt, proofDocument } from './art';
import { DEMO_IPS, DEMO_MEMBERS } from './demo';
import { drawn } from './drawn';
import {
  ago,
  type Fixtures,
  plantClaim,
  plantIp,
  plantClosure,
  plantMessage,
  plantOperator,
  plantPicture,
  plantVerification,
} from './fixtures';

/**
 * Claims of the demo's IPs with their outcome. Returns the IPs in the order of the demo's list. The first member, the demo's
 * holder, has a claim in every state.
 */
export async function plantWorks(fixtures: Fixtures, members: string[], reviewer: string): Promise<string[]> {
  const ips: string[] = [];
  for (const [at, ip] of DEMO_IPS.entries()) {
    const art = ip.artist
      ? avatarArt(ip.art, { size: 640 })
      : characterArt(ip.art, { size: 640, mood: at % 3 === 0 ? 'scene' : 'plain' });
    const image_id = await plantPicture(
      fixtures,
      members[at % members.length]!,
      'avatar',
      await drawn(art),
      `${ip.name}.png`,
      true,
      ago(80 - at * 3),
    );
    ips.push(
      await plantIp(fixtures, {
        ip_name: ip.name,
        kind: ip.artist ? 'artist' : 'normal',
        image_id,
        intro: ip.intro,
        core_audience: ip.audience,
        auth_field_id: ip.field,
        birth_time: ip.born,
        ip_origin: ip.origin,
        ip_types: ip.types,
        kernels: ip.kernels,
        ...(ip.site ? { official_site: ip.site } : {}),
        at: ago(80 - at * 3),
      }),
    );
  }
  const proof = async (member: number, ip: number, title: string, reviewed = true) =>
    plantPicture(
      fixtures,
      members[member]!,
      'rights_proof',
      await drawn(
        proofDocument(ip * 11 + 5, {
          ipName: DEMO_IPS[ip]!.name,
          holder: DEMO_MEMBERS[member]!.username,
          number: `DEMO-2026-${String(10_000 + ip * 37)}`,
          title,
          lines: [
            `作品名称：${DEMO_IPS[ip]!.name}`,
            `著作权人：${DEMO_MEMBERS[member]!.username}`,
            `创作完成日期：${DEMO_IPS[ip]!.born}`,
          ],
        }),
      ),
      `${title}.jpg`,
      reviewed,
    );
  const certificate = '作品登记证书';
  const authorization = '授权确认书';
  const claim = async (
    member: number,
    ip: number,
    state: 'claimed' | 'failed' | 'submitted' | 'new' | 'offline_claimed',
    more: Partial<Parameters<typeof plantClaim>[1]> = {},
    proofs = [certificate],
  ) => {
    const proof_images = [];
    for (const title of proofs) proof_images.push(await proof(member, ip, title, state !== 'submitted'));
    const ip_id = ips[ip]!;
    const seed = { ip_id, member_id: members[member]!, state, proof_images, decided_by: reviewer, ...more };
    const claim_id = await plantClaim(fixtures, seed);
    const args = { ip_name: DEMO_IPS[ip]!.name, ip_id: ips[ip]! };
    if (state === 'claimed' || state === 'offline_claimed')
      await plantMessage(fixtures.db, members[member]!, 'claim_approved', args, more.decided ?? ago(1), true);
    if (state === 'failed')
      await plantMessage(
        fixtures.db,
        members[member]!,
        'claim_rejected',
        { ...args, reason_key: `claim_reason.${more.reason_code!}`, reason: more.reason ?? '' },
        more.decided ?? ago(1),
        false,
        claimPage({ kind: more.kind ?? 'normal', claim_id, ip_id }),
      );
    if (state === 'submitted')
      await plantMessage(
        fixtures.db,
        members[member]!,
        'claim_submitted',
        { ...args, days: 3 },
        more.submitted ?? ago(2),
        false,
      );
  };
  await claim(0, 0, 'claimed', { submitted: ago(71), decided: ago(69) });
  await claim(0, 4, 'claimed', { submitted: ago(40), decided: ago(38) });
  await claim(0, 6, 'submitted', { submitted: ago(1, 2) }, [certificate, authorization]);
  await claim(0, 11, 'failed', {
    submitted: ago(9),
    decided: ago(6),
    reason_code: 'proof_unclear',
    reason: '登记证书的编号看不清，请重新拍摄并完整露出四角。',
  });
  await claim(0, 13, 'new', {}, []);
  await claim(1, 1, 'claimed', { submitted: ago(60), decided: ago(58) });
  await claim(1, 12, 'submitted', { submitted: ago(7) });
  await claim(2, 2, 'claimed', { submitted: ago(52), decided: ago(51) });
  await claim(2, 12, 'submitted', { submitted: ago(3), assignee_id: reviewer }, [certificate, authorization]);
  await claim(3, 3, 'claimed', { submitted: ago(45), decided: ago(44) });
  await claim(4, 5, 'offline_claimed', { kind: 'offline', submitted: ago(33), decided: ago(30) });
  await claim(5, 7, 'submitted', { submitted: ago(0, 5) }, [certificate, authorization]);
  await claim(3, 7, 'submitted', { submitted: ago(0, 2) });
  await claim(4, 13, 'failed', {
    submitted: ago(15),
    decided: ago(12),
    reason_code: 'proof_mismatch',
    reason: '证书上的著作权人与认领人不一致。',
  });
  await claim(7, 8, 'claimed', { kind: 'artist', submitted: ago(28), decided: ago(26) });
  const cover = await plantPicture(
    fixtures,
    members[2]!,
    'artist_cover',
    await drawn(artistWork(12, { width: 960, height: 540 })),
    '作品封面.png',
    false,
  );
  await claim(2, 9, 'submitted', {
    kind: 'artist',
    submitted: ago(0, 20),
    details: {
      cn_name: '周木木',
      gender: 'female',
      avatar: await fixtures.db
        .one<{ image_id: string }>('SELECT image_id FROM ip WHERE id = ?', [ips[9]!])
        .then((ip) => ip!.image_id),
      cover,
      intro: DEMO_IPS[9]!.intro,
      location: '上海',
      ip_type_id: 10,
      art_genres_id: [3, 8],
      artist_school: '中国美术学院',
      accounts: { microblog: '@周木木画城市' },
    },
  });
  await plantVerification(fixtures, {
    member_id: members[8]!,
    real_name: 'Ada Liu',
    document_number: 'E7700123K',
    submitted: ago(0, 30),
    images: [
      await plantPicture(
        fixtures,
        members[8]!,
        'identity',
        await drawn(
          proofDocument(91, {
            ipName: 'PASSPORT',
            holder: 'Ada Liu',
            number: 'DEMO-E7700123K',
            title: '护照 PASSPORT',
            lines: ['Nationality: SINGAPORE', 'Name: Ada Liu', 'No. E7700123K'],
          }),
        ),
        'passport.jpg',
        false,
      ),
    ],
  });
  await plantClosure(fixtures, {
    member_id: members[6]!,
    staff_id: reviewer,
    reason: '与合作方的授权争议尚在处理。',
    at: ago(3),
  });
  // Relations: an operator of the default kind, one waiting for access, an agent.
  await plantOperator(fixtures.db, ips[1]!, members[0]!, 2, ago(20));
  await plantOperator(fixtures.db, ips[0]!, members[5]!, 0, ago(18));
  await plantOperator(fixtures.db, ips[3]!, members[6]!, null, ago(2));
  await plantOperator(fixtures.db, ips[2]!, members[4]!, 3, ago(16));
  return ips;
}
