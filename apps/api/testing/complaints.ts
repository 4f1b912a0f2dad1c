/** Complaints as anybody sends them from the public form. */
import { picture } from './pictures';
import { api } from './server';

/** What the form says, except its page. */
export const SAID = {
  kind: 'copyright',
  statement: 'The second picture is my registered work.',
  complainant: 'Zhou Mo Ltd.',
  email: 'legal@example.com',
};

export const openPage = async (path: string) => {
  const response = await fetch(api().url + path, { headers: { 'accept-language': 'en' } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

export const keyIn = (page: string) => /name="form" value="([^"]+)"/.exec(page)![1]!;
export const png = async () => new Blob([await picture('png')], { type: 'image/png' });

/** Sends the form about an IP; `page` is its address unless given. */
export async function sendComplaint(
  ip: string,
  more: Record<string, string> = {},
  proof?: readonly Blob[],
  form?: string,
) {
  const body = new FormData();
  body.set('form', form ?? keyIn((await openPage(`/complain?ip=${ip}&lang=en`)).text));
  const fields = { page: `https://example.com/ip/${ip}`, ...SAID, ...more };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const one of proof ?? [await png()]) body.append('proof', one, 'certificate.png');
  const sent = await fetch(`${api().url}/complain?lang=en`, { method: 'POST', body, redirect: 'manual' });
  return { status: sent.status, location: sent.headers.get('location') ?? '', text: await sent.text() };
}
