// `npm run bench:sign-in`: time of a password sign-in while eight 24-megapixel pictures are being uploaded.
import { setTimeout as sleep } from 'node:timers/promises';
import { median, percentile, sized, verdict } from './measure.mjs';
import { hashedPassword, photographForm, signIn, upload } from './member.mjs';
import { plantMembers } from './plant.mjs';
import { bench, fixtures, say, serve } from './stage.mjs';

const UPLOADERS = sized(8, 2);
const MEMBERS = sized(40, 4);
const SIGN_INS = sized(60, 4);
const [WIDTH, HEIGHT] = sized([6000, 4000], [600, 400]);
const PAUSE_MS = 100;

async function signIns(api, members) {
  const times = [];
  for (let n = 0; n < SIGN_INS; n += 1) {
    times.push((await signIn(api, members[n % members.length])).ms);
    await sleep(PAUSE_MS);
  }
  return times;
}

/** Uploads continuously until `over`; the member's token is not renewed, so this member does not sign in. */
async function uploadOn(api, token, form, load) {
  while (!load.over) load.times.push(await upload(api, token, form));
}

bench(async (run) => {
  const api = await serve({ ...run, env: { TRUST_PROXY: '1' } });
  const members = await plantMembers(await fixtures(api), MEMBERS + UPLOADERS, await hashedPassword());
  const uploaders = members.splice(0, UPLOADERS);
  const form = await photographForm(WIDTH, HEIGHT);
  say(`a picture of ${WIDTH} × ${HEIGHT} pixels, ${(form.length / 1024 / 1024).toFixed(1)} MB`);

  await signIn(api, members[0]);
  const alone = await signIns(api, members);
  const load = { over: false, times: [] };
  const tokens = await Promise.all(uploaders.map((member) => signIn(api, member)));
  const uploads = Promise.all(tokens.map(({ token }) => uploadOn(api, token, form, load)));
  await Promise.race([sleep(sized(1000, 0)), uploads]);
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
