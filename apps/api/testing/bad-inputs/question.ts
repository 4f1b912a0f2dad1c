/** Questions about tenders, and their answers. */
import { QUESTION_LIMITS } from '@ipw/domain';
import { type Case, rows } from './case';
import { type BadInputFixtures, NOWHERE } from './fixtures';

const long = (length: number) => '字'.repeat(length);
const asked = ({ ownIp, laterTender }: BadInputFixtures) => ({
  ip_id: ownIp,
  tender_id: laterTender,
  question: '可以改颜色吗？',
});
const answer = { version: 1, answer: '可以。' };

export const questions: Case[] = [
  ...['tender/questionAsk', 'tender/questionList'].flatMap((call) => {
    const more = (on: BadInputFixtures) =>
      call === 'tender/questionAsk' ? asked(on) : { ip_id: on.ownIp, tender_id: on.openTender };
    return [
      ...rows(
        call,
        'tender_id',
        [
          ['missing', undefined, 'V required'],
          ['1 or 1=1', '1 or 1=1', 'V id'],
          ['nowhere', NOWHERE, 'N'],
          ['a draft of staff', ({ draftTender }: BadInputFixtures) => draftTender, 'N'],
        ],
        { more },
      ),
      ...rows(call, 'ip_id', [['of another member', ({ benIp }: BadInputFixtures) => benIp, 'X']], { more }),
    ];
  }),
  ...rows(
    'tender/questionAsk',
    'question',
    [
      ['none', undefined, 'V required'],
      ['blank', '   ', 'V required'],
      ['one character', '？', 'V min_length'],
      ['one character more', long(QUESTION_LIMITS.question + 1), 'V max_length'],
      ['NUL', 'a\0bcde', 'V text'],
    ],
    { more: asked },
  ),
  ...rows(
    'tender/questionAsk',
    'tender_id',
    [
      ['ending within two working days', ({ openTender }: BadInputFixtures) => openTender, 'C'],
      ['ended', ({ overTender }: BadInputFixtures) => overTender, 'C'],
    ],
    { more: asked, says: 'error.STATE.questions_over' },
  ),
  ...rows('tender/questionAsk', 'state', [['of its own', 'published', 'V unknown']], { more: asked }),
  ...rows('tender/questionList', 'page', [['zero', 0, 'V min']], {
    more: ({ ownIp, openTender }) => ({ ip_id: ownIp, tender_id: openTender }),
  }),
  ...['answer', 'publish'].flatMap((action) => {
    const call = `POST questions/${NOWHERE}/${action}`;
    return [
      ...rows(
        call,
        'answer',
        [
          ['none', undefined, 'V required'],
          ['one character more', long(QUESTION_LIMITS.answer + 1), 'V max_length'],
        ],
        { as: 'admin', more: answer },
      ),
      ...rows(call, 'version', [['of none', 1, 'N']], { as: 'admin', more: answer }),
      ...rows(call, 'version', [['by a reviewer', 1, 'X']], { as: 'reviewer', more: answer }),
    ];
  }),
  ...rows(
    `POST questions/${NOWHERE}/publish`,
    'wording',
    [['one character more', long(QUESTION_LIMITS.question + 1), 'V max_length']],
    { as: 'admin', more: answer },
  ),
  ...rows(`POST questions/${NOWHERE}/answer`, 'wording', [['for one', '改写', 'V unknown']], {
    as: 'admin',
    more: answer,
  }),
  ...rows(
    `POST tenders/${NOWHERE}/assign-consultant`,
    'consultant_id',
    [
      ['no id', 'x', 'V id'],
      ['for no project', NOWHERE, 'N'],
    ],
    { as: 'admin', more: { version: 1 } },
  ),
];
