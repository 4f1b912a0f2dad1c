import type { EditSeed } from './plant-series';
import { DEMO_IPS } from './demo';
import { ago, type Fixtures, plantMessage, plantRevision } from './fixtures';

interface Edit extends Pick<EditSeed, 'state'> {
  /** Index in the demo's list of IPs. */
  ip: number;
  member: number;
  days: number;
  intro: string;
  audience: string;
  own_kernels: string[];
  reason?: string;
}

const EDITS: readonly Edit[] = [
  {
    ip: 3,
    member: 3,
    state: 'pending',
    days: 0,
    intro: '从年画里游出来的锦鲤，什么都能游过去。今年起，它也负责给加班的人带一碗热汤。',
    audience: '城市白领，以及喜欢年俗的家庭',
    own_kernels: ['好运', '热汤'],
  },
  {
    ip: 0,
    member: 0,
    state: 'rejected',
    days: 1,
    intro: '住在武夷山茶园里的小狐狸，靠闻香认路，爱把别人的烦恼泡成一壶茶。合作请加微信 shancha。',
    audience: '18–30 岁、喜欢国风、茶与慢生活的年轻人',
    own_kernels: ['茶香'],
    reason: '介绍里请去掉微信号，其他修改没有问题。',
  },
];

/** Revisions of IP information: one pending, one rejected. */
export async function plantInfos(
  fixtures: Fixtures,
  members: string[],
  ips: string[],
  reviewer: string,
): Promise<void> {
  for (const { ip: at, member, state, days, intro, audience, own_kernels, reason } of EDITS) {
    const { name, field, born, origin, types, kernels } = DEMO_IPS[at]!;
    const [ip_id, member_id] = [ips[at]!, members[member]!];
    const row = await fixtures.db.one<{ image_id: string }>('SELECT image_id FROM ip WHERE id = ?', [ip_id]);
    const rejected = reason && {
      reason_code: 'contact_details',
      reason,
      marks: [{ field: 'intro' }],
      decided: ago(days - 1, 3),
      decided_by: reviewer,
    };
    await plantRevision(
      fixtures,
      { ip_id, member_id, state, submitted: ago(days, 4), ...rejected },
      {
        subject: 'ipInfo',
        subject_id: ip_id,
        title: name,
        picture_id: row!.image_id,
        base_version: 1,
        data: {
          kind: 'normal',
          ip_name: name,
          ip_image: row!.image_id,
          intro,
          core_audience: audience,
          auth_field_id: field,
          birth_time: born,
          birth_area: 'CN',
          ip_origin: origin,
          ip_types: types,
          kernels,
          own_kernels,
        },
      },
    );
    if (rejected)
      await plantMessage(
        fixtures.db,
        member_id,
        'content_rejected',
        {
          title: name,
          ip_name: name,
          subject_key: 'subject.ipInfo',
          reason_key: `revision_reason.${rejected.reason_code}`,
          reason: rejected.reason,
        },
        rejected.decided,
        false,
        `/ipStore/ipInfoSetting?id=${ip_id}`,
      );
  }
}
