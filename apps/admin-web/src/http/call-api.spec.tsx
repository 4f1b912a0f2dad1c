import { FakeConsole, refused, replied } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { changePassword } from '../session/auth.calls';
import { presence } from './presence';
import { session } from './session';
import { callApi, upload } from './call-api';
import { reveal } from './resource-calls';

const me = staffMember();
const newPassword = { new_password: 'meadow', confirm_password: 'meadow' };
const claim = (id: string) => callApi('GET claims/:id', { id });
let api: FakeConsole;

beforeEach(() => {
  api = new FakeConsole();
  session.enter(me);
});
afterEach(() => session.leave());

const answering = (body: object) => replied({ status: 200, body });
const settled = () => new Promise((go) => setTimeout(go, 0));

describe('a session that has ended', () => {
  /** Refuses all calls until a sign-in. */
  const end = () => api.on('claims.one', refused('TOKEN_EXPIRED'));

  it('is asked about once for many calls; they go on after the same person came back', async () => {
    end();
    const asked: string[] = [];
    const stop = session.subscribe(() => asked.push(session.get().status));
    const calls = Promise.all([claim('a'), claim('b'), claim('c')]);
    await settled();
    expect([asked, session.me()?.id]).toEqual([['out'], me.id]);
    api.on('claims.one', answering({ id: 'a' }));
    session.enter({ ...me, csrf_token: 'new' });
    expect(await calls).toEqual([{ id: 'a' }, { id: 'a' }, { id: 'a' }]);
    expect(api.calls).toHaveLength(6);
    stop();
  });

  it('of which somebody else comes out sends nothing again', async () => {
    end();
    const call = claim('a');
    await settled();
    session.enter(staffMember('reviewer'));
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(api.calls).toHaveLength(1);
  });

  it('and that is given up refuses what waits', async () => {
    end();
    const call = claim('a');
    await settled();
    session.leave();
    await expect(call).rejects.toMatchObject({ status: 401 });
  });

  it('carries the new token against forged requests when it goes on', async () => {
    const decided = { id: 'a', state: 'claimed', version: 2 };
    api.on('claims.decide', ({ headers }) =>
      headers['x-csrf-token'] === 'new' ? decided : refused('TOKEN_EXPIRED'),
    );
    const call = callApi('POST claims/:id/:action', { id: 'a', action: 'approve', body: { version: 1 } });
    await settled();
    session.enter({ ...me, csrf_token: 'new' });
    expect(await call).toEqual(decided);
    expect(api.calls.map(({ headers }) => headers['x-csrf-token'])).toEqual(['csrf', 'new']);
  });
});

describe('a call that needs a fresh proof of who sits there', () => {
  beforeEach(() =>
    api.on('members.reveal', answering({ phone: '139' })).once('members.reveal', refused('CONFIRM_NEEDED')),
  );

  it('goes on after it was given', async () => {
    const call = reveal('members', 'a', { reason: 'asked by phone' });
    await settled();
    presence.settle(true);
    expect(await call).toEqual({ phone: '139' });
    expect(api.calls.map(({ name, params }) => [name, params.id])).toEqual([
      ['members.reveal', 'a'],
      ['members.reveal', 'a'],
    ]);
  });

  it.each([
    ['the person signed out', () => session.leave()],
    ['somebody else signed in', () => session.enter(staffMember('reviewer'))],
  ])('is refused where %s; the next confirmation does not send it', async (_, go) => {
    const call = reveal('members', 'a', { reason: 'asked by phone' });
    await settled();
    go();
    await expect(call).rejects.toMatchObject({ body: { code: 41006 } });
    session.enter(staffMember('consultant'));
    presence.settle(true);
    await settled();
    expect(api.calls).toHaveLength(1);
  });

  it('is refused where it was not', async () => {
    const call = reveal('members', 'a', { reason: 'asked by phone' });
    await settled();
    presence.settle(false);
    await expect(call).rejects.toMatchObject({ body: { code: 41006 } });
    expect(api.calls).toHaveLength(1);
  });
});

describe('a change refused because of its token', () => {
  const change = () =>
    callApi('POST claims/:id/:action', { id: 'a', action: 'approve', body: { version: 1 } });
  const decided = { id: 'a', state: 'claimed', version: 2 };
  beforeEach(() =>
    api.on('claims.decide', ({ headers }) =>
      headers['x-csrf-token'] === 'new' ? decided : refused('FORBIDDEN'),
    ),
  );

  it('is sent once more after the same person signed in again in another tab', async () => {
    api.on('auth.me', { ...me, csrf_token: 'new' });
    expect(await Promise.all([change(), change()])).toEqual([decided, decided]);
    expect(session.get()).toEqual({ status: 'in', me: { ...me, csrf_token: 'new' } });
    expect(api.sent('claims.decide')).toHaveLength(4);
  });

  it('is refused where the token was the newest', async () => {
    api.on('auth.me', me);
    await expect(change()).rejects.toMatchObject({ status: 403 });
    expect(api.sent('claims.decide')).toHaveLength(1);
  });

  it('leads to the sign-in page after somebody else signed in', async () => {
    api.on('auth.me', staffMember('reviewer'));
    await expect(change()).rejects.toMatchObject({ status: 403 });
    expect(session.get()).toEqual({ status: 'out' });
  });
});

it('a password that was wrong is no ended session', async () => {
  api.on('account.password', refused('PASSWORD', { message: 'Wrong password' }));
  await expect(changePassword({ ...newPassword, old_password: 'x' })).rejects.toMatchObject({
    message: 'Wrong password',
  });
  expect(session.get().status).toBe('in');
});

it('an upload names its use before its file', async () => {
  api.on('files.upload', answering({ image_id: 'a' }));
  await upload('banner', new File(['x'], 'banner.png', { type: 'image/png' }));
  const form = api.calls[0]!.body as unknown as FormData;
  expect([...form.keys()]).toEqual(['usage', 'file']);
  expect(api.calls[0]!.headers['content-type']).toBeUndefined();
});

it('without an answer within a minute it is a failure that may pass', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] });
  api.on('claims.one', () => new Promise(() => undefined));
  const call = claim('a').catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await call).toMatchObject({ status: 0 });
});
