import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';

export interface Account {
  role: string;
  username?: string;
  area_code?: string;
  phone_number?: string;
  password: string;
}

interface Fixtures {
  /** The demo's account of a role. */
  account: (role: string) => Account;
  /** The newest one-time code sent to a phone, read from the outbox of the server under test. */
  codeFor: (phone: string) => Promise<string>;
}

const dataDir = path.resolve(process.env['E2E_DATA_DIR'] ?? '.data');

function newestCode(phone: string): string | undefined {
  try {
    const lines = readFileSync(path.join(dataDir, 'outbox/sms.jsonl'), 'utf8').trim().split('\n');
    const messages = lines.map((line) => JSON.parse(line) as { phone_number: string; text: string });
    const newest = messages.findLast((message) => message.phone_number === phone);
    return newest && /(?<!\d)\d{4,8}(?!\d)/.exec(newest.text)?.[0];
  } catch {
    return undefined;
  }
}

export const test = base.extend<Fixtures>({
  account: async ({}, use) => {
    const accounts = JSON.parse(readFileSync(path.join(dataDir, 'demo-accounts.json'), 'utf8')) as Account[];
    await use((role) => {
      const found = accounts.find((account) => account.role === role);
      if (!found) throw new Error(`the demo has no ${role}`);
      return found;
    });
  },
  codeFor: async ({}, use) => {
    await use(async (phone) => {
      await expect.poll(() => newestCode(phone), { message: `a code for ${phone}` }).toBeTruthy();
      return newestCode(phone)!;
    });
  },
});

export { expect };
