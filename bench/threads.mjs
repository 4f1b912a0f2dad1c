// `npm run bench:threads [-- lists|studio]`: lists of drafts for a holder and at the console with a million rounds against ten thousand, and in
// Chromium an archive of fifteen stickers and a folder of 100 MB in the studio of skins, against a page that does nothing.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium as browser } from '@playwright/test';
import sharp from 'sharp';
import { consoleCases, depth } from './depth.mjs';
import { call, median, sized, verdict } from './measure.mjs';
import { plantHolder, plantThreads } from './plant-threads.mjs';
import { bench, bundle, fixtures, LISTS_ONLY, makeDatabase, say, serve, signInStaff } from './stage.mjs';

const ROUNDS = sized([10_000, 1_000_000], [2000, 4000]);
const PAGE = 12;
const FOLDER_BYTES = sized(100, 2) * 1024 * 1024;
const RUNS = sized(5, 1);
/** Files of the folder: as many as the studio looks at, so that each is read. */
const FOLDER_FILES = sized(500, 20);

const few = (all, most) => sized(all, all.slice(0, most));
const THREADS = [
  {},
  ...['waiting', 'approved', 'confirmed'].map((state) => ({ state })),
  { kind: 'material_design' },
  { turn: 'brand' },
  { unattended: '1' },
  { late: '1' },
];

/** First, middle and deepest page of a list of the data API for the holder. */
const pagesOf = (name, call_, input = {}) =>
  ['first', 'middle', 'deepest'].map((which) => ({
    name: `${name}, ${which}`,
    address: async (api) => {
      const asked = (page) =>
        `${api.url}/api/tender/${call_}?${new URLSearchParams({ ip_id: api.ip, token: api.token, ...input, page, page_size: PAGE })}`;
      const { data } = JSON.parse((await call(asked(1))).body);
      const last = Math.max(1, Math.ceil(data.total / PAGE));
      return asked({ first: 1, middle: Math.ceil(last / 2), deepest: last }[which]);
    },
  }));
const HOLDER = [
  ...pagesOf('goodsDesignCheck', 'threadList', { kind: 'product_design' }),
  ...pagesOf('materialDesignCheck', 'threadList', { kind: 'material_design' }),
  ...pagesOf('goodsDesignCheck, their turn', 'threadList', { kind: 'product_design', turn: 'holder' }),
  ...pagesOf('goodsDesignCheck, search', 'threadList', { kind: 'product_design', keyword: 'Project' }),
  ...pagesOf('cooperations', 'cooperationList'),
];

async function stocked(run, name, at) {
  const databaseUrl = await makeDatabase(run.databaseUrl, name);
  const api = await serve({ ...run, databaseUrl, name, env: LISTS_ONLY });
  const context = await fixtures(api);
  const headers = await signInStaff(context);
  const began = Date.now();
  const holder = await plantThreads(context, ROUNDS[at]);
  say(`${ROUNDS[at].toLocaleString('en')} rounds planted in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return { ...api, ...holder, headers };
}

/** Noise, so that nothing packs well, with the bytes and pixels of a sticker. */
async function sticker(side, bytes) {
  const picture = await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png({ palette: true })
    .toBuffer();
  return Buffer.concat([picture, Buffer.alloc(Math.max(0, bytes - picture.length))]);
}

/** The longest time (ms) in which the page did not answer, while `work` goes on in it. */
async function longestPause(page, work) {
  await page.evaluate(() => {
    globalThis.benchLongest = 0;
    let last = performance.now();
    const beat = () => {
      const now = performance.now();
      globalThis.benchLongest = Math.max(globalThis.benchLongest, now - last);
      last = now;
      globalThis.benchBeat = setTimeout(beat, 0);
    };
    beat();
  });
  const began = performance.now();
  await work();
  const ms = performance.now() - began;
  const longest = await page.evaluate(() => {
    clearTimeout(globalThis.benchBeat);
    return globalThis.benchLongest;
  });
  return { ms, longest };
}

async function studio(run) {
  const executablePath =
    process.env.CHROME_PATH ??
    ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  const databaseUrl = await makeDatabase(run.databaseUrl, 'studio');
  const api = await serve({ ...run, databaseUrl, name: 'studio' });
  const context = await fixtures(api);
  const { token, ip } = await plantHolder(context);
  // An IP without pictures is asked for some first, over every page.
  await call(`${api.url}/api/gallery/seriesSave`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ip_id: ip, series_name: 'Snow' }),
  });
  const { zip } = await import(await bundle('bench/zip.ts'));
  const folder = path.join(run.folder, 'stickers');
  mkdirSync(folder);
  const [good, other] = [await sticker(162, 102_400), await sticker(161, FOLDER_BYTES / FOLDER_FILES)];
  const archive = path.join(run.folder, 'stickers.zip');
  writeFileSync(
    archive,
    zip(Array.from({ length: 15 }, (_, at) => ({ name: `${at + 1}_开心.png`, data: good }))),
  );
  for (let n = 0; n < FOLDER_FILES; n += 1) writeFileSync(path.join(folder, `画稿 ${n}.png`), other);
  const chrome = await browser.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const page = await chrome.newPage({ locale: 'en' });
    await page.goto(`${api.url}/seal.svg`);
    const stored = { worktable_token: token, [`worktable_ipIsShowTip.${ip}`]: '1' };
    await page.evaluate((values) => Object.assign(localStorage, values), stored);
    // What is placed is refused at once: the time of uploads is not the studio's.
    const refusal = { code: 40001, msg: 'not here', data: { errors: [] } };
    await page.route('**/api/common/upload*', (route) => route.fulfill({ json: refusal }));
    const judged = { archive: [], folder: [], floor: [] };
    const status = page.locator('.skin-studio [role=status]');
    const openStudio = async () => {
      await page.goto('about:blank');
      await page.goto(`${api.url}/#/authorizeCooperation/biddingCoop/bilibiliGoodsEdit?id=${ip}`);
      await page.locator('[data-studio=files]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    };
    for (let n = 0; n < RUNS; n += 1) {
      for (const [name, input, files] of [
        ['archive', '[data-studio=files]', archive],
        ['folder', '.skin-studio input[webkitdirectory]', folder],
      ]) {
        await openStudio();
        const found = await longestPause(page, async () => {
          await page.locator(input).setInputFiles(files);
          await page.waitForFunction(
            () =>
              document.querySelector('.skin-studio [role=status]').textContent &&
              !document.querySelector('.skin-studio button[aria-busy=true]'),
            undefined,
            { polling: 10, timeout: 60_000 },
          );
        });
        say(
          `${name}: ${(await status.textContent()).trim()} (${found.ms.toFixed(0)} ms, longest pause ${found.longest.toFixed(0)} ms)`,
        );
        judged[name].push(found);
      }
      // The floor: the same browser, an empty page that is given the same folder and reads none of it.
      await page.goto(`${api.url}/seal.svg`);
      await page.goto('about:blank');
      await page.setContent('<input type="file" webkitdirectory>');
      judged.floor.push(
        await longestPause(page, async () => {
          await page.locator('input').setInputFiles(folder);
          await page.waitForTimeout(500);
        }),
      );
    }
    const middle = (name, of) => median(judged[name].map((one) => one[of]));
    say(`an empty page given the folder: longest pause ${middle('floor', 'longest').toFixed(0)} ms`);
    return [
      verdict('an archive of 15 stickers of 100 KB, judged', middle('archive', 'ms') / 1000, {
        most: 1,
        unit: ' s',
      }),
      verdict(
        `a folder of ${FOLDER_BYTES / 1024 / 1024} MB, longest pause beyond an empty page’s`,
        Math.max(0, middle('folder', 'longest') - middle('floor', 'longest')),
        { most: 100, unit: ' ms', digits: 0 },
      ),
    ].every(Boolean);
  } finally {
    await chrome.close();
  }
}

const [only] = process.argv.slice(2);

async function lists(run) {
  const [small, large] = [await stocked(run, 'small', 0), await stocked(run, 'large', 1)];
  const measured = [];
  const measure = async (what, cases) =>
    measured.push(await depth({ small, large, cases, rows: ROUNDS, what, crowd: true }));
  await measure('rounds, lists of a holder', HOLDER);
  await measure(
    'rounds, console',
    consoleCases('threads', few(THREADS, 2), few(['due_at', 'created_at'], 1)),
  );
  return measured.every(Boolean);
}

bench(
  async (run) => {
    const measured = [];
    for (const [name, measure] of Object.entries({ studio, lists }))
      if (!only || only === name) measured.push(await measure(run));
    return measured.every(Boolean);
  },
  { durable: false },
);
