/** Calls the data API like a program: solves a proof of work when one is demanded. */
import { type Challenge, ERRORS, proofText, solve } from '@ipw/domain';

export interface Reply {
  status: number;
  headers: Headers;
  code: number;
  msg: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- an answer as it came
  data: any;
}

export interface From {
  address?: string;
  cookie?: string;
  token?: string;
}

/** One call without a proof. */
export async function ask(url: string, path: string, input: object, from: From = {}): Promise<Reply> {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      ...(from.address && { 'x-forwarded-for': from.address }),
      ...(from.cookie && { cookie: from.cookie }),
      ...(from.token && { authorization: `Bearer ${from.token}` }),
    },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as Omit<Reply, 'status' | 'headers'>;
  return { status: response.status, headers: response.headers, ...body };
}

export const solved = ({ data }: Reply): string =>
  proofText(solve((data as { challenge: Challenge }).challenge));

/** A call that solves challenges. */
export async function askProving(url: string, path: string, input: object, from: From = {}): Promise<Reply> {
  const first = await ask(url, path, input, from);
  return first.code === ERRORS.CAPTCHA.code
    ? ask(url, path, { ...input, captcha: solved(first) }, from)
    : first;
}

/** The cookie an answer set, as the next request sends it. */
export const cookieOf = ({ headers }: Reply): string => headers.get('set-cookie')?.split(';')[0] ?? '';
