// `npm run bench:sign-in`: how long a password sign-in takes while eight 24-megapixel pictures are being uploaded.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import sharp from 'sharp';
import { call, median, percentile, verdict } from './measure.mjs';
import { plantMembers } from './plant.mjs';
import { bench, ground, say, serve } from './stage.mjs';

const UPLOADERS = 8;
const MEMBERS = 40;
const SIGN_INS = 60;
const PAUSE_MS = 100;
const PASSWORD = 'tulip-orchard-7';

/** 24 megapixels with the detail of a photograph: noise, softened. */
const photograph = () =>
  sharp({
    create: {
      width: 6000,
      height: 4000,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(1.2)
    .jpeg({ quality: 88 })
    .toBuffer();

function multipart(picture) {
  const boundary = randomBytes(16).toString('hex');
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="large.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** One password sign-in, each from an address of its own: an address may try 200 times an hour. */
let addresses = 0;
async function signIn(api, { phone_number }) {
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

async function signIns(api, members) {
  const times = [];
  for (let n = 0; n < SIGN_INS; n += 1) {
    times.push((await signIn(api, members[n % members.length])).ms);
    await sleep(PAUSE_MS);
  }
  return times;
}

/** Uploads without a break until `over` says so; the member's token is renewed by nobody, so it is not among those signing in. */
async function upload(api, token, { type, body }, load) {
  while (!load.over) {
    const answer = await call(`${api.url}/api/common/upload?usage=series_image`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': body.length },
      body,
    });
    const { code } = JSON.parse(answer.body);
    if (answer.status !== 200 || code !== 0) throw new Error(`upload: ${answer.status} ${answer.body}`);
    load.times.push(answer.ms);
  }
}

bench(async (run) => {
  const api = await serve({ ...run, env: { TRUST_PROXY: '1' } });
  // The product's own cost: OWASP's first recommendation for argon2id.
  const password = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const members = await plantMembers(await ground(api), MEMBERS + UPLOADERS, password);
  const uploaders = members.splice(0, UPLOADERS);
  const picture = await photograph();
  const form = multipart(picture);
  say(`a picture of 6000 × 4000 pixels, ${(picture.length / 1024 / 1024).toFixed(1)} MB`);

  await signIn(api, members[0]);
  const alone = await signIns(api, members);
  const load = { over: false, times: [] };
  const tokens = await Promise.all(uploaders.map((member) => signIn(api, member)));
  const uploads = Promise.all(tokens.map(({ token }) => upload(api, token, form, load)));
  await Promise.race([sleep(1000), uploads]);
  const loaded = await signIns(api, members);
  const during = load.times.length;
  load.over = true;
  await uploads;

  const line = (name, times) =>
    console.log(
      `  ${name.padEnd(26)} p50 ${median(times).toFixed(0).padStart(5)} ms   p95 ${percentile(times, 0.95).toFixed(0).padStart(5)} ms   slowest ${Math.max(
        ...times,
      )
        .toFixed(0)
        .padStart(5)} ms`,
    );
  console.log(`\n${SIGN_INS} password sign-ins`);
  line('alone', alone);
  line('while uploading', loaded);
  console.log(
    `  ${during} uploads of ${UPLOADERS} in parallel were finished meanwhile, each in ${(median(load.times) / 1000).toFixed(1)} s\n`,
  );
  return verdict('sign-in p95 during uploads', percentile(loaded, 0.95) / 1000, { most: 1, unit: ' s' });
});
