import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { STAGES } from './e2e/stage';

// The browser of the Linux distribution, so that npm downloads none. The headless shell has no window to draw, which saves
// half of the browser process's time.
const chromium =
  process.env['CHROME_PATH'] ??
  [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find(existsSync);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // One worker for each product under test, so that specs cannot affect each other.
  workers: STAGES.length,
  // End what hangs; no story may fail because the machine is slow.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: Boolean(process.env['CI']),
  // Traces are slow: a failed spec is repeated with one; the report lists it even if it then passes.
  retries: 1,
  outputDir: 'test-results',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // A step that finds nothing ends with its name, long before the story does.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
      ],
    },
  },
});
