/** The list of filings as CSV: what each column holds, what no column holds, for whom. */
import { FILING_REASONS, shanghaiSecond } from '@ipw/domain';
import request from 'supertest';
import { type Caller, openFixtures, member, staff, type StaffLogin } from '../../testing/fixtures';
import { api, rows } from '../../testing/server';
import { translate } from '../core/i18n';
import { plantFiling, plantIp } from '../db/seed/fixtures';

const { url, reset } = api();
const HEADS =
  'Id,Filing number,Title,Kind of work,State,Paid with,Member,IP,Reviewer,Submitted (Beijing time),Due (Beijing time),Registration number,Reason picked,Reason';
/** What a filing holds and no export shows. */
const SEALED = {
  author_name: 'AUTHOR-OF-IT',
  holder_name: 'HOLDER-OF-IT',
  holder_number: '330106199003070000',
  description: 'DESCRIPTION-OF-IT',
};
const [REASON] = FILING_REASONS;

let ann: Caller;
let reviewer: StaffLogin;
beforeEach(async () => {
  await reset();
  reviewer = await staff('reviewer');
  ann = await member({ username: '@Ann' });
});

const lines = async (who: StaffLogin, filter: object = {}, language = 'en') => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["submitted_at","ASC"]' });
  const { status, text } = await request(url)
    .get(`/api/admin/filings/export?${query.toString()}`)
    .set('cookie', who.cookie)
    .set('accept-language', language);
  expect(status).toBe(200);
  return text.replace('\uFEFF', '').trimEnd().split('\r\n');
};
const titled = (title: string, of = ann) =>
  openFixtures().then((on) =>
    plantFiling(on, { member_id: of.id, title, state: 'submitted', pay: 'wallet' }),
  );

it('holds each field of the list in its column, and nothing a spreadsheet would run', async () => {
  const on = await openFixtures();
  const ip_id = await plantIp(on, { ip_name: '山茶狐' });
  const id = await plantFiling(on, {
    ...{ member_id: ann.id, ip_id, state: 'rejected', pay: 'wallet', title: '=cmd()', work_kind: 'comic' },
    ...{ reason_code: REASON, reason: '-2+3\n"quoted", with a comma', ...SEALED },
    at: new Date('2026-02-03T16:00:00Z'),
  });
  const due = new Date('2026-02-09T15:59:59Z');
  const set = { registration_number: '+F-1', assignee_id: reviewer.id, due_at: due };
  await on.db.update('filing', set, { id });
  await on.db.update('staff', { name: '=Gu' }, { id: reviewer.id });
  await plantFiling(on, { member_id: ann.id, title: 'a draft' });
  const [filing] = await rows<{ filing_number: string }>('SELECT filing_number FROM filing WHERE id = ?', [
    id,
  ]);

  const [head, ...rest] = await lines(reviewer);
  expect(head).toBe(HEADS);
  expect(rest).toEqual([
    [
      ...[id, filing!.filing_number, "'=cmd()", translate('en', 'work_kind.comic')],
      ...[translate('en', 'state.filing.rejected'), translate('en', 'filing_pay.wallet')],
      ...["'@Ann", '山茶狐', "'=Gu", '2026-02-04 00:00:00', shanghaiSecond(due), "'+F-1"],
      ...[translate('en', `filing_reason.${REASON}`), `"'-2+3\n""quoted"", with a comma"`],
    ].join(','),
  ]);
  const [chinese] = (await lines(reviewer, {}, 'zh-CN')).slice(1);
  expect(chinese).toContain(`,${translate('zh-CN', 'work_kind.comic')},`);
});

it('holds nothing sealed, no phone, and nothing of the same work of others', async () => {
  const on = await openFixtures();
  const real_name = '顾小满';
  await on.db.update(
    'member',
    { real_name: on.cipher.seal(`member:${ann.id}:real_name`, real_name) },
    { id: ann.id },
  );
  await plantFiling(on, { member_id: ann.id, title: 'Spring', state: 'certified', ...SEALED });
  const text = (await lines(await staff('admin'))).join('\n');
  expect(text).toContain('Spring');
  for (const hidden of [...Object.values(SEALED), real_name, ann.phone_number, ann.id])
    expect(text).not.toContain(hidden);
});

it('follows the filters of the list, and is on record with them', async () => {
  await titled('Fox');
  const owl = await titled('Owl');
  const found = await lines(reviewer, { q: 'Owl', state: 'submitted' });
  expect(found.slice(1).map((line) => line.split(',')[0])).toEqual([owl]);
  const noted = await rows<{ actor_id: string; subject_id: string; changes: string }>(
    "SELECT actor_id, subject_id, changes FROM audit_line WHERE action = 'export'",
  );
  expect(noted).toMatchObject([{ actor_id: reviewer.id, subject_id: reviewer.id }]);
  const changes = JSON.parse(noted[0]!.changes) as { field: string; after: unknown }[];
  expect(Object.fromEntries(changes.map(({ field, after }) => [field, after]))).toEqual({
    resource: 'filings',
    filter: '{"q":"…","state":"submitted"}',
    lines: 1,
  });
});

it('gives consultants the filings of members assigned to them only, whatever they filter by', async () => {
  const on = await openFixtures();
  const consultant = await staff('consultant');
  await on.db.update('member', { consultant_id: consultant.id }, { id: ann.id });
  const ben = await member();
  const mine = await titled('Fox');
  const other = await titled('Owl', ben);
  const idsOf = async (filter: object) =>
    (await lines(consultant, filter)).slice(1).map((line) => line.split(',')[0]);
  expect(await idsOf({})).toEqual([mine]);
  expect(await idsOf({ q: 'Owl' })).toEqual([]);
  expect(await idsOf({ member_id: ben.id })).toEqual([]);
  const all = (await lines(reviewer)).slice(1).map((line) => line.split(',')[0]);
  expect(all.toSorted()).toEqual([mine, other].toSorted());
});
