/** What each side of a sheet is told at each step: by which channel, with which due date and link. */
import {
  addWorkingDays,
  DUE_DAYS,
  formatDay,
  type MessageKey,
  shanghaiDay,
  workingMorning,
} from '@ipw/domain';
import request from 'supertest';
import { type Caller, member, openFixtures } from '../../testing/fixtures';
import { sentTo, settled } from '../../testing/outbox';
import { api } from '../../testing/server';
import { watchSheets } from '../../testing/services';
import {
  admin,
  AGREE,
  agreed,
  ann,
  buyer,
  decide,
  holder,
  ip,
  newPhone,
  openSheets,
  send,
  sheetOf,
} from '../../testing/sheets';
import { plantOperator } from '../db/seed/fixtures';
import type { SheetStep } from './sheet-notices';

const { url, db } = api();
let bo: Caller;

beforeAll(async () => {
  await openSheets();
  bo = await member();
  const on = await openFixtures();
  await plantOperator(on.db, ip, bo.id, 2);
  // One operator reads in the app only, the other chose SMS too.
  await on.db.update('member', { channels: JSON.stringify({ business: { sms: true } }) }, { id: bo.id });
  await agreed();
});
beforeEach(async () => {
  await db().query('UPDATE ip SET listed = 1');
  for (const table of ['message', 'rate_limit', 'sheet']) await db().query(`DELETE FROM ${table}`);
});

interface Sent {
  id: string;
  phone: ReturnType<typeof newPhone>;
  link: { sheet_no: string; access_key: string };
}
const versionOf = async ({ link }: Sent) => (await sheetOf(link.sheet_no)).version;
const staffDo = async (sheet: Sent, action: string, more: object = {}) =>
  expect((await decide(admin, sheet.id, action, { version: await versionOf(sheet), ...more })).status).toBe(
    200,
  );
const reply = async (sheet: Sent, more: object) => {
  const input = { sheet_id: sheet.id, version: await versionOf(sheet), ...more };
  expect((await holder('sheetReply', ann, input)).code).toBe(0);
};
const past = async ({ id }: Sent, column: 'ends_at' | 'remind_at') => {
  await db().query('UPDATE sheet SET ?? = NOW(3) - INTERVAL 1 SECOND WHERE id = ?', [column, id]);
  await watchSheets();
};

const after = async (from: Promise<Sent>, act: (sheet: Sent) => Promise<unknown>): Promise<Sent> => {
  const sheet = await from;
  await act(sheet);
  return sheet;
};
const FROM: Record<'fresh' | 'passed' | 'answered' | 'approved', () => Promise<Sent>> = {
  fresh: async () => {
    const phone = newPhone();
    const { data } = await send({ email: `${phone.phone_number}@example.com` }, phone);
    const { id } = await sheetOf(data.sheet_no);
    return { id, phone, link: { sheet_no: data.sheet_no, access_key: data.access_key } };
  },
  passed: () => after(FROM.fresh(), (sheet) => staffDo(sheet, 'pass')),
  answered: () => after(FROM.passed(), (sheet) => reply(sheet, AGREE)),
  approved: () => after(FROM.answered(), (sheet) => staffDo(sheet, 'consult_pass')),
};

interface Step {
  from: keyof typeof FROM | 'nothing';
  act: (sheet: Sent) => Promise<unknown>;
  /** Part of the text to the buyer; null when nothing is sent. */
  buyer: string | null;
  /** The buyer's link has ended: the text has none. */
  endsLink?: true;
  /** The message to operators; the one who acts gets none. */
  holder?: MessageKey;
  by?: 'ann';
  /** Of a private sheet, instead of `holder`. */
  hidden?: MessageKey;
  /** Working days until the next side has to act. */
  due?: number;
  reminds?: true;
}

const { sheet_check, sheet_answer, sheet_consult, sheet_confirm } = DUE_DAYS;
const STEPS: Record<SheetStep, Step> = {
  sent: { from: 'nothing', act: () => Promise.resolve(), buyer: 'We will review it by', due: sheet_check },
  passed: {
    from: 'fresh',
    act: (sheet) => staffDo(sheet, 'pass'),
    buyer: 'has passed review',
    holder: 'sheet_received',
    hidden: 'private_sheet_received',
    due: sheet_answer,
    reminds: true,
  },
  failed: {
    from: 'fresh',
    act: (sheet) => staffDo(sheet, 'fail', { reason_code: 'unclear' }),
    buyer: 'did not pass review',
  },
  answered: {
    from: 'passed',
    act: (sheet) => reply(sheet, AGREE),
    buyer: 'A consultant reviews the reply',
    holder: 'sheet_answered',
    by: 'ann',
    due: sheet_consult,
  },
  returned: {
    from: 'answered',
    act: (sheet) => staffDo(sheet, 'consult_return', { reason: '请写明区域' }),
    buyer: 'is completing the reply',
    holder: 'sheet_returned',
    hidden: 'private_sheet_due',
    due: sheet_answer,
    reminds: true,
  },
  approved: {
    from: 'answered',
    act: (sheet) => staffDo(sheet, 'consult_pass'),
    buyer: 'is ready',
    holder: 'sheet_approved',
    due: sheet_confirm,
    reminds: true,
  },
  rejected: {
    from: 'passed',
    act: (sheet) => reply(sheet, { decision: 'reject', reason_code: 'timing' }),
    buyer: 'could not accept',
    holder: 'sheet_ended',
    by: 'ann',
  },
  matched: {
    from: 'approved',
    act: ({ link }) => buyer('cooperateConfirm', link),
    buyer: 'has been matched',
    holder: 'sheet_matched',
    hidden: 'private_sheet_news',
  },
  abandoned: {
    from: 'passed',
    act: ({ link }) => buyer('cooperateAbandon', link),
    buyer: 'You have given up',
    holder: 'sheet_ended',
  },
  erased: {
    from: 'passed',
    act: ({ phone }) => buyer('cooperateErase', phone),
    buyer: 'deleted your data',
    endsLink: true,
    holder: 'sheet_ended',
  },
  unanswered: {
    from: 'passed',
    act: (sheet) => past(sheet, 'ends_at'),
    buyer: 'was not answered in time',
    holder: 'sheet_ended',
  },
  expired: {
    from: 'approved',
    act: (sheet) => past(sheet, 'ends_at'),
    buyer: 'was not confirmed in time',
    holder: 'sheet_ended',
  },
  withdrawn: {
    from: 'passed',
    act: async () => {
      await db().query('UPDATE ip SET listed = 0 WHERE id = ?', [ip]);
      await watchSheets();
    },
    buyer: 'no longer takes requests',
    holder: 'sheet_ended',
  },
  holder_due: {
    from: 'passed',
    act: (sheet) => past(sheet, 'remind_at'),
    buyer: null,
    holder: 'sheet_reminder',
    hidden: 'private_sheet_due',
    due: sheet_answer,
  },
  buyer_due: {
    from: 'approved',
    act: (sheet) => past(sheet, 'remind_at'),
    buyer: 'waits for you',
    due: sheet_confirm,
  },
  renewed: {
    from: 'fresh',
    act: ({ link, phone }) => buyer('cooperateRelink', { ...phone, sheet_no: link.sheet_no }),
    buyer: 'New link',
  },
};

const messagesTo = async ({ token }: Caller) =>
  (
    await request(url)
      .post('/api/message/list')
      .set('authorization', `Bearer ${token}`)
      .set('accept-language', 'en')
      .send({ group: 'business' })
  ).body.data.list as { key: MessageKey; title: string; body: string; link: string }[];
const told = async (sheet: Sent | undefined) => ({
  sms: sheet ? await sentTo('sms', sheet.phone.phone_number) : [],
  mail: sheet ? await sentTo('mail', `${sheet.phone.phone_number}@example.com`) : [],
  ann: await messagesTo(ann),
  bo: await messagesTo(bo),
  boSms: await sentTo('sms', bo.phone_number),
});

async function taken(step: Step, before?: (sheet: Sent) => Promise<unknown>) {
  const given = step.from === 'nothing' ? undefined : await FROM[step.from]();
  if (given) await before?.(given);
  await settled();
  const old = await told(given);
  const sheet = given ?? (await FROM.fresh());
  await step.act(sheet);
  await settled();
  const now = await told(sheet);
  // Texts follow in order; the newest message is the first of its list.
  return {
    sheet,
    sms: now.sms.slice(old.sms.length).filter(({ text }) => text.includes(sheet.link.sheet_no)),
    mail: now.mail.slice(old.mail.length),
    ann: now.ann.slice(0, now.ann.length - old.ann.length),
    bo: now.bo.slice(0, now.bo.length - old.bo.length),
    boSms: now.boSms.slice(old.boSms.length),
  };
}
const dayIn = (days: number) => formatDay(shanghaiDay(addWorkingDays(new Date(), days)), 'en');
const cases = Object.entries(STEPS) as [SheetStep, Step][];

/** The link at the end of a text opens the sheet. */
async function opensFrom(text: string, sheet_no: string) {
  const [, access_key] = /\/\?lang=en#\/cooperate\/detail\?no=\w+&key=([\w-]{43})$/.exec(text) ?? [];
  expect((await buyer('cooperateDetail', { sheet_no, access_key }, '')).data.sheet_no).toBe(sheet_no);
}

it.each(cases)('%s', async (_name, step) => {
  const { sheet, sms, mail, ann: first, bo: second, boSms } = await taken(step);
  const row = await sheetOf(sheet.link.sheet_no);
  expect(sms).toHaveLength(step.buyer === null ? 0 : 1);
  expect(mail).toHaveLength(sms.length);
  if (step.buyer !== null) {
    const [{ text }] = sms as [{ text: string }];
    expect(text).toContain(step.buyer);
    if (step.endsLink) expect(mail[0]!.text).not.toMatch(/https?:|link/);
    else await opensFrom(text, row.sheet_no);
    if (step.due) expect(text).toContain(dayIn(step.due));
    expect(mail[0]!.text).toContain(text);
  }
  expect(first.map(({ key }) => key)).toEqual(step.holder && step.by !== 'ann' ? [step.holder] : []);
  expect(second.map(({ key }) => key)).toEqual(step.holder ? [step.holder] : []);
  expect(boSms).toHaveLength(second.length);
  for (const { body, link } of second) {
    if (step.due) expect(body).toContain(dayIn(step.due));
    expect(body).not.toMatch(/[{}]|undefined|State: \./);
    expect(link).toMatch(/^\/authorizeCooperation\/ipOrderManagement/);
  }
  if (step.reminds)
    expect(new Date(`${String(row.remind_at)}Z`)).toEqual(workingMorning(new Date(), step.due! - 1));
});

/** Steps of a private sheet which its holder hears of: a due date or that there is news, never what it is about. */
const unseen = cases.filter(([, { from, by }]) => from !== 'nothing' && by === undefined);
it.each(unseen)('%s of a private sheet tells its holder a due date, news or nothing', async (_name, step) => {
  const { bo: second, sheet } = await taken(step, ({ id }) =>
    db().query("UPDATE sheet SET source = 'private_link' WHERE id = ?", [id]),
  );
  expect(second.map(({ key }) => key)).toEqual(step.hidden ? [step.hidden] : []);
  for (const { title, body, link } of second) {
    if (step.due) expect(body).toContain(dayIn(step.due));
    expect(link).toContain('/authorizeCooperation/onepageCoop');
    for (const word of [sheet.id, sheet.link.sheet_no, '{', 'atch'])
      expect(title + body + link).not.toContain(word);
  }
});
