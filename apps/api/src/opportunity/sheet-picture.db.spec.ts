/** Pictures of buyers without an account: who may send, see and keep them, and what staff are shown in them. */
import type { SheetPicture, UploadedFile } from '@ipw/domain';
import encodeQr from 'qr';
import request from 'supertest';
import sharp from 'sharp';
import { member, openFixtures, staff, type StaffLogin } from '../../testing/fixtures';
import { picture } from '../../testing/pictures';
import { api, rows } from '../../testing/server';
import {
  admin,
  agreed,
  ann,
  decide,
  holder,
  ip,
  newPhone,
  openSheets,
  sheetOf,
  wanted,
} from '../../testing/sheets';
import { askCode } from '../../testing/sign-up';
import { open } from '../../testing/uploads';
import { plantOperator } from '../db/seed/fixtures';

const { url, db } = api();
beforeEach(openSheets);

type Phone = ReturnType<typeof newPhone>;
/** A browser without an account that has proven its phone. */
class Browser {
  cookie = '';
  constructor(readonly phone: Phone = newPhone()) {}

  async call(path: string, input: object) {
    const { body, headers } = await request(url)
      .post(`/api/opportunity/${path}`)
      .set('accept-language', 'en')
      .set('cookie', this.cookie)
      .send(input);
    const [set] = (headers['set-cookie'] as unknown as string[] | undefined) ?? [];
    if (set) this.cookie = set.split(';')[0]!;
    return body as { code: number; data: any }; // eslint-disable-line @typescript-eslint/no-explicit-any
  }
  async prove(): Promise<this> {
    const yzm = await askCode(this.phone, 'cooperate');
    expect((await this.call('cooperateList', { ...this.phone, yzm })).code).toBe(0);
    return this;
  }
  async upload(bytes: Buffer, name = 'bag.png', usage = 'company_case_image') {
    const body = new FormData();
    body.append('usage', usage);
    body.append('file', new Blob([new Uint8Array(bytes)]), name);
    const answer = await fetch(`${url}/api/opportunity/visitorUpload?usage=${usage}`, {
      method: 'POST',
      headers: { cookie: this.cookie, 'accept-language': 'en' },
      body,
    });
    return (await answer.json()) as { code: number; data: UploadedFile & { errors?: { rule: string }[] } };
  }
  send(company_case_images: readonly string[], more: object = {}) {
    return this.call('cooperateSubmit', {
      ip_id: ip,
      ...wanted,
      ...this.phone,
      company_case_images,
      ...more,
    });
  }
}
const proven = () => new Browser().prove();
/** A sheet with one picture. */
async function sent() {
  const browser = await proven();
  const { image_id } = (await browser.upload(await picture('png'))).data;
  const { data } = await browser.send([image_id]);
  const { id } = await sheetOf(data.sheet_no);
  return { browser, image_id, id, link: { sheet_no: data.sheet_no, access_key: data.access_key } };
}
const recordFor = async (who: StaffLogin, id: string) =>
  (await request(url).get(`/api/admin/sheets/${id}`).set('cookie', who.cookie)).body as {
    contacts: number;
    company_case_images: SheetPicture[];
  };
const statusOf = async (path: string, cookie?: string) =>
  (await open(path, cookie === undefined ? {} : { cookie })).status;

it('takes pictures from a browser that has proven its phone, and no others', async () => {
  const browser = new Browser();
  const png = await picture('png');
  expect((await browser.upload(png)).code).toBe(40003);
  await browser.prove();
  const { data } = await browser.upload(png, 'my company.png');
  expect(data).toMatchObject({ file_name: 'company_case_image.png', image_width: 40 });
  expect((await browser.upload(png, 'a.png', 'avatar')).code).toBe(40001);
  expect(await browser.upload(Buffer.from('MZ'))).toMatchObject({
    data: { errors: [{ rule: 'file_type' }] },
  });
  // Only its sender sees it before it is sent.
  expect(await statusOf(data.file_path)).toBe(200);
  expect(await statusOf(data.file_path.split('?')[0]!)).toBe(404);
  const other = await proven();
  expect((await browser.call('visitorFile', { image_id: data.image_id })).data.image_id).toBe(data.image_id);
  expect((await other.call('visitorFile', { image_id: data.image_id })).code).toBe(40400);
  expect(await other.send([data.image_id])).toMatchObject({ code: 40001 });
});

it('needs no second code to send them, and a code without a proven phone', async () => {
  const browser = await proven();
  expect((await browser.send([])).code).toBe(0);
  expect((await new Browser(browser.phone).send([])).code).toBe(40003);
});

it('keeps nothing a camera wrote into a picture', async () => {
  const browser = await proven();
  const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#2f6f5e' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Lin Studio' }, IFD3: { GPSLatitude: '31/1 13/1 0/1' } })
    .toBuffer();
  const { data } = await browser.upload(bytes, 'a.jpg');
  const served = await open(data.file_path);
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  expect((await sharp(served.bytes).metadata()).exif).toBeUndefined();
});

it('flags QR codes and contact details in names for staff, and refuses neither', async () => {
  const browser = await proven();
  const drawn = await sharp(Buffer.from(encodeQr('https://u.wechat.com/EHkXq9aYyBz', 'svg')), {
    density: 200,
  })
    .resize(240, 240, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .toBuffer();
  const poster = await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#e8dcc8' } })
    .composite([{ input: drawn, left: 900, top: 400 }])
    .jpeg({ quality: 75 })
    .toBuffer();
  const coded = (await browser.upload(poster, 'poster.jpg')).data.image_id;
  const named = (await browser.upload(await picture('png'), '13800138000.png')).data.image_id;
  const plain = (await browser.upload(await picture('jpeg'), 'bag 2026.jpg')).data.image_id;
  const { data } = await browser.send([coded, plain, named]);
  const { id } = await sheetOf(data.sheet_no);
  const record = await recordFor(admin, id);
  expect(record.contacts).toBe(2);
  expect(record.company_case_images.map(({ image_id, found }) => [image_id, found])).toEqual([
    [coded, [{ place: 'qr_code', text: 'https://u.wechat.com/EHkXq9aYyBz' }]],
    [plain, []],
    [named, [{ place: 'file_name', text: '13800138000' }]],
  ]);
  const finance = await recordFor(await staff('finance'), id);
  expect(JSON.stringify(finance)).not.toContain('wechat');
  const stored = await rows<{ found: Buffer }>('SELECT found FROM picture_find');
  expect(stored.map(({ found }) => found.toString()).join()).not.toContain('wechat');
});

it('answers others while it looks through a picture made of the corners of codes', async () => {
  const side = 2000;
  const corner = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  const isDark = (at: number) => corner[Math.floor(at / side) % 8]?.[(at % side) % 8] === '1';
  const pixels = Buffer.alloc(side * side).map((_, at) => (isDark(at) ? 0 : 255));
  const png = await sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
  const browser = await proven();
  const clock = () => performance.now();
  const began = clock();
  let done = false;
  const upload = browser.upload(png).finally(() => (done = true));
  let longest = 0;
  while (!done) {
    const sent = clock();
    await fetch(`${url}/health/live`);
    longest = Math.max(longest, clock() - sent);
  }
  expect((await upload).code).toBe(0);
  // In one thread the search would hold up an answer for nearly as long as the upload.
  expect(longest).toBeLessThan((clock() - began) / 2);
});

it('shows them to staff, to the holder after the supplement, and to the buyer by the link in force', async () => {
  const { browser, image_id, id, link } = await sent();
  const shown = (await recordFor(admin, id)).company_case_images[0]!;
  expect(shown.image_id).toBe(image_id);
  expect(await statusOf(shown.file_path)).toBe(200);
  const mine = (await new Browser().call('cooperateDetail', link)).data.company_case_images[0].file_path;
  expect(await statusOf(mine)).toBe(200);

  expect((await holder('sheetDetail', ann, { sheet_id: id })).code).toBe(40400);
  await decide(admin, id, 'pass', { version: 1 });
  expect((await holder('sheetDetail', ann, { sheet_id: id })).code).toBe(42005);
  await agreed();
  const theirs = (await holder('sheetDetail', ann, { sheet_id: id })).data.company_case_images[0].file_path;
  expect(await statusOf(theirs)).toBe(200);
  expect(await statusOf(theirs, '')).toBe(404);
  const file = await request(url)
    .post('/api/common/file')
    .set('authorization', `Bearer ${ann.token}`)
    .send({ image_id });
  expect(file.body.code).toBe(40400);

  await browser.call('cooperateRelink', { ...browser.phone, sheet_no: link.sheet_no });
  expect(await statusOf(mine)).toBe(404);
  const refusal = { sheet_id: id, version: 2, decision: 'reject', reason_code: 'timing' };
  expect((await holder('sheetReply', ann, refusal)).code).toBe(0);
  expect(await statusOf(theirs)).toBe(404);
});

it('closes those of a private sheet with the business password', async () => {
  const { id } = await sent();
  await db().query("UPDATE sheet SET source = 'private_link', state = 'unreplied' WHERE id = ?", [id]);
  const shop = (path: string, input: object = {}) =>
    request(url)
      .post(`/api/ip/${path}`)
      .set('authorization', `Bearer ${ann.token}`)
      .send({ ip_id: ip, ...input });
  const password = 'tulip-orchard-8';
  await shop('setPrivateBussinessPassword', {
    private_business_password: password,
    confirm_password: password,
  });
  await holder('agreeSupplement', ann, { agree: 1 });
  const { file_path } = (await holder('privateDetail', ann, { sheet_id: id })).data.company_case_images[0];
  expect(await statusOf(file_path)).toBe(200);
  await db().query('DELETE FROM business_check');
  expect(await statusOf(file_path)).toBe(404);
});

it('shows consultants those of their members only', async () => {
  const { id } = await sent();
  const consultant = await staff('consultant');
  const on = await openFixtures();
  await on.db.update('member', { consultant_id: consultant.id }, { id: ann.id });
  const { file_path } = (await recordFor(consultant, id)).company_case_images[0]!;
  expect(await statusOf(file_path)).toBe(200);
  await on.db.update('member', { consultant_id: null }, { id: ann.id });
  expect(await statusOf(file_path)).toBe(404);
});

it('go along when a text is sent again, and end with the data of their buyer', async () => {
  const { browser, image_id, id } = await sent();
  const operator = await member();
  await plantOperator((await openFixtures()).db, ip, operator.id, 2);
  await db().query("UPDATE sheet SET state = 'unanswered', open_key = NULL WHERE id = ?", [id]);
  const { sheet_no } = await sheetOf(
    (await rows<{ sheet_no: string }>('SELECT sheet_no FROM sheet'))[0]!.sheet_no,
  );
  const again = await browser.call('cooperateAgain', { sheet_no });
  expect(again.code).toBe(0);
  const files = () => rows('SELECT file_id FROM sheet_picture');
  expect(await files()).toEqual([{ file_id: image_id }, { file_id: image_id }]);
  const linked = async () =>
    (await rows<{ linked_at: unknown }>('SELECT linked_at FROM uploaded_file WHERE id = ?', [image_id]))[0]!
      .linked_at !== null;
  expect(await linked()).toBe(true);
  expect((await browser.call('cooperateErase', browser.phone)).data).toEqual({ erased: 2 });
  expect(await files()).toEqual([]);
  expect(await linked()).toBe(false);
});

it('takes thirty of a phone in a day', async () => {
  const browser = await proven();
  await db().query('UPDATE rate_limit SET points = 0');
  const png = await picture('png');
  const first = await browser.upload(png);
  expect(first.code).toBe(0);
  await db().query("UPDATE rate_limit SET points = 30 WHERE `key` LIKE 'visitor_upload_phone%'");
  expect((await browser.upload(png)).code).toBe(42900);
});
