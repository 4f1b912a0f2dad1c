/** Objections to results and bars from tenders. */
import { DISPUTE_TEXT } from '@ipw/domain';
import { type Case, rows } from './case';
import { type BadInputFixtures, NOWHERE } from './fixtures';

const long = (length: number) => '字'.repeat(length);
const objection = ({ ownIp, overTender }: BadInputFixtures) => ({
  ip_id: ownIp,
  tender_id: overTender,
  statement: '评分与公布的标准不一致。',
  proof_images: [],
});
const CALL = 'tender/objectionSubmit';
const more = objection;
const decision = { version: 1, reason: '已核对评分表' };

export const objections: Case[] = [
  ...rows(
    CALL,
    'tender_id',
    [
      ['missing', undefined, 'V required'],
      ['1 or 1=1', '1 or 1=1', 'V id'],
      ['nowhere', NOWHERE, 'N'],
      ['a draft of staff', ({ draftTender }: BadInputFixtures) => draftTender, 'N'],
    ],
    { more },
  ),
  ...rows(
    CALL,
    'tender_id',
    [['without an approved entry', ({ openTender }: BadInputFixtures) => openTender, 'C']],
    { more, says: 'error.STATE.objection_entry' },
  ),
  ...rows(CALL, 'ip_id', [['of another member', ({ benIp }: BadInputFixtures) => benIp, 'X']], { more }),
  ...rows(
    CALL,
    'statement',
    [
      ['none', undefined, 'V required'],
      ['too short', '不公平', 'V min_length'],
      ['one character more', long(DISPUTE_TEXT + 1), 'V max_length'],
      ['NUL', 'a\0bcdefghijk', 'V text'],
    ],
    { more },
  ),
  ...rows(
    CALL,
    'proof_images',
    [
      ['no id', ['x'], 'V id'],
      ['eleven', Array.from({ length: 11 }, () => NOWHERE), 'V file_count'],
    ],
    { more },
  ),
  ...rows(CALL, 'state', [['of its own', 'upheld', 'V unknown']], { more }),
  ...['uphold', 'dismiss'].flatMap((action) => {
    const call = `POST objections/${NOWHERE}/${action}`;
    return [
      ...rows(
        call,
        'reason',
        [
          ['none', undefined, 'V required'],
          ['one character more', long(501), 'V max_length'],
        ],
        { as: 'admin', more: decision },
      ),
      ...rows(call, 'version', [['of none', 1, 'N']], { as: 'admin', more: decision }),
      ...rows(call, 'version', [['by finance', 1, 'X']], { as: 'finance', more: decision }),
    ];
  }),
  ...rows(
    `POST bars/${NOWHERE}/lift`,
    'reason',
    [
      ['none', undefined, 'V required'],
      ['one character more', long(501), 'V max_length'],
      ['of no bar', '已补正权利证明', 'N'],
    ],
    { as: 'admin', more: { version: 1 } },
  ),
  ...rows(`POST bars/${NOWHERE}/lift`, 'version', [['by a reviewer', 1, 'X']], {
    as: 'reviewer',
    more: decision,
  }),
];
