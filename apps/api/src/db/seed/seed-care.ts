import { shanghaiDay } from '@ipw/domain';
import { ago, type Fixtures, plantFollowUp, plantNote } from './fixtures';

const inDays = (days: number): string => shanghaiDay(ago(-days));

/** A consultant's contact, notes and follow-ups. */
export async function plantDemoCare(
  fixtures: Fixtures,
  [first, , third, , fifth]: readonly string[],
  consultant: string,
): Promise<void> {
  const seal = (column: string, value: string) =>
    fixtures.cipher.seal(`staff:${consultant}:${column}`, value);
  await fixtures.db.update(
    'staff',
    {
      contact_phone: seal('contact_phone', '+86 571 8888 0016'),
      contact_email: seal('contact_email', 'chensi@ip-workbench.example'),
    },
    { id: consultant },
  );
  const by = { author_id: consultant };
  const notes = [
    [first!, '喜欢先看样品图再谈价，电话下午三点后打比较方便。', 12],
    [first!, '“山茶狐”想做中秋礼盒，已发往年两个案例供参考。', 3],
    [third!, '第一次授权，对分成方式有疑问，已用合同第 4 条解释。', 6],
  ] as const;
  for (const [member_id, text, days] of notes)
    await plantNote(fixtures, { ...by, member_id, text, at: ago(days) });
  const followUps = [
    [first!, '回访礼盒意向，确认数量', -1],
    [third!, '提醒补充第二份权利证明', 0],
    [fifth!, '发送首次授权的流程说明', 4],
  ] as const;
  for (const [member_id, about, days] of followUps)
    await plantFollowUp(fixtures, { ...by, member_id, about, due_on: inDays(days), at: ago(5) });
}
