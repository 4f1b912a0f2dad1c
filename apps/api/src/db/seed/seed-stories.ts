import { type Mark, shanghaiDay, STORIES, type StoryName, type Usage } from '@ipw/domain';
import { artistWork, characterArt } from './art';
import { DEMO_IPS } from './demo';
import { drawn } from './drawn';
import {
  ago,
  type EditSeed,
  type Fixtures,
  plantContentItem,
  plantMessage,
  plantPicture,
  plantTrash,
} from './fixtures';

interface Tale {
  subject: StoryName;
  /** Index in the demo's list of IPs. */
  ip: number;
  member: number;
  state: EditSeed['state'];
  days: number;
  text: Readonly<Record<string, unknown>>;
  /** Picture fields and their number of pictures; 1 means a single picture, not a list. */
  pictures?: Readonly<Record<string, number>>;
  usage?: Usage;
  /** Reason of the rejection, and the marked field. */
  rejected?: { code: string; reason: string; field: string };
  /** In the trash. */
  deleted?: true;
}

type TaleInput = Pick<Tale, 'state' | 'days' | 'text'> & Partial<Tale>;
const HOLDER = { ip: 0, member: 0 };
const tale =
  (subject: StoryName, usage?: Usage) =>
  (input: TaleInput): Tale => ({
    ...HOLDER,
    subject,
    ...(usage && { usage }),
    ...input,
  });
const aCase = tale('case', 'case_image');
const aMilestone = (input: TaleInput) =>
  tale('milestone', 'milestone_cover')({ pictures: { event_image: 1 }, ...input });
const aMoment = tale('feed', 'feed_image');
const anAnnouncement = tale('announcement');

const TALES: readonly Tale[] = [
  anAnnouncement({
    state: 'approved',
    days: 75,
    deleted: true,
    text: {
      announcement_title: '国庆期间打样暂停',
      announcement_content: '10 月 1 日至 8 日工作室休息，打样与审稿顺延，9 日起恢复。',
    },
  }),
  aCase({
    state: 'approved',
    days: 40,
    text: {
      case_name: '山茶狐春茶礼盒',
      case_type_id: 2,
      case_desc: '与武夷山三家茶企联名的春茶礼盒。首批一万套十二天售罄，第二批加印了狐狸书签。',
    },
    pictures: { case_image: 1, image_list: 4 },
  }),
  aCase({
    state: 'approved',
    days: 26,
    text: {
      case_name: '地铁里的茶园',
      case_type_id: 4,
      case_desc: '杭州地铁站内两百米长廊，四季茶园随步行展开，展期六周。',
    },
    pictures: { case_image: 1, image_list: 3 },
  }),
  aCase({
    state: 'pending',
    days: 1,
    text: {
      case_name: '雨天伞具系列',
      case_type_id: 1,
      case_desc: '一把会在雨里显出狐狸脚印的伞，下月上市。',
    },
    pictures: { case_image: 1, image_list: 2 },
  }),
  aCase({
    state: 'rejected',
    days: 4,
    text: { case_name: '书店快闪', case_type_id: 7, case_desc: '三城书店快闪，合作请加微信详谈。' },
    pictures: { case_image: 1, image_list: 1 },
    rejected: {
      code: 'contact_details',
      reason: '介绍里请不要留联系方式，改好后再提交。',
      field: 'case_desc',
    },
  }),
  aMilestone({
    state: 'approved',
    days: 60,
    text: { event_date: '2019-04-20', event_desc: '第一张山茶狐画在一只茶罐上。' },
  }),
  aMilestone({
    state: 'approved',
    days: 55,
    text: { event_date: '2021-09-12', event_desc: '首次个展“闻香认路”，在杭州展出三周。' },
  }),
  aMilestone({
    state: 'approved',
    days: 50,
    text: { event_date: '2023-05-18', event_desc: '第一本绘本出版，半年加印两次。' },
  }),
  aMilestone({
    state: 'pending',
    days: 0,
    text: { event_date: '2026-10-01', event_desc: '与茶博物馆签下三年合作。' },
  }),
  aMoment({
    state: 'approved',
    days: 9,
    text: { feed_content: '立冬的茶园很安静，狐狸在守最后一炉炭。' },
    pictures: { feed_image: 3 },
  }),
  aMoment({
    state: 'approved',
    days: 5,
    text: { feed_content: '新样品到了：手感比想象的厚，狐狸尾巴那一笔印得很准。' },
    pictures: { feed_image: 2 },
  }),
  aMoment({
    state: 'rejected',
    days: 2,
    text: { feed_content: '周末来工作室玩，电话在主页。' },
    pictures: { feed_image: 1 },
    rejected: {
      code: 'contact_details',
      reason: '请去掉“电话在主页”这句，再重新发送。',
      field: 'feed_content',
    },
  }),
  aMoment({ state: 'draft', days: 0, text: { feed_content: '画了一半的雪天，先记在这里。' } }),
  anAnnouncement({
    state: 'approved',
    days: 12,
    text: {
      announcement_title: '明年春茶季联名征集开始',
      announcement_content: '面向茶饮、食品与文具品牌征集春茶季联名，十二月十五日前收到的意向优先安排档期。',
    },
  }),
  anAnnouncement({
    state: 'approved',
    days: 4,
    text: {
      announcement_title: '新一年授权价目',
      announcement_content: '礼盒与文具类的授权价目有调整，具体以合作咨询时的报价为准。',
      show_from: shanghaiDay(ago(-30)),
      show_until: shanghaiDay(ago(-90)),
    },
  }),
  anAnnouncement({
    state: 'pending',
    days: 1,
    text: {
      announcement_title: '春节期间回复安排',
      announcement_content: '除夕至初七暂停回复，初八起按先后顺序处理。',
    },
  }),
  aCase({
    ip: 3,
    member: 3,
    state: 'pending',
    days: 4,
    text: {
      case_name: '鲤跃年礼',
      case_type_id: 1,
      case_desc: '与老字号糕点铺合作的年礼盒，盒盖可以拼成一幅年画。',
    },
    pictures: { case_image: 1, image_list: 2 },
  }),
  aMoment({
    ip: 8,
    member: 7,
    state: 'approved',
    days: 6,
    text: { feed_content: '新作《山中无事》完成，下周开始装裱。' },
    pictures: { feed_image: 4 },
  }),
];

/** Cases, milestones, moments and announcements of the demo's IPs, in every state. */
export async function plantStories(
  fixtures: Fixtures,
  members: string[],
  ips: string[],
  reviewer: string,
): Promise<void> {
  for (const [at, one] of TALES.entries()) {
    const member = members[one.member]!;
    const data: Record<string, unknown> = { ...one.text };
    for (const [field, count] of Object.entries(one.pictures ?? {})) {
      const ids = await Promise.all(
        Array.from({ length: count }, (_, step) => picture(fixtures, one, member, at * 3 + step + 1)),
      );
      data[field] = field === 'image_list' || field === 'feed_image' ? ids : ids[0];
    }
    const { rejected, subject } = one;
    const marks: Mark[] = rejected ? [{ field: rejected.field }] : [];
    const ip_id = ips[one.ip]!;
    const id = await plantContentItem(fixtures, {
      subject,
      data,
      ip_id,
      member_id: member,
      state: one.state,
      submitted: ago(one.days, 2),
      decided: ago(Math.max(one.days - 1, 0), 1),
      decided_by: reviewer,
      ...(rejected && { reason_code: rejected.code, reason: rejected.reason, marks }),
    });
    if (rejected) await tell(fixtures, one, member, ip_id, id);
    if (one.deleted) await plantTrash(fixtures, { subject, ip_id, subject_id: id, data });
  }
}

async function picture(fixtures: Fixtures, tale: Tale, member: string, step: number): Promise<string> {
  const ip = DEMO_IPS[tale.ip]!;
  // Scenery around the figure.
  const svg =
    ip.artist || step % 4 !== 3
      ? artistWork(tale.ip * 7 + (step % 9), { width: 640, height: 480 })
      : characterArt(ip.art, { size: 640, mood: step % 2 ? 'plain' : 'scene' });
  const name = `${ip.name} ${String(step)}.png`;
  return plantPicture(fixtures, member, tale.usage!, await drawn(svg), name, false, ago(tale.days, 3));
}

const tell = (
  fixtures: Fixtures,
  { subject, ip, rejected, days, text }: Tale,
  member: string,
  ip_id: string,
  id: string,
) =>
  plantMessage(
    fixtures.db,
    member,
    'content_rejected',
    {
      title: String(text.case_name ?? text.feed_content),
      ip_name: DEMO_IPS[ip]!.name,
      subject_key: `subject.${subject}`,
      reason_key: `revision_reason.${rejected!.code}`,
      reason: rejected!.reason,
    },
    ago(days - 1, 1),
    false,
    `${STORIES[subject].kind.page}?id=${ip_id}&${subject}=${id}`,
  );
