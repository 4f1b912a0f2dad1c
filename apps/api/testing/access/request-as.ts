/** Sends a request as an actor and classifies the answer. */
import { type Endpoint, ERRORS, type ErrorName } from '@ipw/domain';
import { picture } from '../pictures';
import type { Route } from '../routes';
import { api } from '../server';
import { again, type MemberActor, type People, type StaffActor, staffAgain, type Whose } from './actors';
import { kindOfField, kindOfPath, recordOf } from './records';
import type { Row } from './row';
import { brandLinkOf, entriesLinkOf, linkOf } from './sheet-link';
import type { Names, Outcome } from './wanted';

/** Prepared in advance, so that creating records is not counted as an effect of the request. */
export type Request = () => Promise<Answer>;

export interface Answer {
  outcome: Outcome;
  text: string;
}

/** Refusals of the guard or of validation; all others come from behind them. */
const AT_THE_GATE: readonly ErrorName[] = [
  'VALIDATION',
  'NOT_FOUND',
  'NO_ACCESS',
  'AGREEMENT',
  'FORBIDDEN',
  'TOKEN_ILLEGAL',
  'TOKEN_ENDED',
  'TOKEN_EXPIRED',
  'SIGNATURE',
  'TOO_LARGE',
  'MEDIA_TYPE',
  'BUSY',
  'INTERNAL',
];
const LINK_OF = { brand: brandLinkOf, entries: entriesLinkOf };
const byCode = new Map(
  (Object.entries(ERRORS) as [ErrorName, { code: number }][]).map(([name, { code }]) => [code, name]),
);

async function read(response: Response, row: Row): Promise<Answer> {
  const text = await response.text();
  const { code } = (text.startsWith('{') ? JSON.parse(text) : {}) as { code?: number };
  const refusal = byCode.get(code ?? 0);
  const past = refusal === undefined || row.past?.includes(refusal) || !AT_THE_GATE.includes(refusal);
  if (refusal === undefined && response.status >= 400) throw new Error(`${String(response.status)} ${text}`);
  return { outcome: past ? 'OK' : refusal, text };
}

const inputOf = (row: Row, people: People): Record<string, unknown> =>
  typeof row.input === 'function' ? row.input(people) : { ...row.input };

async function form(): Promise<FormData> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await picture('png', { width: 40, height: 20 }))]), 'a.png');
  return body;
}

export async function requestCallAs(
  endpoint: Endpoint,
  row: Row,
  people: People,
  actor: MemberActor,
  names: Names,
): Promise<Request> {
  const input = inputOf(row, people);
  for (const [field, whose] of Object.entries(names)) {
    const id = await recordOf(kindOfField(field)!, whose, people, row.fresh);
    input[field] = field.endsWith('s') ? [id] : id;
  }
  const link = row.link && (row.link === true ? linkOf : LINK_OF[row.link]);
  if (link) Object.assign(input, await link(actor, people));
  const caller = people.members[actor];
  const signedIn = caller && row.fresh && !['ended', 'expired', 'staff'].includes(actor);
  const token = (signedIn ? await again(caller) : caller)?.token;
  const body = endpoint.multipart ? await form() : JSON.stringify(input);
  return async () =>
    read(
      await fetch(`${api().url}/api/${endpoint.path}${row.query ?? ''}`, {
        method: 'POST',
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(endpoint.multipart ? {} : { 'content-type': 'application/json' }),
        },
        body,
      }),
      row,
    );
}

export async function requestConsoleAs(
  { method, path }: Route,
  row: Row,
  people: People,
  actor: StaffActor,
  whose: Whose | undefined,
): Promise<Request> {
  const id = whose ? await recordOf(kindOfPath(path)!, whose, people, row.fresh) : '';
  const known = people.staff[actor];
  const changes = method !== 'GET';
  const ending = row.fresh && known && !['member', 'ended', 'expired', 'dismissed', 'forged'].includes(actor);
  const login = ending ? await staffAgain(known) : known;
  const body = row.upload ? await form() : JSON.stringify(inputOf(row, people));
  const address = path.replace(':id', id).replace(/:(action|version)/, row.action ?? '') + (row.query ?? '');
  return async () =>
    read(
      await fetch(api().url + address, {
        method,
        headers: {
          ...(login ? { cookie: login.cookie } : {}),
          ...(login && changes ? { 'x-csrf-token': login.csrf } : {}),
          ...(changes && !row.upload ? { 'content-type': 'application/json' } : {}),
        },
        ...(changes ? { body } : {}),
      }),
      row,
    );
}
