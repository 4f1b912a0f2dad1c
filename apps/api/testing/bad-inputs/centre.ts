/** The personal centre: messages, channels, e-mail address, archive, account closure. */
import { ulid } from '@ipw/domain';
import { openFixtures, PASSWORD } from '../fixtures';
import { type Case, type Expected, rows } from './case';
import { CODE, NOWHERE, type BadInputFixtures } from './fixtures';

const EMAILS: (readonly [string, unknown, Expected])[] = [
  ['missing', undefined, 'V required'],
  ['empty', '', 'V required'],
  ['no @', 'ann.example.com', 'V email'],
  ['no dot', 'ann@example', 'V email'],
  ['two', 'a@b.co,c@d.co', 'V email'],
  ['with a name', 'Ann <ann@example.com>', 'V email'],
  ['with a header', 'ann@example.com\r\nBcc: ben@example.com', 'V email'],
  ['with NUL', 'ann\0@example.com', 'V email'],
  ['255 characters', `${'a'.repeat(243)}@example.com`, 'V max_length'],
  ['a list', ['ann@example.com'], 'V type'],
];

/** Cases of the identity confirmation, the same for all calls that need one. */
const proof = (call: string): Case[] => [
  ...rows(call, 'password', [
    ['none at all', undefined, 'V required'],
    ['empty', '', 'V required'],
    ['wrong', 'not my password', 'V old_password'],
    ['201 characters', 'x'.repeat(201), 'V max_length'],
    ['a list', [PASSWORD], 'V type'],
  ]),
  ...rows(
    call,
    'yzm',
    [
      ['5 digits', '12345', 'V yzm'],
      ['letters', 'abcdef', 'V yzm'],
      ['never sent', '135790', 'YZM'],
    ],
    { more: { password: undefined } },
  ),
  ...rows(call, 'role', [['unknown key', 'admin', 'V unknown']]),
  { id: `${call}: nobody`, call, field: '', expected: 'U', as: 'nobody' },
];

async function requested({ ann }: BadInputFixtures): Promise<void> {
  const { db } = await openFixtures();
  await db.execute('DELETE FROM closure');
  await db.insert('closure', {
    id: ulid(),
    member_id: ann.id,
    open_member_id: ann.id,
    state: 'requested',
    due_at: new Date(Date.now() + 86_400_000),
  });
}

const BENS = NOWHERE.replace(/.$/, 'W');

async function bensClosure({ ben }: BadInputFixtures): Promise<void> {
  const { db } = await openFixtures();
  await db.execute('DELETE FROM closure');
  await db.insert('closure', {
    id: BENS,
    member_id: ben.id,
    open_member_id: ben.id,
    state: 'requested',
    due_at: new Date(Date.now() + 86_400_000),
  });
}

/** Settles all of Ann's matters, so that nothing prevents closing. */
const nothingOpen = async ({ ann }: BadInputFixtures) =>
  (await openFixtures()).db.execute(
    "UPDATE claim SET state = 'new' WHERE member_id = ? AND state = 'submitted'",
    [ann.id],
  );

export const centre: Case[] = [
  ...rows('message/list', 'group', [
    ['unknown', 'gossip', 'V choice'],
    ['empty', '', 'V required'],
    ['a list', ['reviews'], 'V choice'],
  ]),
  ...rows('message/list', 'is_read', [
    ['2', 2, 'V max'],
    ['-1', -1, 'V min'],
    ['yes', 'yes', 'V integer'],
  ]),
  ...rows('message/read', 'group', [['unknown', 'gossip', 'V choice']], { more: { all: 1 } }),
  ...rows('message/setPreference', 'group', [
    ['missing', undefined, 'V required'],
    ['unknown', 'gossip', 'V choice'],
    ['__proto__', '__proto__', 'V choice'],
  ]),
  ...rows('message/setPreference', 'channel', [
    ['missing', undefined, 'V required'],
    ['unknown', 'pigeon', 'V choice'],
    ['e-mail without an address', 'email', 'V email_needed'],
  ]),
  ...rows(
    'message/setPreference',
    'channel',
    [
      ['security in the app switched off', 'in_app', 'V security_channel'],
      ['security by SMS switched off without an address', 'sms', 'V security_channel'],
    ],
    { more: { group: 'security', on: 0 } },
  ),
  ...rows('message/setPreference', 'channel', [['security once a day', 'daily', 'V security_channel']], {
    more: { group: 'security', on: 1 },
  }),
  ...rows('member/sendEmailCode', 'email', EMAILS),
  ...rows('member/sendEmailCode', 'password', [
    ['missing', undefined, 'V required'],
    ['wrong', 'not my password', 'V old_password'],
  ]),
  ...rows('member/confirmEmail', 'email', EMAILS.slice(0, 4)),
  ...rows('member/confirmEmail', 'yzm', [
    ['5 digits', '12345', 'V yzm'],
    ['never sent', CODE, 'YZM'],
  ]),
  ...rows('member/removeEmail', 'password', [
    ['missing', undefined, 'V required'],
    ['wrong', 'not my password', 'V old_password'],
  ]),
  ...proof('member/requestExport'),
  ...proof('member/requestClosure'),
  ...rows('member/requestClosure', 'agree', [
    ['0', 0, 'AGREEMENT'],
    ['absent', undefined, 'AGREEMENT'],
    ['empty', '', 'AGREEMENT'],
  ]),
  ...rows('member/requestClosure', '', [['something is still open', undefined, 'SETTLE_FIRST']], {
    before: async ({ ann }) =>
      (await openFixtures()).db.execute(
        "UPDATE claim SET state = 'submitted' WHERE member_id = ? AND state = 'new'",
        [ann.id],
      ),
  }),
  ...rows('member/requestClosure', '', [['under way already', undefined, 'C']], {
    before: async (fixtures) => {
      await nothingOpen(fixtures);
      await requested(fixtures);
    },
  }),
  ...rows('member/withdrawClosure', 'closure_id', [
    ['missing', undefined, 'V required'],
    ['1abc', '1abc', 'V id'],
    ['nobody’s', NOWHERE, 'N'],
  ]),
  ...rows('member/withdrawClosure', 'closure_id', [['somebody else’s', BENS, 'N']], { before: bensClosure }),
  {
    id: 'GET closures: as a reviewer',
    call: 'GET closures',
    field: '',
    expected: 'X',
    as: 'reviewer',
  },
  { id: 'GET closures: nobody’s', call: `GET closures/${NOWHERE}`, field: '', expected: 'N' },
  {
    id: 'GET closures: sorted by a phone',
    call: 'GET closures',
    field: 'sort',
    value: ['phone', 'ASC'],
    expected: 'V sort',
  },
  {
    id: 'GET closures: filtered by a phone',
    call: 'GET closures',
    field: 'filter',
    names: 'phone',
    value: { phone: '1' },
    expected: 'V filter',
  },
  {
    id: 'POST closures/hold: nobody’s',
    call: `POST closures/${NOWHERE}/hold`,
    field: '',
    expected: 'N',
    more: { version: 1, reason_code: 'dispute' },
  },
  {
    id: 'POST closures/hold: no reason',
    call: `POST closures/${NOWHERE}/hold`,
    field: 'reason_code',
    expected: 'V required',
    more: { version: 1 },
  },
  {
    id: 'POST closures/hold: other without text',
    call: `POST closures/${NOWHERE}/hold`,
    field: '',
    names: 'reason',
    expected: 'V reason_required',
    more: { version: 1, reason_code: 'other' },
  },
  {
    id: 'POST closures/resume: no version',
    call: `POST closures/${NOWHERE}/resume`,
    field: 'version',
    expected: 'V required',
  },
];
