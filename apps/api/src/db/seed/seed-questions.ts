import { ago, type Fixtures } from './fixtures';
import { plantQuestion, type QuestionSeed } from './plant-question';

type DemoQuestion = Pick<QuestionSeed, 'question' | 'state'> & {
  /** Places of the IP and of the project in the demo, and days ago. */
  ip: number;
  tender: number;
  asked: number;
  answer?: string;
  wording?: string;
};

/** A question in every state, about the first two projects, which are in the consultant's care. */
const QUESTIONS: readonly DemoQuestion[] = [
  {
    ...{ ip: 0, tender: 0, asked: 4, state: 'published' },
    question: '我们的狐狸形象是手绘的，三款礼盒可以用同一张主视觉拆分吗？',
    wording: '三款礼盒可以用同一张主视觉拆分吗？',
    answer: '可以，但每款须有独立成图的主体，并能单独用于烫金。',
  },
  {
    ...{ ip: 1, tender: 0, asked: 3, state: 'published' },
    question: '延展说明需要多少页？',
    wording: '延展说明需要多少页？',
    answer: '一页即可，不超过三页。',
  },
  {
    ...{ ip: 0, tender: 1, asked: 2, state: 'answered' },
    question: '上次退回的报名，补充主视觉说明后还需要重新上传全部图片吗？',
    answer: '不需要，已上传的图片会保留，只补充说明即可。',
  },
  { ...{ ip: 0, tender: 1, asked: 0, state: 'open' }, question: '主题背景可以提交动态稿吗？' },
];

export async function plantQuestions(
  fixtures: Fixtures,
  ips: readonly string[],
  tenders: readonly string[],
  consultant: string,
): Promise<void> {
  const { db } = fixtures;
  for (const id of tenders.slice(0, 2)) await db.update('tender', { consultant_id: consultant }, { id });
  for (const { ip, tender, asked, answer, wording, ...seed } of QUESTIONS) {
    const ip_id = ips[ip]!;
    const { owner_id } = (await db.one<{ owner_id: string }>('SELECT owner_id FROM ip WHERE id = ?', [
      ip_id,
    ]))!;
    await plantQuestion(fixtures, {
      ...seed,
      ...{ ip_id, tender_id: tenders[tender]!, member_id: owner_id, asked: ago(asked, 2) },
      ...(answer && {
        answered: { by: consultant, at: ago(asked - 1, 4), answer, ...(wording && { wording }) },
      }),
    });
  }
}
