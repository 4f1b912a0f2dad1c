import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@ipw/domain';
import { FLAGS } from '../apps/holder-web/src/storage';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { forgetCodesSent } from './limits';
import { Member } from './people';
import { stage } from './stage';
import { wordsOf, type Words } from './words';

export interface Account {
  role: string;
  username?: string;
  area_code?: string;
  phone_number?: string;
  password: string;
}

interface Visit {
  /** Signed in with this token; signed out without. */
  token?: string;
  language?: Language;
  width?: number;
  /** A first visit: the introduction is still shown. */
  first?: boolean;
}

interface Fixtures {
  /** The first demo account of a role, or the one of this user name. */
  account: (role: string) => Account;
  /** The newest one-time code sent to a phone or an e-mail address, read from the outbox of the server under test. */
  codeFor: (phone: string) => Promise<string>;
  /** The newest text sent to a phone that this matches. */
  textTo: (phone: string, like: RegExp) => Promise<string>;
  /** A newly registered member; `verified` also by real name. */
  newMember: (options?: { verified?: boolean }) => Promise<Member>;
  /** The demo member with this phone number, who accepts new agreements; all have the same password. */
  demoMember: (phone?: string) => Promise<Member>;
  /** A new browser on the holder app. */
  holder: (visit?: Visit) => Promise<Page>;
  /** A new browser on the console, signed in with the demo account of a role. */
  staff: (role: string | Account, visit?: Omit<Visit, 'token'>) => Promise<Page>;
  /** Closes all pages at the end of a spec, because keys go to the page with the browser's only focus. */
  leftOpen: undefined;
}

/** IPs of demo members, whose requests wait for an answer; new browsers have seen the notice of these. */
const demoIps = new Set<string>();

const dataDir = path.resolve(stage.dataDir);

/** All texts sent to a phone or an e-mail address, the newest last. */
function textsTo(to: string): string[] {
  const box = to.includes('@') ? 'mail' : 'sms';
  try {
    const lines = readFileSync(path.join(dataDir, `outbox/${box}.jsonl`), 'utf8')
      .trim()
      .split('\n');
    const messages = lines.map(
      (line) => JSON.parse(line) as { phone_number?: string; to?: string; text: string },
    );
    return messages.filter((message) => (message.phone_number ?? message.to) === to).map(({ text }) => text);
  } catch {
    return [];
  }
}

/** The newest six digits sent to a recipient, even if other messages followed. Numbers and keys of links are no codes. */
const newestCode = (to: string): string | undefined =>
  textsTo(to)
    .map((text) => /(?<![\w-])\d{6}(?![\w-])/.exec(text)?.[0])
    .findLast(Boolean);

/**
 * A page that intercepts file choosers from the start. Asked just before a key press, a busy browser may handle the key
 * first: the chooser would open unnoticed and the spec time out.
 */
async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on('filechooser', () => {});
  return page;
}

/** Codes already used: each works once, so the next one of the same phone is waited for. */
const spent = new Set<string>();

export const test = base.extend<Fixtures>({
  baseURL: stage.url,

  account: async ({}, use) => {
    const accounts = JSON.parse(readFileSync(path.join(dataDir, 'demo-accounts.json'), 'utf8')) as Account[];
    await use((role) => {
      const found = accounts.find(({ role: own, username }) => own === role || username === role);
      if (!found) throw new Error(`the demo has no ${role}`);
      return found;
    });
  },

  codeFor: async ({}, use) => {
    await forgetCodesSent();
    await use(async (phone) => {
      let code: string | undefined;
      await expect
        .poll(() => (code = newestCode(phone)) !== undefined && !spent.has(`${phone} ${code}`), {
          message: `a new code for ${phone}`,
          intervals: [100],
        })
        .toBe(true);
      spent.add(`${phone} ${code!}`);
      return code!;
    });
  },

  textTo: async ({}, use) => {
    await use(async (phone, like) => {
      let text: string | undefined;
      await expect
        .poll(() => (text = textsTo(phone).findLast((one) => like.test(one))) !== undefined, {
          message: `a text for ${phone}`,
          intervals: [100],
        })
        .toBe(true);
      return text!;
    });
  },

  newMember: async ({ request, codeFor }, use) => {
    await use(async ({ verified = false } = {}) => {
      const member = await Member.register(request, codeFor);
      return verified ? member.verify() : member;
    });
  },

  demoMember: async ({ request, codeFor, account }, use) => {
    const { phone_number, password } = account('holder');
    await use(async (phone = phone_number!) => {
      const member = await Member.signIn(request, codeFor, { phone_number: phone, password });
      for (const { ip_id } of member.session.ips) demoIps.add(ip_id);
      return member.agree();
    });
  },

  holder: async ({ browser, baseURL }, use) => {
    await use(async ({ token, language, width = 1440, first = false } = {}) => {
      const noticed = [...demoIps].map((id) => [`${FLAGS.orderTipShown}.${id}`, '1']);
      const stored: Record<string, string | undefined> = {
        token,
        lang: language,
        introModalClosed: first ? undefined : '1',
        ...Object.fromEntries(noticed),
      };
      const localStorage = Object.entries(stored).flatMap(([name, value]) =>
        value ? [{ name: `worktable_${name}`, value }] : [],
      );
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        storageState: { cookies: [], origins: [{ origin: baseURL!, localStorage }] },
      });
      return openPage(context);
    });
  },

  staff: async ({ browser, baseURL, account }, use) => {
    await use(async (who, { language, width = 1440 } = {}) => {
      const localStorage = language ? [{ name: 'worktable_.console.locale', value: language }] : [];
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        storageState: { cookies: [], origins: [{ origin: baseURL!, localStorage }] },
      });
      const { username, password } = typeof who === 'string' ? account(who) : who;
      const answer = await context.request.post('/api/admin/auth/login', { data: { username, password } });
      expect(answer.ok(), await answer.text()).toBe(true);
      return openPage(context);
    });
  },

  leftOpen: [
    async ({ browser }, use) => {
      await use(undefined);
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
});

const STORY_LANGUAGES = ['zh-CN', 'en'] as const;

const FULL = Boolean(process.env['FULL']);

/** Specs run in one language, in turn, to save time; with FULL=1 in both. */
export const languagesFor = (usual: (typeof STORY_LANGUAGES)[number]): readonly Language[] =>
  FULL ? STORY_LANGUAGES : [usual];

const STORY_SCREENS = { phone: ['zh-CN', 390], desk: ['en', 1440] } as const;

type StoryScreen = (typeof STORY_SCREENS)[keyof typeof STORY_SCREENS];

/** Language and width of a spec of the holder app: specs take turns; with FULL=1 each runs on both. */
export const screensFor = (usual: keyof typeof STORY_SCREENS): readonly StoryScreen[] =>
  FULL ? Object.values(STORY_SCREENS) : [STORY_SCREENS[usual]];

export { expect, wordsOf, type Member, type Words };
