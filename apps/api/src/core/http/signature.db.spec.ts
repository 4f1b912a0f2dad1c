/** With signing required, every call must be signed except those the contract exempts. */
import { another } from '../../../testing/another';
import { type Caller, member } from '../../../testing/fixtures';
import { picture } from '../../../testing/pictures';
import { api } from '../../../testing/server';
import { upload } from '../../../testing/uploads';
import { signatureOf } from './signature';

const SECRET = 'a secret of this spec';
let url: string;
let ann: Caller;

beforeAll(async () => {
  await api().reset();
  ann = await member();
  url = await another({ API_SIGN_REQUIRED: '1', API_SIGN_SECRET: SECRET });
});

const json = { 'content-type': 'application/json' };
const signed = (input: Record<string, string>) => ({ ...input, sign: signatureOf(input, SECRET) });

async function send(path: string, input: object, body?: { headers: Record<string, string>; text: string }) {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { ...(body?.headers ?? json), authorization: `Bearer ${ann.token}` },
    body: body?.text ?? JSON.stringify(input),
  });
  return ((await answer.json()) as { code: number }).code;
}

it('demands a signature, and takes a right one in every way a call is written', async () => {
  const input = { page: '1', lang: 'en' };
  expect(await send('message/list', input)).toBe(40002);
  expect(await send('message/list', signed(input))).toBe(0);
  expect(await send('message/list', { ...signed(input), page: '2' })).toBe(40002);
  const text = new URLSearchParams(signed(input)).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await send('message/list', {}, { headers, text })).toBe(0);
  const query = new URLSearchParams(signed({ ...input, token: ann.token })).toString();
  const read = await fetch(`${url}/api/message/list?${query}`);
  expect(await read.json()).toMatchObject({ code: 0 });
});

it.each([
  ['1', 0],
  [1, 0],
  ['0', 40002],
  [[1], 40002],
  [{ toString: 1 }, 40002],
])('leaves out calls with longcontent=1 alone: %j', async (longcontent, code) => {
  expect(await send('message/list', { longcontent })).toBe(code);
});

it('leaves out uploads, and no other call that is written like one', async () => {
  expect((await upload(ann, 'avatar', 'a.png', await picture('png'), url)).code).toBe(0);
  const form = { headers: { 'content-type': 'multipart/form-data; boundary=x' }, text: '--x--' };
  expect(await send('message/list?page=1', {}, form)).toBe(40002);
  const config = await fetch(`${url}/api/common/config`);
  expect(await config.json()).toMatchObject({ code: 0, data: { sign_secret: SECRET } });
});
