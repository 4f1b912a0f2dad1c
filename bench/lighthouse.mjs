// `npm run bench:lighthouse`: Lighthouse scores of a visitor's first pages, on a phone and on a desktop.
import { existsSync } from 'node:fs';
import os from 'node:os';
import { chromium as browser } from '@playwright/test';
import { median, sized } from './measure.mjs';
import { bench, say, serve } from './stage.mjs';
import { freePort } from '../tools/process.mjs';

const TARGET = sized(95, 0);
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
};
/** A browser crash says nothing about the page, so the run is repeated in a new one. */
const TRIES = 3;
const wanted = process.argv[2] ?? sized(undefined, 'login');
/** The short form tests one page, without a demo, on a phone. */
const SETTINGS = sized(['mobile', 'desktop'], ['mobile']);

const chromium =
  process.env.CHROME_PATH ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/** One run in a new browser. */
async function look(lighthouse, url, config, categories) {
  const port = await freePort();
  const chrome = await browser.launch({
    executablePath: chromium,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const flags = { port, onlyCategories: categories, throttlingMethod: 'simulate', logLevel: 'silent' };
    const { lhr } = await lighthouse(url, flags, config);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const broken = categories.filter((category) => lhr.categories[category].score === null);
    if (broken.length) throw new Error(`no score for ${broken.join(', ')}`);
    return lhr;
  } finally {
    await chrome.close().catch(() => undefined);
  }
}

async function lookAgain(lighthouse, url, config, categories) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await look(lighthouse, url, config, categories);
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
async function judge(lighthouse, url, config, name) {
  const categories = judgedIn(name);
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await lookAgain(lighthouse, url, config, categories));
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
    const api = await serve({ ...run, env: { DEMO: sized('1', '0') }, limitMs: 300_000 });
    say(`load before: ${load()} on ${os.cpus().length} cores; median of ${RUNS}`);
    console.log(
      `\n${'page'.padEnd(32)}${'setting'.padEnd(9)}perf  a11y  best   seo   LCP s    CLS  script  what cost points`,
    );
    let met = true;
    for (const [name, address] of Object.entries(PAGES)) {
      if (wanted && name !== wanted) continue;
      for (const setting of SETTINGS) {
        const config = setting === 'desktop' ? desktopConfig : undefined;
        const { scores, lcp, cls, script, lost } = await judge(lighthouse, api.url + address, config, name);
        met &&= scores.every((score) => score >= TARGET) && !(NO_SCRIPT.includes(name) && script > 0);
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
