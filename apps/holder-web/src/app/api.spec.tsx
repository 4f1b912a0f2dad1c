import {
  articleApi,
  claimApi,
  commonApi,
  galleryApi,
  memberApi,
  sha256,
  signedText,
  type Challenge,
  type Language,
} from '@ipw/domain';
import { screen } from '@testing-library/react';
import { dropped, refused, replied } from '../testing/fake-api';
import { aMember, IP_ID, pageOf, TOKEN } from '../testing/fixtures';
import { fakeApi } from '../testing/frame';
import { renderApp } from '../testing/render-app';
import { paths } from './paths';

const member = aMember();
const series = { ip_id: IP_ID, series_name: 'Rain', visibility: 'private', cover: null } as const;
const saved = { series_id: IP_ID, state: 'draft', version: 1 } as const;

/** A page without calls of its own, and the API client. */
async function client(language: Language = 'en', isSignedIn = true) {
  const api = fakeApi(isSignedIn ? member : undefined);
  const app = await renderApp(paths.aboutUs, { language, ...(isSignedIn && { member }) });
  const { api: call, ApiError } = await import('./api');
  return { api, call, ApiError, ...app };
}

describe('a call', () => {
  it.each<Language>(['en', 'zh-CN', 'zh-TW'])(
    'carries the session and the language: %s',
    async (language) => {
      const { api, call } = await client(language);
      api.on(memberApi.sessions, []);
      expect(await call(memberApi.sessions, {})).toEqual([]);
      expect(api.calls(memberApi.sessions)).toMatchObject([{ token: TOKEN, language }]);
    },
  );

  it('carries the language of the moment after a switch', async () => {
    const { api, call } = await client('en');
    api.on(memberApi.sessions, []);
    const { setLanguage } = await import('../i18n/catalogue');
    await setLanguage('zh-TW');
    await call(memberApi.sessions, {});
    expect(api.calls(memberApi.sessions)[0]).toMatchObject({ language: 'zh-TW' });
  });

  it('of a visitor carries no session', async () => {
    const { api, call } = await client('en', false);
    api.on(memberApi.consultants, []);
    await call(memberApi.consultants, {});
    expect(api.calls(memberApi.consultants)[0]!.token).toBeUndefined();
  });

  it('sends numbers, and leaves out of a query what has no value', async () => {
    const { api, call } = await client();
    api.on(articleApi.articleList, pageOf<never>([]));
    await call(articleApi.articleList, { page: 2, type: undefined });
    expect(api.inputs(articleApi.articleList)).toMatchObject([{ page: 2 }]);
    expect(api.inputs(articleApi.articleList)[0]).not.toHaveProperty('type', expect.anything());
  });
});

describe('an idempotency key', () => {
  it('goes with what creates something, another one with each intent', async () => {
    const { api, call } = await client();
    api.on(galleryApi.seriesSave, saved);
    await call(galleryApi.seriesSave, series);
    await call(galleryApi.seriesSave, series);
    const keys = api.calls(galleryApi.seriesSave).map(({ idempotency_key }) => idempotency_key);
    expect(keys[0]).toMatch(/^[0-9a-f]{36}$/);
    expect(new Set(keys).size).toBe(2);
  });

  it('does not go with other calls', async () => {
    const { api, call } = await client();
    api.on(memberApi.logout, null);
    await call(memberApi.logout, {});
    expect(api.calls(memberApi.logout)[0]!.idempotency_key).toBeUndefined();
  });

  it('stays the same when the call is made again with a proof of work', async () => {
    const { api, call } = await client();
    api.on(galleryApi.seriesSave, saved).next(galleryApi.seriesSave, refused('CAPTCHA', { challenge }));
    await call(galleryApi.seriesSave, series);
    const [first, second] = api.calls(galleryApi.seriesSave);
    expect(second!.idempotency_key).toBe(first!.idempotency_key);
    expect(second!.captcha).toBeDefined();
  });
});

describe('a refusal', () => {
  it('is said in the words of the server, and thrown with its code', async () => {
    const { api, call, ApiError } = await client();
    api.on(claimApi.list, refused('NO_ACCESS'));
    const error = await call(claimApi.list, {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 42008 });
    expect((await screen.findByRole('alert')).textContent).toContain((error as Error).message);
  });

  it.each([
    ['its code is expected', { expect: [42008] }],
    ['the form shows its fields', { fields: ['keyword'] }],
  ])('is not said twice where %s', async (_, options) => {
    const { api, call } = await client();
    const errors = [{ field: 'keyword', rule: 'required', args: {} }] as const;
    api.on(claimApi.list, 'fields' in options ? refused('VALIDATION', { errors }) : refused('NO_ACCESS'));
    await expect(call(claimApi.list, {}, options)).rejects.toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names its fields and the seconds to wait', async () => {
    const { api, call } = await client();
    const errors = [{ field: 'phone_number', rule: 'phone', args: {} }] as const;
    api.on(claimApi.list, refused('VALIDATION', { errors, retry_after: 30 }));
    const error = await call(claimApi.list, {}).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ retryAfter: 30, problems: [{ field: 'phone_number', rule: 'phone' }] });
  });

  it('of an id out of the address reads like a missing record', async () => {
    const { api, call, t } = await client();
    api.on(claimApi.detail, refused('VALIDATION', { errors: [{ field: 'claim_id', rule: 'id', args: {} }] }));
    await expect(call(claimApi.detail, { claim_id: IP_ID })).rejects.toMatchObject({
      code: 40400,
      message: t('api.no_such'),
    });
  });
});

describe('no answer', () => {
  it.each([
    ['a broken connection', dropped(), 'api.offline'],
    ['the page of a proxy', replied({ status: 502, body: '<html>' }), 'api.unreadable'],
  ] as const)('%s is said in the words of the app, with code 0', async (_, outcome, words) => {
    const { api, call, t } = await client('zh-TW');
    api.on(claimApi.list, outcome);
    await expect(call(claimApi.list, {})).rejects.toMatchObject({ code: 0, message: t(words) });
    expect((await screen.findByRole('alert')).textContent).toContain(t(words));
  });

  it('within a minute ends the call', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] });
    const { api, call, t } = await client();
    api.hold(claimApi.list);
    const answered = call(claimApi.list, {}).catch((thrown: unknown) => thrown);
    await jest.advanceTimersByTimeAsync(59_000);
    expect(screen.queryByRole('alert')).toBeNull();
    await jest.advanceTimersByTimeAsync(1000);
    expect(await answered).toMatchObject({ code: 0, message: t('api.timeout') });
  });

  it('shows no message when the calling page is gone', async () => {
    const { api, call } = await client();
    api.hold(claimApi.list);
    const left = new AbortController();
    const answered = call(claimApi.list, {}, { signal: left.signal });
    left.abort();
    await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

/** Solved within a few tries. */
const challenge: Challenge = {
  parameters: {
    algorithm: 'SHA-256',
    nonce: 'ab'.repeat(16),
    salt: 'cd'.repeat(16),
    cost: 1,
    keyPrefix: '0',
  },
  signature: 'of the server',
};

describe('a proof of work', () => {
  it('is made when it is demanded, and sent with the call made again', async () => {
    const { api, call } = await client();
    api.on(claimApi.list, pageOf<never>([]));
    api.next(claimApi.list, refused('CAPTCHA', { challenge }));
    await call(claimApi.list, {});
    const [first, second] = api.calls(claimApi.list);
    expect(first!.captcha).toBeUndefined();
    expect(JSON.parse(atob(second!.captcha!))).toMatchObject({
      challenge,
      solution: { derivedKey: expect.stringMatching(/^0/) },
    });
  });

  it('is given up after three, and the refusal is said', async () => {
    const { api, call } = await client();
    api.on(claimApi.list, refused('CAPTCHA', { challenge }));
    await expect(call(claimApi.list, {})).rejects.toMatchObject({ code: 40004 });
    expect(api.calls(claimApi.list)).toHaveLength(4);
  });
});

describe('a server that demands signatures', () => {
  const config = (sign_secret: string | null) =>
    ({ uploads: {}, agreements: {}, features: { sts: false }, sign_secret }) as const;
  const page = pageOf<never>([]);

  it('is answered with one, and asked for its secret once', async () => {
    const { api, call } = await client();
    api.on(commonApi.config, config('sesame')).on(claimApi.list, page).on(memberApi.logout, null);
    api.next(claimApi.list, refused('SIGNATURE'));
    await call(claimApi.list, { page: 1 });
    await call(memberApi.logout, {});
    const signed = api.calls(claimApi.list)[1]!;
    expect(signed.sign).toBe(sha256(signedText({ page: '1' }, 'sesame')).toUpperCase());
    expect(api.calls(memberApi.logout)[0]!.sign).toBe(sha256('sesame').toUpperCase());
    expect(api.calls(commonApi.config)).toHaveLength(1);
  });

  it('is asked anew when its secret has changed', async () => {
    const { api, call } = await client();
    api.on(claimApi.list, page).next(commonApi.config, config('old'), config('new'));
    for (let time = 0; time < 2; time += 1) {
      api.next(claimApi.list, refused('SIGNATURE'));
      await call(claimApi.list, {});
    }
    expect(api.calls(claimApi.list).at(-1)!.sign).toBe(sha256('new').toUpperCase());
  });

  it('that does not say with what is not called again', async () => {
    const { api, call } = await client();
    api.on(commonApi.config, config(null)).on(claimApi.list, refused('SIGNATURE'));
    await expect(call(claimApi.list, {})).rejects.toMatchObject({ code: 40002 });
    expect(api.calls(claimApi.list)).toHaveLength(1);
  });
});
