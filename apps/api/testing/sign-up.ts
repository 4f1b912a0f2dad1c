/** Members who register by real calls, with codes read from the outbox. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from './server';

export interface Newcomer {
  area_code: string;
  phone_number: string;
  password: string;
  username: string;
}

export async function call<T = unknown>(path: string, input: object, token?: string): Promise<T> {
  const response = await fetch(`${api().url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(input),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: T };
  if (code !== 0) throw new Error(`${path}: ${String(code)} ${msg} ${JSON.stringify(data)}`);
  return data;
}

/** The newest code sent to a phone; waits for it, because the job runs within a second. */
async function codeOf(phone: string): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const lines = await readFile(join(api().dataDir, 'outbox/sms.jsonl'), 'utf8').catch(() => '');
    const line = lines.split('\n').findLast((each) => each.includes(`"${phone}"`));
    const code = line && /(?<!\d)\d{6}(?!\d)/.exec((JSON.parse(line) as { text: string }).text)?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('no code came');
}

/** Requests a code for a phone without earlier messages. */
export async function askCode(
  phone: { area_code: string; phone_number: string },
  scene: string,
): Promise<string> {
  await call('member/sendYzm', { area_code: phone.area_code, phone_number: phone.phone_number, scene });
  return codeOf(phone.phone_number);
}

/** Registers a member; returns the token. */
export async function register(who: Newcomer): Promise<string> {
  const { token } = await call<{ token: string }>('member/register', {
    ...who,
    confirm_password: who.password,
    yzm: await askCode(who, 'register'),
    location: '浙江',
    agree: 1,
    idempotency_key: `register-${who.phone_number}`,
  });
  return token;
}
