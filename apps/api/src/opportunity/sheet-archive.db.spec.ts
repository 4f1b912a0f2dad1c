/** What a member's archive says of the sheets to their IPs: no more than the lists show this member. */
import { type Caller, openFixtures, PASSWORD } from '../../testing/fixtures';
import { until } from '../../testing/outbox';
import { api } from '../../testing/server';
import { agreed, ann, holder, ip, openSheets } from '../../testing/sheets';
import { filesCookie } from '../../testing/uploads';
import { unzip } from '../../testing/zip';
import { plantSheet } from '../db/seed/fixtures';

const { url } = api();

beforeEach(openSheets);

async function call<T>(path: string, who: Caller, input: object): Promise<T> {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return ((await answer.json()) as { data: T }).data;
}
/** `sheets.json` of a new archive. */
async function archived(): Promise<string> {
  const { export_id } = await call<{ export_id: string }>('member/requestExport', ann, {
    password: PASSWORD,
  });
  const address = await until(async () => {
    const list = await call<{ export_id: string; address: string | null }[]>('member/exports', ann, {});
    return list.find((one) => one.export_id === export_id)?.address ?? undefined;
  }, 'the archive');
  const archive = await fetch(url + address, { headers: { cookie: await filesCookie('member', ann.id) } });
  return unzip(Buffer.from(await archive.arrayBuffer()))
    .get('sheets.json')!
    .toString();
}

/** Texts of a sheet, each with the word by which it is found. */
const textsOf = (word: string) => ({
  sku_describe: `${word}描述`,
  company_case: `${word}案例`,
  other_describe: `${word}说明`,
  answer: `${word}回复`,
});

it('holds no text of a sheet before the supplement, then what its page shows; none of a refused or private one', async () => {
  const on = await openFixtures();
  const plant = (word: string, sheet_no: string, more: object) =>
    plantSheet(on, { ip_id: ip, sku_id: 9, buy_num: 300, sheet_no, ...textsOf(word), ...more });
  const id = await plant('进行', '260101AAAAAA', { state: 'responded', consult: 'pending' });
  await plant('拒绝', '260101BBBBBB', { state: 'rejected' });
  await plant('私域', '260101CCCCCC', { source: 'private_link' });
  await plant('未审', '260101DDDDDD', { state: 'submitted' });

  const before = await archived();
  for (const word of ['进行', '拒绝', '私域', '未审']) expect(before).not.toContain(word);
  const closed = (sheet_no: string, state: string) => ({
    sheet_no,
    ip_id: ip,
    state,
    sku_id: 9,
    buy_num: 300,
    answered_at: expect.any(String),
    created_at: expect.any(String),
  });
  expect(JSON.parse(before)).toEqual([
    closed('260101AAAAAA', 'responded'),
    closed('260101BBBBBB', 'rejected'),
  ]);

  await agreed();
  const { sku_describe } = (await holder('sheetDetail', ann, { sheet_id: id })).data;
  const after = await archived();
  expect(JSON.parse(after)).toEqual([
    { ...closed('260101AAAAAA', 'responded'), ...textsOf('进行'), sku_describe },
    closed('260101BBBBBB', 'rejected'),
  ]);
  for (const word of ['拒绝', '私域', '未审', '林经理']) expect(after).not.toContain(word);
});
