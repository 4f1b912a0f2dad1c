import { FakeConsole, dropped, listed, refused, replied } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { setLocale } from '../i18n/locale';
import { words } from '../i18n/words.en';
import { session } from '../http/session';
import { dataProvider } from './data-provider';

const me = staffMember();
const rows = [
  { id: 'a', version: 1 },
  { id: 'b', version: 4 },
];
let api: FakeConsole;

beforeEach(() => {
  api = new FakeConsole();
  session.enter(me);
});
afterEach(() => session.leave());

const list = (part: object = {}) =>
  dataProvider.getList('claims', {
    pagination: { page: 3, perPage: 25 },
    sort: { field: 'due_at', order: 'ASC' },
    filter: { state: 'submitted', q: 'fox' },
    ...part,
  });

describe('a list', () => {
  it('goes on from the last row of the page before, where it is paged by cursor', async () => {
    api.on('scans.list', listed('scans', rows, 77));
    const page = (number: number) =>
      dataProvider.getList('scans', {
        pagination: { page: number, perPage: 25 },
        sort: { field: 'at', order: 'DESC' },
        filter: { verdict: 'revoked' },
      });
    for (const number of [1, 2, 4]) await page(number);
    expect(api.calls.map(({ query }) => JSON.parse(query['filter']!) as unknown)).toEqual([
      { verdict: 'revoked' },
      { verdict: 'revoked', cursor: 'b' },
      // The page before was not read.
      { verdict: 'revoked' },
    ]);
  });

  it('names its page, its order and its filter, and reads how many there are', async () => {
    api.on('claims.list', listed('claims', rows, 77));
    expect(await list()).toMatchObject({ data: rows, total: 77 });
    const { query, headers } = api.calls[0]!;
    expect(JSON.parse(query['range']!)).toEqual([50, 74]);
    expect(JSON.parse(query['sort']!)).toEqual(['due_at', 'ASC']);
    expect(JSON.parse(query['filter']!)).toEqual({ state: 'submitted', q: 'fox' });
    expect(headers).toMatchObject({ accept: 'application/json' });
    expect(headers['x-csrf-token']).toBeUndefined();
  });

  it.each(['zh-CN', 'zh-TW', 'en'] as const)(
    'is asked for in the language of the moment: %s',
    async (locale) => {
      await setLocale(locale);
      api.on('claims.list', listed('claims', rows));
      await list();
      expect(api.calls[0]!.headers['accept-language']).toBe(locale);
    },
  );

  it('is not read on when the page that asked is gone', async () => {
    api.on('claims.list', () => new Promise(() => undefined));
    const left = new AbortController();
    const asked = list({ signal: left.signal });
    left.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('records', () => {
  it('referred to are read one by one', async () => {
    api.on('members.one', ({ params: { id } }) => replied({ status: 200, body: { id } }));
    const { data } = await dataProvider.getMany('members', { ids: ['a', 'b'] });
    expect(data).toEqual([{ id: 'a' }, { id: 'b' }]);
    expect(api.sent('members.one').map(({ params }) => params.id)).toEqual(['a', 'b']);
  });

  it('are created and changed with the token against forged requests', async () => {
    const written = (id: string) => replied({ status: 200, body: { id } });
    api.on('links.create', written('new')).on('links.update', written('a'));
    await dataProvider.create('links', { data: { url: 'https://a.example' } });
    await dataProvider.update('links', {
      id: 'a',
      data: { url: 'https://b.example' },
      previousData: { id: 'a' },
    });
    expect(api.calls.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { url: 'https://a.example' }],
      ['PUT', { url: 'https://b.example' }],
    ]);
    for (const { headers } of api.calls)
      expect(headers).toMatchObject({ 'x-csrf-token': 'csrf', 'content-type': 'application/json' });
  });

  it('are deleted in the version that was seen', async () => {
    api.on('links.remove', replied({ status: 204 }));
    const previousData = { id: 'a/b', version: 7 };
    expect(await dataProvider.delete('links', { id: 'a/b', previousData })).toEqual({ data: previousData });
    expect(api.calls[0]).toMatchObject({
      name: 'links.remove',
      params: { id: 'a%2Fb' },
      query: { version: '7' },
    });
  });
});

describe('a refusal', () => {
  it('says one sentence a field, as forms show it', async () => {
    const errors = { url: ['Not an address', 'Too long'], names: { en: 'Missing' } };
    api.on('links.create', refused('VALIDATION', { message: 'Please check', errors }));
    await expect(dataProvider.create('links', { data: {} })).rejects.toMatchObject({
      status: 400,
      message: 'Please check',
      body: { code: 40001, errors: { url: 'Not an address Too long', names: 'Missing' } },
    });
  });

  it.each([
    ['no answer', dropped(), 0, 'error.unreachable'],
    ['the page of a proxy', replied({ status: 502, body: '<html>' }), 502, 'error.server'],
  ] as const)('after %s has words of the console', async (_, outcome, status, key) => {
    await setLocale('en');
    api.on('claims.list', outcome);
    await expect(list()).rejects.toMatchObject({ status, message: words[key] });
  });
});
