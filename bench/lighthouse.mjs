// `npm run bench:lighthouse`: what Lighthouse says of the pages a visitor sees first, on a phone and at a desk.
import { existsSync } from 'node:fs';
import os from 'node:os';
import { chromium as browser } from '@playwright/test';
import { median } from './measure.mjs';
import { bench, say, serve } from './stage.mjs';
import { freePort, onStop } from '../tools/process.mjs';

const TARGET = 95;
const RUNS = Number(process.env.RUNS ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const PAGES = {
  landing: '/',
  'sign-in': '/#/login',
  'privacy policy': '/#/privacyPolicy',
  'service agreement': '/#/serviceAgreement',
  disclaimer: '/#/disclaimer',
  'console sign-in': '/admin/',
};
const [wanted] = process.argv.slice(2);

const chromium =
  process.env.CHROME_PATH ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/** One page in one setting: the median of the runs by category, and what cost points. */
async function judge(lighthouse, port, url, config) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { lhr } = await lighthouse(
      url,
      { port, output: 'json', onlyCategories: CATEGORIES, logLevel: 'silent' },
      config,
    );
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    runs.push(lhr);
  }
  const scores = CATEGORIES.map((category) =>
    median(runs.map((lhr) => lhr.categories[category].score * 100)),
  );
  const last = runs.at(-1);
  const lost = CATEGORIES.flatMap((category) =>
    last.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (last.audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${last.audits[id].displayValue ?? ''}`.trim()),
  );
  return { scores, lost };
}

bench(
  async (run) => {
    if (!chromium) throw new Error('no Chromium found; CHROME_PATH names one that is elsewhere');
    const { default: lighthouse, desktopConfig } = await import('lighthouse');
    const api = await serve({ ...run, env: { DEMO: '1' }, limitMs: 300_000 });
    const port = await freePort();
    const chrome = await browser.launch({
      executablePath: chromium,
      args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    });
    onStop(() => chrome.close());
    say(
      `load before: ${os
        .loadavg()
        .map((value) => value.toFixed(1))
        .join(' ')} on ${os.cpus().length} cores; median of ${RUNS}`,
    );
    console.log(`\n${'page'.padEnd(20)}${'setting'.padEnd(10)}perf  a11y  best  what cost points`);
    let met = true;
    for (const [name, address] of Object.entries(PAGES)) {
      if (wanted && name !== wanted) continue;
      for (const [setting, config] of [
        ['mobile', undefined],
        ['desktop', desktopConfig],
      ]) {
        const { scores, lost } = await judge(lighthouse, port, api.url + address, config);
        met &&= scores.every((score) => score >= TARGET);
        const numbers = scores.map((score) => score.toFixed(0).padStart(4)).join('  ');
        console.log(`${name.padEnd(20)}${setting.padEnd(10)}${numbers}  ${lost.join(', ')}`);
      }
    }
    say(
      `load after: ${os
        .loadavg()
        .map((value) => value.toFixed(1))
        .join(' ')}`,
    );
    return met;
  },
  { durable: false },
);
