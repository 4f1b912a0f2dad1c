/** Routes without a session, tried with and without what replaces it. */
import { hashToken } from '../../src/core/security/token';
import type { Caller } from '../fixtures';
import { picture } from '../pictures';
import { api } from '../server';
import { filesCookie, upload } from '../uploads';
import { again, type People } from './actors';
import { CODE_OPEN } from './code-open';
import { imageLinks } from './image-open';
import { recordOf } from './records';
import { NOWHERE } from './row';

interface Tried {
  who: string;
  got: string | number;
  wanted: string | number;
}
type Tries = (people: People) => Promise<Tried[]>;

const status = async (path: string, init: RequestInit = {}): Promise<number> => {
  const ending = new AbortController();
  const response = await fetch(api().url + path, { ...init, signal: ending.signal });
  ending.abort();
  return response.status;
};

const toEverybody =
  (path: string): Tries =>
  async () => [{ who: 'visitor', got: await status(path), wanted: 200 }];

/** A private picture of the owner: only its signed address opens it. */
const files: Tries = async (people) => {
  const owner = await again(people.owner);
  const { file_path } = (await upload(owner, 'rights_proof', 'a.png', await picture('png'))).data;
  const [path, query] = file_path.split('?') as [string, string];
  const changed = (field: string, value: string) => {
    const fields = new URLSearchParams(query);
    fields.set(field, value);
    return `${path}?${String(fields)}`;
  };
  const body = async (address: string) => (await fetch(api().url + address)).text();
  const cookie = await filesCookie('member', owner.id);
  const other = await filesCookie('member', (await again(people.other)).id);
  const tries: [string, string, number, string?][] = [
    ['the owner', file_path, 200],
    ['visitor', path, 404, ''],
    ['visitor who found the address', file_path, 404, ''],
    ['another member who found the address', file_path, 404, other],
    [
      'somebody who makes up a cookie',
      file_path,
      404,
      cookie.replace(/\..*/, `.${hashToken('x').slice(0, 43)}`),
    ],
    ['another viewer', changed('v', `m${people.other.id}`), 404],
    ['staff', changed('v', `s${people.other.id}`), 404],
    ['a later hour', changed('e', '9999999999'), 404],
    ['another signature', changed('s', hashToken('x').slice(0, 43)), 404],
    ['another size', file_path.replace('/whole', '/t300'), 404],
    ['another picture', file_path.replace(/\/files\/\w+/, `/files/${NOWHERE}`), 404],
  ];
  return [
    ...(await Promise.all(
      tries.map(async ([who, address, wanted, shown = cookie]) => ({
        who,
        got: await status(address, { headers: { cookie: shown } }),
        wanted,
      })),
    )),
    { who: 'like a missing one', got: await body(path), wanted: await body(`/files/${NOWHERE}/whole`) },
  ];
};

/** The unread stream opens with a new ticket of the member. */
const stream: Tries = async (people) => {
  const owner = await again(people.owner);
  const response = await fetch(`${api().url}/api/message/streamTicket`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const { ticket } = ((await response.json()) as { data: { ticket: string } }).data;
  const open = (value: string) => status(`/api/message/stream?ticket=${value}`);
  return [
    { who: 'the owner', got: await open(ticket), wanted: 200 },
    { who: 'visitor', got: await open(''), wanted: 401 },
    { who: 'the owner, once more', got: await open(ticket), wanted: 401 },
    { who: 'another session', got: await open(ticket.replace(/^\w+/, NOWHERE)), wanted: 401 },
    { who: 'a later hour', got: await open(ticket.replace(/\.\d+\./, '.9999999999.')), wanted: 401 },
  ];
};

/** An archive of the owner's data opens with its signed address, for a while. */
const archive: Tries = async (people) => {
  const id = await recordOf('export', 'own', people);
  const foreign = await recordOf('export', 'foreign', people);
  const { id: owner, token } = await again(people.owner);
  const other = await again(people.other);
  const response = await fetch(`${api().url}/api/member/exports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await response.json()) as { data: { export_id: string; address: string | null }[] };
  const address = data.find(({ export_id }) => export_id === id)!.address!;
  const cookie = await filesCookie('member', owner);
  const tries: [string, string, number, string?][] = [
    ['the owner', address, 200],
    ['visitor', address.split('?')[0]!, 404, ''],
    ['visitor who found the address', address, 404, ''],
    ['another member who found the address', address, 404, await filesCookie('member', other.id)],
    ['another copy', address.replace(id, foreign), 404],
    ['none', address.replace(id, NOWHERE), 404],
    ['a later hour', address.replace(/e=\d+/, 'e=9999999999'), 404],
    ['another signature', address.replace(/s=.*/, `s=${hashToken('x').slice(0, 43)}`), 404],
  ];
  return Promise.all(
    tries.map(async ([who, path, wanted, shown = cookie]) => ({
      who,
      got: await status(path, { headers: { cookie: shown } }),
      wanted,
    })),
  );
};

const ipPages =
  (method = 'GET', behind = ''): Tries =>
  async ({ owner }) => [
    { who: 'visitor', got: await status(`/ip/${owner.ip}${behind}`, { method }), wanted: 200 },
    { who: 'visitor, of none', got: await status(`/ip/${NOWHERE}${behind}`, { method }), wanted: 404 },
  ];

/** The preview of a page opens with the cookie of a member who operates the IP. */
const previews: Tries = async (people) => {
  const { owner, other, members } = people;
  const tries: [string, string, number, Caller?][] = [
    ['the owner', owner.ip, 200, owner],
    ['an operator', owner.ip, 200, members.operator],
    ['an operator without access', owner.ip, 404, members.waiting],
    ['another member', owner.ip, 404, other],
    ['visitor', owner.ip, 404],
    ['the owner, of none', NOWHERE, 404, owner],
  ];
  return Promise.all(
    tries.map(async ([who, ip, wanted, caller]) => {
      const cookie = caller ? await filesCookie('member', (await again(caller)).id) : '';
      return { who, got: await status(`/preview/${ip}`, { headers: { cookie } }), wanted };
    }),
  );
};

/** Counted links lead to public content of a public IP. */
const counted: Tries = async ({ owner }) =>
  Promise.all(
    [
      [`/go/${owner.ip}/ask`, 302],
      [`/go/${NOWHERE}/ask`, 404],
      [`/go/${owner.ip}/manual`, 404],
      [`/go/${owner.ip}/picture?id=${NOWHERE}`, 404],
      [`/go/${owner.ip}/elsewhere`, 404],
    ].map(async ([path, wanted]) => ({
      who: `visitor, ${String(path)}`,
      got: await status(String(path), { redirect: 'manual' }),
      wanted: wanted!,
    })),
  );

/** The page of a published campaign. */
const campaignPages =
  (method = 'GET'): Tries =>
  async (people) => [
    {
      who: 'visitor',
      got: await status(`/campaign/${await recordOf('campaigns', 'own', people)}`, { method }),
      wanted: 200,
    },
    { who: 'visitor, of none', got: await status(`/campaign/${NOWHERE}`, { method }), wanted: 404 },
  ];

export const OPEN_ROUTES: Record<string, Tries> = {
  ...CODE_OPEN,
  'GET /api/files/images/:token': imageLinks,
  'GET /campaign/:id': campaignPages(),
  'HEAD /campaign/:id': campaignPages('HEAD'),
  'GET /complain': toEverybody('/complain'),
  // Without a signed key of its own a form is refused.
  'POST /complain': async () => [
    {
      who: 'a form of another site',
      got: await status('/complain', { method: 'POST', body: new FormData() }),
      wanted: 400,
    },
  ],
  'GET /api/message/stream': stream,
  'GET /files/:id/:variant': files,
  'GET /files/export/:id': archive,
  'GET /go/:ip/:act': counted,
  'GET /health/live': toEverybody('/health/live'),
  'GET /health/ready': toEverybody('/health/ready'),
  'GET /ip/:slug': ipPages(),
  'HEAD /ip/:slug': ipPages('HEAD'),
  'GET /ip/:slug/cooperate': ipPages('GET', '/cooperate'),
  'HEAD /ip/:slug/cooperate': ipPages('HEAD', '/cooperate'),
  'GET /metrics': toEverybody('/metrics'),
  'GET /preview/:id': previews,
  'GET /robots.txt': toEverybody('/robots.txt'),
  'GET /sitemap.xml': toEverybody('/sitemap.xml'),
};
