/** Members who register by real calls, with codes read from the outbox. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from './outbox';
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

/** Codes sent to a phone so far. */
async function codesOf(phone: string): Promise<string[]> {
  const lines = await readFile(join(api().dataDir, 'outbox/sms.jsonl'), 'utf8').catch(() => '');
  return lines
    .split('\n')
    .filter((line) => line.includes(`"${phone}"`))
    .flatMap(
      (line) => /(?<!\d)\d{6}(?![\dA-Z])/.exec((JSON.parse(line) as { text: string }).text)?.[0] ?? [],
    );
}

/** Requests a code for a phone; waits for it, because the job runs within a second. */
export async function askCode(
  phone: { area_code: string; phone_number: string },
  scene: string,
): Promise<string> {
  const { length } = await codesOf(phone.phone_number);
  await call('member/sendYzm', { area_code: phone.area_code, phone_number: phone.phone_number, scene });
  return until(async () => {
    const codes = await codesOf(phone.phone_number);
    return codes.length > length ? codes.at(-1) : undefined;
  }, 'the code');
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
