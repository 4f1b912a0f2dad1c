/** Requests and downloads export files of codes like a browser. */
import type { Caller } from './fixtures';
import { api } from './server';

export interface Link {
  address: string;
  cookie: string;
  bytes: number;
  export_id: string;
}

/** Requests a link; the answer sets the cookie. */
export async function linkTo(who: Caller, input: object): Promise<Link> {
  const answer = await fetch(`${api().url}/api/code/exportLink`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    body: JSON.stringify(input),
  });
  const { data } = (await answer.json()) as { data: Omit<Link, 'cookie'> };
  return { ...data, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** The file by the API's call, without a link. */
export const fetchFile = (who: Caller, input: Record<string, string>) =>
  fetch(`${api().url}/api/code/export?${new URLSearchParams(input).toString()}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });

export const fetchLink = (
  { address, cookie }: Link,
  headers: Record<string, string> = {},
  url: string = api().url,
) => fetch(url + address, { headers: { cookie, ...headers } });
export const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
