// A member's actions in benchmarks: sign in with a password, and upload a photograph.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import sharp from 'sharp';
import { call } from './measure.mjs';

export const PASSWORD = 'tulip-orchard-7';

/** With the product's parameters: OWASP's first recommendation for argon2id. */
export const hashedPassword = () => hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

let addresses = 0;

/**
 * A password sign-in, each from its own address: an address may try 200 times an hour. @returns {Promise<{ms: number, token:
 * string}>}
 */
export async function signIn(api, { phone_number }) {
  addresses += 1;
  const { ms, status, body } = await call(`${api.url}/api/member/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}`,
    },
    body: JSON.stringify({ area_code: '86', phone_number, login_type: 'password', password: PASSWORD }),
  });
  const { code, data } = JSON.parse(body);
  if (status !== 200 || code !== 0) throw new Error(`sign-in: ${status} ${body}`);
  return { ms, token: data.token };
}

/** What the browser of the demo's holder stores, who has agreed to everything and seen the notices. */
export async function demoHolder(api) {
  const accounts = JSON.parse(readFileSync(path.join(api.dataDir, 'demo-accounts.json'), 'utf8'));
  const { phone_number, password } = accounts.find(({ role }) => role === 'holder');
  const post = async (name, body, headers) => {
    const answer = await call(`${api.url}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const { code, data } = JSON.parse(answer.body);
    if (code !== 0) throw new Error(`${name}: ${answer.body}`);
    return data;
  };
  const login = { area_code: '86', phone_number, login_type: 'password', password };
  const { token, user } = await post('member/login', login);
  const authorization = `Bearer ${token}`;
  const news = await call(`${api.url}/api/content/updates`, { headers: { authorization } });
  for (const { page, version } of JSON.parse(news.body).data)
    await post('content/consent', { page, version, agree: 1 }, { authorization });
  return { worktable_token: token, [`worktable_ipIsShowTip.${user.use_ip_id}`]: '1' };
}

/** A JPEG with the detail of a photograph: blurred noise. */
const photograph = (width, height) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(1.2)
    .jpeg({ quality: 88 })
    .toBuffer();

export const BOUNDARY = 'bench-photograph';

/** An upload form with a photograph of that many pixels. */
export async function photographForm(width, height) {
  const picture = await photograph(width, height);
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="large.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** Uploads the form as a picture of a series; returns the time in ms. */
export async function upload(api, token, form) {
  const { ms, status, body } = await call(`${api.url}/api/common/upload?usage=series_image`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': form.length,
    },
    body: form,
  });
  if (status !== 200 || JSON.parse(body).code !== 0)
    throw new Error(`upload: ${status} ${body.slice(0, 300)}`);
  return ms;
}
