// `npm run bench:lighthouse`: Lighthouse scores of first pages, a visitor's and a holder's, on a phone and on a desktop.
import { existsSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium as browser } from '@playwright/test';
import { median, sized } from './measure.mjs';
import { demoHolder } from './member.mjs';
import { plantedCampaign } from './plant-campaign.mjs';
import { bench, say, serve } from './stage.mjs';
import { freePort } from '../tools/ports.mjs';
import { removeLater } from '../tools/temporary.mjs';

const TARGET = sized(95, 0);
/** Performance on a phone, where a page that only members open has another target. */
const ON_A_PHONE = { workbench: sized(80, 0) };
const RUNS = Number(process.env.RUNS ?? sized(3, 1));
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Categories that do not apply to a hash-routed app and a console. */
const ONLY_FOR = { seo: ['ip'] };
const judgedIn = (name) => CATEGORIES.filter((category) => ONLY_FOR[category]?.includes(name) ?? true);
/** The public page of an IP has no script. */
const NO_SCRIPT = ['ip', 'ask'];
const LEGAL = [
  'privacyPolicy',
  'serviceAgreement',
  'disclaimer',
  'ipCoopFrame',
  'ipCoopSupplement',
  'intermediaryContract',
  'bidActivityRequirements',
  'IPLicenseBidInfo',
  'bilibiliCustomizationAgreement',
];
const PAGES = {
  landing: '/',
  login: '/#/login',
  ...Object.fromEntries(LEGAL.map((page) => [page, `/#/${page}`])),
  console: '/admin/',
  // The demo's first IP, which has content of all kinds.
  ip: `/ip/${encodeURIComponent('山茶狐')}`,
  ask: `/ip/${encodeURIComponent('山茶狐')}/cooperate`,
  cooperate: '/#/cooperate/index',
  workbench: '/#/dashboard/home',
  campaign: plantedCampaign,
};
/** Pages of the demo's holder. */
const BEHIND_LOGIN = ['workbench'];
/** A browser crash says nothing about the page, so the run is repeated in a new one. */
const TRIES = 3;
const wanted = process.argv[2] ?? sized(undefined, 'login');
/** The short form tests one page, without a demo, on a phone. */
const SETTINGS = sized(['mobile', 'desktop'], ['mobile']);

// The headless shell has no window to draw, so the machine's cores are the page's.
const chromium =
  process.env.CHROME_PATH ??
  [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find(existsSync);

/** One run in a new browser; `stored` is what earlier visits left in local storage. */
async function look(lighthouse, url, config, categories, stored) {
  const port = await freePort();
  const profile = mkdtempSync(path.join(os.tmpdir(), 'ipw-lighthouse-'));
  removeLater(profile);
  const chrome = await browser.launchPersistentContext(profile, {
    executablePath: chromium,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    if (stored) {
      const page = await chrome.newPage();
      await page.goto(new URL('/seal.svg', url).href);
      await page.evaluate((values) => Object.assign(localStorage, values), stored);
      await page.close();
    }
    const flags = {
      port,
      onlyCategories: categories,
      throttlingMethod: 'simulate',
      logLevel: 'silent',
      disableStorageReset: Boolean(stored),
    };
    const { lhr } = await lighthouse(url, flags, config);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const broken = categories.filter((category) => lhr.categories[category].score === null);
    if (broken.length) throw new Error(`no score for ${broken.join(', ')}`);
    return lhr;
  } finally {
    await chrome.close().catch(() => undefined);
  }
}

async function lookAgain(lighthouse, url, config, ...rest) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await look(lighthouse, url, config, ...rest);
    } catch (error) {
      if (attempt === TRIES) throw new Error(`${url}: ${error.message}`, { cause: error });
      say(`${url}: once more, ${error.message}`);
    }
  }
}

/** Bytes of scripts a page loaded. */
const scriptIn = (lhr) =>
  (lhr.audits['network-requests'].details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);

/** One page in one setting: the medians of the runs, and what lost points in the last one. */
async function judge(lighthouse, url, config, name, stored) {
  const categories = judgedIn(name);
  const runs = [];
  for (let run = 0; run < RUNS; run += 1)
    runs.push(await lookAgain(lighthouse, url, config, categories, stored));
  const middle = (value) => median(runs.map(value));
  const last = runs.at(-1);
  return {
    scores: categories.map((category) => middle((lhr) => Math.round(lhr.categories[category].score * 100))),
    lcp: middle((lhr) => lhr.audits['largest-contentful-paint'].numericValue) / 1000,
    cls: middle((lhr) => lhr.audits['cumulative-layout-shift'].numericValue),
    script: middle((lhr) => scriptIn(lhr)),
    lost: categories.flatMap((category) =>
      last.categories[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && (last.audits[id].score ?? 1) < 0.9)
        .map(({ id }) => `${id} ${last.audits[id].displayValue ?? ''}`.trim()),
    ),
  };
}

const load = () =>
  os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');

bench(
  async (run) => {
    if (!chromium) throw new Error('no Chromium found; CHROME_PATH names one that is elsewhere');
    const { default: lighthouse, desktopConfig } = await import('lighthouse');
    const api = await serve({ ...run, env: { DEMO: sized('1', '0') } });
    say(`load before: ${load()} on ${os.cpus().length} cores; median of ${RUNS}`);
    console.log(
      `\n${'page'.padEnd(32)}${'setting'.padEnd(9)}perf  a11y  best   seo   LCP s    CLS  script  what cost points`,
    );
    let met = true;
    const targetOf = (name, setting, category) =>
      (setting === 'mobile' && category === 'performance' && ON_A_PHONE[name]) || TARGET;
    const holder = !wanted || BEHIND_LOGIN.includes(wanted) ? await demoHolder(api) : undefined;
    for (const [name, address] of Object.entries(PAGES)) {
      if (wanted && name !== wanted) continue;
      const place = typeof address === 'string' ? address : await address(api);
      for (const setting of SETTINGS) {
        const config = setting === 'desktop' ? desktopConfig : undefined;
        const { scores, lcp, cls, script, lost } = await judge(
          lighthouse,
          api.url + place,
          config,
          name,
          BEHIND_LOGIN.includes(name) ? holder : undefined,
        );
        const asked = judgedIn(name).map((category) => targetOf(name, setting, category));
        met &&= scores.every((score, at) => score >= asked[at]) && !(NO_SCRIPT.includes(name) && script > 0);
        const numbers = CATEGORIES.map((_, at) => String(scores[at] ?? '–').padStart(4)).join('  ');
        console.log(
          `${name.padEnd(32)}${setting.padEnd(9)}${numbers}  ${lcp.toFixed(2).padStart(6)}  ${cls.toFixed(3)}  ${String(Math.round(script / 1000)).padStart(3)} KB  ${lost.join(', ')}`,
        );
      }
    }
    say(`load after: ${load()}`);
    return met;
  },
  { durable: false },
);
