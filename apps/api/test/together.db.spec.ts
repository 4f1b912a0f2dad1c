/** First calls of a dozen people at once: none waits until its transaction has begun again, and none is refused for it. */
import { shanghaiDay } from '@ipw/domain';
import { campaignOf } from '../testing/campaigns';
import { MERCHANT, order } from '../testing/codes';
import { call, callAlone, judged, label, openCrowd, type Person } from '../testing/crowd';
import { upload, uploadOf, visit, visitor } from '../testing/crowd';
import { lastDeadlock } from '../testing/deadlock';
import { entrant } from '../testing/entries';
import { freshPhone, member, openFixtures, PASSWORD, staff, type StaffLogin } from '../testing/fixtures';
import { content as filingContent } from '../testing/filings';
import { plantCode } from '../testing/limits';
import { picture } from '../testing/pictures';
import { api, rows } from '../testing/server';
import { wanted } from '../testing/sheets';
import { tableNames } from '../testing/tables';
import { plantTender } from '../testing/tenders';
import { upload as send } from '../testing/uploads';
import { plantGoods, plantInvitation, plantIp, plantLicensee, plantSheet } from '../src/db/seed/fixtures';
import { plantThread } from '../src/db/seed/plant-cooperations';
import { DAY_MS } from '../src/db/seed/plant-tender';
import { plantTenderBrand } from '../src/db/seed/plant-tender-brand';

const { url } = api();
const ROUNDS = 3;

type Answered = Promise<{ code: number }>;
/** Prepares the call of a caller in a round; what it returns makes the call. */
type Prepared = (one: Person, round: number) => Promise<() => Answered>;

let crowd: Person[];
let admin: StaffLogin;
beforeAll(async () => {
  crowd = await openCrowd();
  admin = await staff('admin');
});

/** The same for all callers of a round. */
function shared(make: () => Promise<string>): (round: number) => Promise<string> {
  const made = new Map<number, Promise<string>>();
  return (round) => {
    const known = made.get(round) ?? make();
    made.set(round, known);
    return known;
  };
}
/** A call with this input. */
const plain =
  (path: string, input: (round: number) => object): Prepared =>
  (one, round) =>
    Promise.resolve(() => call(one, path, input(round)));

const tender = shared(() => plantTender(admin, { closes_at: new Date(Date.now() + 30 * DAY_MS) }));
const campaign = shared(() => campaignOf());
const claimOf = async (one: Person) => ({
  kind: 'normal',
  ip_id: await plantIp(await openFixtures(), { ip_name: '新月' }),
  proof_images: [await upload(one, 'rights_proof')],
});
const registered = async (one: Person, round: number) => ({
  tender_id: await tender(round),
  ip_intro: '山里的一只狐狸。',
  remark: '可以改色。',
  series_id: one.series,
  case_id: one.case,
  attachments: [],
  case_images: [await upload(one, 'tender_case_image')],
});

const MEMBERS: Record<string, Prepared> = {
  'a series': plain('gallery/seriesSave', (round) => ({ series_name: `稿${String(round)}` })),
  'a case': async (one) => {
    const case_image = await upload(one, 'case_image');
    return () => call(one, 'ip/caseSave', { case_name: '茶礼盒', case_image });
  },
  'the deletion of a case': async (one) => {
    const case_image = await upload(one, 'case_image');
    const { data } = await call(one, 'ip/caseSave', { case_name: '旧', case_image });
    return () => call(one, 'ip/caseDelete', { case_id: (data as { case_id: string }).case_id });
  },
  'a shop setting': plain('ip/ipLinkInfoUpdate', (round) => ({ link_name: `林${String(round)}`, draft: 1 })),
  // Of a new IP: a deleted row stays in the index for a while, and who inserts its key again locks the gap beside it.
  'a private link': async () => {
    const one = await entrant();
    return () => call(one, 'ip/shopLinkMove', { version: 0, action: 'issue', days: 30 });
  },
  'a claim': async (one) => {
    const input = await claimOf(one);
    return () => callAlone(one, 'claim/save', input);
  },
  'a submitted claim': async (one) => {
    const input = await claimOf(one);
    return () => callAlone(one, 'claim/submit', { ...input, agree: 1 });
  },
  'the choice of a claim': async () => {
    const one = await entrant();
    return () => callAlone(one, 'claim/choiceSave', { values: '{}' });
  },
  goods: async (one) => {
    const image = await upload(one, 'goods_image');
    const names = { project_name: '春日系列', product_name: '山茶兔毛绒', licensee: '云岭玩具' };
    return () => call(one, 'code/goodsSave', { ...names, price_fen: 12_900, image });
  },
  'a merchant': plain('code/licenseeSave', () => MERCHANT),
  'a label order': async (one) => {
    const goods_id = await plantGoods(await openFixtures(), {
      ip_id: one.ip,
      image_id: await upload(one, 'goods_image'),
    });
    return () => call(one, 'code/orderCreate', order({ ip_id: one.ip, goods_id } as never));
  },
  'a request for codes': async (one) => {
    const on = await openFixtures();
    const goods_id = await plantGoods(on, { ip_id: one.ip, image_id: null, ordered: 1000 });
    const licensee_id = await plantLicensee(on, { ip_id: one.ip });
    return () => call(one, 'code/useCreate', { goods_id, licensee_id, quantity: 10 });
  },
  'a filing': async (one) => {
    const input = await filingContent(one.who);
    return () => callAlone(one, 'filing/save', input);
  },
  'a submitted filing': async (one, round) => {
    const { data } = await callAlone(one, 'filing/save', await filingContent(one.who));
    const { filing_id } = data as { filing_id: string };
    // The first is free.
    const pay = round ? 'wallet' : 'credit';
    return () => callAlone(one, 'filing/submit', { filing_id, version: 1, declare: 1, pay });
  },
  'a voucher of a filing': async (one) => {
    const { data } = await callAlone(one, 'filing/save', await filingContent(one.who));
    const { filing_id } = data as { filing_id: string };
    await callAlone(one, 'filing/submit', { filing_id, version: 1, declare: 1, pay: 'bank' });
    const voucher_image = await upload(one, 'voucher');
    return () => callAlone(one, 'filing/voucher', { filing_id, voucher_image });
  },
  'fields that are taken': plain('opportunity/takenFieldSave', (round) => ({
    fields: [{ sku_id: 15, taken_until: `20${String(90 + round)}-12-31` }],
  })),
  'words for answers': plain('opportunity/templateSave', () => ({ template_name: '常用', answer: '可以' })),
  'an entry': async (one, round) => {
    const input = await registered(one, round);
    return () => call(one, 'tender/registrationSave', input);
  },
  'an entry that is handed in': async (one, round) => {
    const input = await registered(one, round + ROUNDS);
    return () => call(one, 'tender/registrationSubmit', { ...input, promise: 1 });
  },
  'a question': async (one, round) => {
    const tender_id = await tender(round);
    return () => call(one, 'tender/questionAsk', { tender_id, question: '可以改颜色吗？' });
  },
  'an objection to a result': async (one) => {
    const { tender_id } = await judged(admin, one);
    await rows("UPDATE tender_award SET state = 'published', published_at = NOW(3) WHERE id = ?", [
      tender_id,
    ]);
    const proof_images = [await upload(one, 'rights_proof')];
    const statement = '第二名的分数高于第一名，结果与公布的标准不符。';
    return () => call(one, 'tender/objectionSubmit', { tender_id, statement, proof_images });
  },
  'skin goods': async (one) => {
    const goods_image = await upload(one, 'skin_cover');
    return () => call(one, 'tender/skinSave', { goods_name: '山茶狐', goods_image });
  },
  'an answered round': async (one) => {
    const image = await uploadOf(one.brand, 'draft_image');
    const thread = { cooperation_id: one.cooperation, ip_id: one.ip, member_id: one.who.id };
    const thread_id = await plantThread(await openFixtures(), { ...thread, rounds: [{ images: [image] }] });
    const [round] = await rows<{ id: string }>('SELECT id FROM thread_round WHERE thread_id = ?', [
      thread_id,
    ]);
    const answer = { decision: 'continue_providing', feedback: '袋口再宽一些', version: 1 };
    const images = [await upload(one, 'feedback_image')];
    return () => call(one, 'tender/threadReply', { round_id: round!.id, ...answer, images });
  },
  'an invitation': plain('ip/invite', () => ({ area_code: '86', phone_number: freshPhone() })),
  'an accepted invitation': async (one, round) => {
    const { who, ip } = crowd[(one.at + 1 + round) % crowd.length]!;
    const sent = { ip_id: ip, member_id: who.id, phone_number: one.who.phone_number };
    const invitation_id = await plantInvitation(await openFixtures(), sent);
    return () => callAlone(one, 'member/invitationAnswer', { invitation_id, accept: 1 });
  },
  'an upload': async ({ who }) => {
    const bytes = await picture('png');
    return () => send(who, 'avatar', 'me.png', bytes);
  },
  consent: (one, round) => {
    const page = (['privacyPolicy', 'serviceAgreement', 'ipCoopSupplement'] as const)[round]!;
    return Promise.resolve(() => callAlone(one, 'content/consent', { page, version: '1.0', agree: 1 }));
  },
  'a sign-in': ({ who: { phone_number } }) => {
    const by = { login_type: 'password', password: PASSWORD };
    return Promise.resolve(() => visit('member/login', { area_code: '86', phone_number, ...by }));
  },
  'papers of an identity': async (one) => {
    const who = await member({
      verified: false,
      area_code: '65',
      phone_number: `8${freshPhone().slice(-7)}`,
    });
    const document_images = [await upload({ who }, 'identity')];
    const papers = { document_type: 'passport', document_number: 'e1234567k', document_images };
    return () => callAlone({ ...one, who }, 'member/auth', { real_name: 'Ann Tan Mei Ling', ...papers });
  },
  // Last: codes rest while it is open.
  'an objection to an owner': async (one, round) => {
    const { ip } = crowd[(one.at + 1 + round) % crowd.length]!;
    const proof_images = [await upload(one, 'rights_proof')];
    const statement = '这是我登记的作品，请核查。';
    return () => callAlone(one, 'claim/disputeSubmit', { ip_id: ip, statement, proof_images });
  },
};

const VISITORS: Record<string, Prepared> = {
  'a one-time code': () =>
    Promise.resolve(() =>
      visit('member/sendYzm', { area_code: '86', phone_number: freshPhone(), scene: 'register' }),
    ),
  'an account': async () => {
    const phone = { area_code: '86', phone_number: freshPhone() };
    await plantCode(phone.phone_number, 'register');
    const words = { password: 'meadow-lark-99', confirm_password: 'meadow-lark-99', yzm: '246810' };
    const about = { username: '新人', location: '浙江', agree: 1 };
    return () => visit('member/register', { ...phone, ...words, ...about });
  },
  'a sheet': async ({ ip }) => {
    const { cookie, ...phone } = await visitor();
    return () => visit('opportunity/cooperateSubmit', { ip_id: ip, ...wanted, ...phone }, { cookie });
  },
  'a confirmed sheet': async ({ ip }) => {
    const { cookie, phone_number } = await visitor();
    const [sheet_no, day] = [`2601${freshPhone().slice(-8)}`, new Date()];
    const answer = { state: 'responded', consult: 'passed', answer: '可以', answered_at: day } as const;
    await plantSheet(await openFixtures(), {
      ip_id: ip,
      sheet_no,
      phone_number,
      ...answer,
      consulted_at: day,
    });
    return () => visit('opportunity/cooperateConfirm', { sheet_no }, { cookie });
  },
  'an entry of a campaign': async (_one, round) => {
    const { cookie, ...phone } = await visitor();
    const input = {
      ...{ ...phone, campaign_id: await campaign(round), work_name: '老街', intro: '小时候住过的街。' },
      ...{ categories: [0], entrant_name: '苏晚', agree: { privacy: 1, user: 1, rules: 1 }, wall: 1 },
      images: [await uploadOf({ ...phone, cookie }, 'campaign_image')],
    };
    return () => visit('tender/campaignEntry', input, { cookie });
  },
  'a round': async ({ brand }) => {
    const images = [await uploadOf(brand, 'draft_image')];
    const topic = { kind: 'product_design', product_name: '帆布袋', images };
    return () => visit('tender/threadOpen', { ...brand.link, ...topic }, brand);
  },
  'a request for pictures': async ({ brand, series }) => {
    await rows("UPDATE series SET visibility = 'public', shelf = 'listed' WHERE id = ?", [series]);
    await rows("UPDATE uploaded_file SET image_status = 1 WHERE usage_name = 'series_image'");
    const [row] = await rows<{ images: string }>('SELECT images FROM series WHERE id = ?', [series]);
    const asked = { ...brand.link, series_id: series, images: JSON.parse(row!.images) as string[] };
    const use = { purpose: '帆布袋', used_in: '门店', until: shanghaiDay(new Date()) };
    return () => visit('tender/imageRequest', { ...asked, ...use }, brand);
  },
  'scores of a brand': async (one) => {
    const { tender_id, registration_id } = await judged(admin, one);
    const { cookie, phone_number } = await visitor();
    await plantTenderBrand(await openFixtures(), tender_id, { phone_number });
    const scores = { tender_id, registration_id, version: 0, points: [8] };
    return () => visit('tender/brandScore', scores, { cookie });
  },
  'a report of a fake': async (one) => {
    const code = await label(one);
    const page = await (await fetch(`${url}/s/${code}`)).text();
    const body = new FormData();
    body.set('form', /name="form" value="([^"]+)"/.exec(page)![1]!);
    for (const field of ['bought_at', 'description']) body.set(field, '吊牌是歪的');
    body.set('image', new Blob([new Uint8Array(await picture('png'))]), 'fake.png');
    return async () => {
      const { status } = await fetch(`${url}/s/${code}/report`, { method: 'POST', body, redirect: 'manual' });
      return { code: status === 303 ? 0 : status };
    };
  },
};

it.each(Object.entries({ ...VISITORS, ...MEMBERS }))('a dozen begin %s at once', async (_what, prepare) => {
  const tables = await tableNames(api().db());
  const before = await lastDeadlock(tables);
  for (let round = 0; round < ROUNDS; round += 1) {
    const calls = await Promise.all(crowd.map((one) => prepare(one, round)));
    // The count of all texts stays: its row is there but for the first text of an hour, which two threads may begin at once.
    await rows("DELETE FROM rate_limit WHERE `key` NOT LIKE 'sms_all:%'");
    const answers = await Promise.all(calls.map((begin) => begin()));
    expect(answers).toEqual(crowd.map(() => expect.objectContaining({ code: 0 }) as object));
    expect(await lastDeadlock(tables)).toBe(before);
  }
});
