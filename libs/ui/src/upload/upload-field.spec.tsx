import { formatLimit, UPLOADS } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { DROPPED } from '../testing/network';
import { setOnline } from '../testing/browser';
import { newPage } from '../testing/page-load';
import { turn } from '../testing/turn';
import { openUploadField, picture, t } from '../testing/upload-field';
import { done, envelope, storedFile, uploadServer } from '../testing/upload-server';

const { max, count, accept } = UPLOADS.rights_proof;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const holdClock = () => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] });
const arrives = <T,>(arrived: readonly T[], many: number) =>
  waitFor(() => expect(arrived).toHaveLength(many));

beforeEach(newPage);

describe('a picture that fits', () => {
  it('is sent for its use with the session of the member, shows how far it is, and joins the form', async () => {
    const arrived = uploadServer();
    const field = await openUploadField();
    await field.pick(picture('a.png'));
    await arrives(arrived, 1);
    expect(arrived[0]).toMatchObject({ method: 'POST', name: 'a.png', usage: 'rights_proof' });
    expect(arrived[0]!.headers).toMatchObject({ authorization: 'Bearer token', 'accept-language': 'en' });
    expect(arrived[0]!.url.searchParams.get('usage')).toBe('rights_proof');
    arrived[0]!.progress(0.4);
    await screen.findByText(t('upload.sending', { percent: 40 }));
    expect(field.bar('a.png').value).toBe(0.4);
    expect(field.held.isBusy).toBe(true);
    arrived[0]!.progress(1);
    await screen.findByText(t('upload.arrived'));
    arrived[0]!.answer(done('a.png'));
    await field.tile('a.png');
    expect(field.names()).toEqual(['a.png']);
    await waitFor(() => expect(field.held.isBusy).toBe(false));
    expect(screen.getByText(t('upload.added', { name: 'a.png' }))).toBeInstanceOf(HTMLElement);
  });

  it('stands where it was picked, though a later one arrived first', async () => {
    const arrived = uploadServer();
    const field = await openUploadField();
    await field.pick(picture('a.png'), picture('b.png'));
    await arrives(arrived, 2);
    arrived[1]!.answer(done('b.png'));
    await field.tile('b.png');
    arrived[0]!.answer(done('a.png'));
    await field.tile('a.png');
    expect(field.names()).toEqual(['a.png', 'b.png']);
  });

  it('waits its turn behind two others', async () => {
    const arrived = uploadServer();
    const field = await openUploadField();
    await field.pick(picture('a.png'), picture('b.png'), picture('c.png'));
    await arrives(arrived, 2);
    expect(screen.getAllByText(t('upload.queued')).length).toBeGreaterThan(0);
    arrived[0]!.answer(done('a.png'));
    await arrives(arrived, 3);
    expect(arrived[2]!.name).toBe('c.png');
  });
});

describe('what does not fit', () => {
  it.each([
    [
      'a type that is not taken',
      picture('notes.txt', 10, 'text/plain'),
      ['file_type', { accept: accept.join(', ') }],
    ],
    ['more than the limit', picture('huge.png', max + 1), ['file_size', { max: formatLimit(max) }]],
    ['an empty file', picture('empty.png', 0), ['file_broken', {}]],
  ] as const)('%s is refused before anything is sent', async (_, file, [rule, args]) => {
    const arrived = uploadServer();
    const field = await openUploadField();
    await field.pick(file);
    const problem = await screen.findByText(t(`rule.${rule}`, args));
    expect(problem.getAttribute('role')).toBe('alert');
    expect(arrived).toEqual([]);
    expect(screen.queryByRole('button', { name: t('upload.retry') })).toBeNull();
    await field.user.click(screen.getByRole('button', { name: `${t('upload.dismiss')} ${file.name}` }));
    expect(screen.queryByText(file.name)).toBeNull();
  });

  it('keeps nobody else: the others arrive', async () => {
    const arrived = uploadServer();
    const field = await openUploadField();
    await field.pick(picture('notes.txt', 10, 'text/plain'), picture('a.png'));
    await arrives(arrived, 1);
    arrived[0]!.answer(done('a.png'));
    await field.tile('a.png');
    expect(screen.getByText('notes.txt')).toBeInstanceOf(HTMLElement);
  });

  it('beyond the number of the row is left out, with how many', async () => {
    const arrived = uploadServer();
    const field = await openUploadField({
      value: Array.from({ length: count - 1 }, (_, at) => storedFile(`${String(at)}.png`)),
    });
    await field.pick(picture('a.png'), picture('b.png'), picture('c.png'));
    await screen.findByText(t('upload.over', { max: count, left: 2 }));
    await arrives(arrived, 1);
    expect(screen.queryByRole('button', { name: `Pictures · ${t('upload.pick_many')}` })).toBeNull();
  });

  it('for the server is said in its words, and offers no second try', async () => {
    const arrived = uploadServer();
    const field = await openUploadField();
    await field.pick(picture('disguised.png'));
    await arrives(arrived, 1);
    const errors = [{ field: 'file', rule: 'file_type', msg: 'This is no picture' }];
    arrived[0]!.answer(envelope({ errors }, 40001, 'Please check'));
    await screen.findByText('This is no picture');
    expect(screen.queryByRole('button', { name: t('upload.retry') })).toBeNull();
    expect(field.held.files).toEqual([]);
  });
});

describe('a cut connection', () => {
  async function cut() {
    holdClock();
    const arrived = uploadServer();
    const field = await openUploadField();
    await field.pick(picture('a.png'));
    await arrives(arrived, 1);
    arrived[0]!.progress(0.7);
    arrived[0]!.answer(DROPPED);
    await screen.findByText(t('upload.waiting', { seconds: 6 }));
    return { arrived, field };
  }

  it('is tried again by itself after six seconds that are counted down', async () => {
    const { arrived, field } = await cut();
    for (const seconds of [5, 4, 3, 2, 1]) {
      await pass(1000);
      await screen.findByText(t('upload.waiting', { seconds }));
    }
    expect(arrived).toHaveLength(1);
    await pass(1000);
    await arrives(arrived, 2);
    arrived[1]!.answer(done('a.png'));
    await field.tile('a.png');
  });

  it('is tried again at once when the member says so', async () => {
    const { arrived, field } = await cut();
    await field.user.click(screen.getByRole('button', { name: t('upload.retry_now') }));
    await arrives(arrived, 2);
  });

  it('gives up after three more tries, and leaves the next one to the member', async () => {
    const { arrived, field } = await cut();
    for (const tries of [2, 3, 4]) {
      await pass(6000);
      await arrives(arrived, tries);
      arrived.at(-1)!.answer({ status: 503, body: { code: 50300, msg: '', data: null } });
    }
    await screen.findByText(t('upload.image_failed'));
    await pass(60_000);
    expect(arrived).toHaveLength(4);
    await field.user.click(screen.getByRole('button', { name: t('upload.retry') }));
    await arrives(arrived, 5);
  });

  it('offline waits until the machine is back, without a clock', async () => {
    const { arrived, field } = await cut();
    setOnline(false);
    await field.user.click(screen.getByRole('button', { name: t('upload.retry_now') }));
    await arrives(arrived, 2);
    arrived[1]!.answer(DROPPED);
    await screen.findByText(t('upload.paused'));
    await pass(120_000);
    expect(arrived).toHaveLength(2);
    setOnline(true);
    await arrives(arrived, 3);
  });

  it('is noticed when nothing has moved for a minute', async () => {
    holdClock();
    const arrived = uploadServer();
    const field = await openUploadField();
    await field.pick(picture('a.png'));
    await arrives(arrived, 1);
    await pass(50_000);
    arrived[0]!.progress(0.1);
    await pass(50_000);
    expect(arrived).toHaveLength(1);
    await pass(10_000);
    await screen.findByText(t('upload.waiting', { seconds: 6 }));
  });
});

describe('taken away', () => {
  it('while it is sent, a file is not sent on, and does not come back', async () => {
    const arrived = uploadServer();
    const field = await openUploadField();
    await field.pick(picture('a.png'));
    await arrives(arrived, 1);
    await field.user.click(screen.getByRole('button', { name: `${t('upload.cancel')} a.png` }));
    arrived[0]!.answer(done('a.png'));
    for (let turns = 0; turns < 20; turns += 1) await turn();
    expect(screen.queryByText('a.png')).toBeNull();
    expect(field.held.files).toEqual([]);
    await waitFor(() => expect(field.held.isBusy).toBe(false));
  });

  it('after a question, and the focus is on the button that brings the next', async () => {
    uploadServer();
    const field = await openUploadField({ value: [storedFile('a.png'), storedFile('b.png')] });
    await field.user.click(field.button('upload.remove', { name: 'a.png' }));
    const question = within(await screen.findByRole('dialog', { name: t('upload.remove_title') }));
    await field.user.click(question.getByRole('button', { name: t('upload.remove_no') }));
    expect(field.names()).toEqual(['a.png', 'b.png']);
    await field.user.click(field.button('upload.remove', { name: 'a.png' }));
    const again = within(await screen.findByRole('dialog', { name: t('upload.remove_title') }));
    await field.user.click(again.getByRole('button', { name: t('upload.remove_yes') }));
    await waitFor(() => expect(field.names()).toEqual(['b.png']));
    await waitFor(() => expect(document.activeElement?.id).toBe('pictures'));
  });
});

describe('a form that is left', () => {
  it('sends nothing more, saves nothing late, and revokes the previews', async () => {
    const arrived = uploadServer();
    const revoked: string[] = [];
    jest.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address));
    const field = await openUploadField();
    await field.pick(picture('huge.png', max + 1), picture('a.png'), picture('b.png'), picture('c.png'));
    await arrives(arrived, 2);
    await screen.findByText(t('rule.file_size', { max: formatLimit(max) }));
    const previews = [...document.querySelectorAll<HTMLImageElement>('.ui-upload-peek img')].map(
      ({ src }) => src,
    );
    expect(previews).toHaveLength(4);
    field.unmount();
    arrived[0]!.answer(done('a.png'));
    for (let turns = 0; turns < 20; turns += 1) await turn();
    // The third was waiting for its turn.
    expect(arrived).toHaveLength(2);
    expect(field.held.files).toEqual([]);
    expect(revoked.toSorted()).toEqual(previews.toSorted());
  });

  it('sends on when the page is only hidden for a while', async () => {
    const arrived = uploadServer();
    const field = await openUploadField();
    await field.pick(picture('a.png'));
    await arrives(arrived, 1);
    field.show(false);
    arrived[0]!.answer(done('a.png'));
    for (let turns = 0; turns < 20; turns += 1) await turn();
    expect(field.held.files).toEqual([]);
    field.show(true);
    await arrives(arrived, 2);
    arrived[1]!.answer(done('a.png'));
    await field.tile('a.png');
    expect(field.names()).toEqual(['a.png']);
  });
});

it('a session that ends meanwhile waits for the member, and sends it again', async () => {
  const arrived = uploadServer();
  let token = 'old';
  const onSessionEnd = jest.fn(() => {
    token = 'new';
    return Promise.resolve(true);
  });
  const field = await openUploadField({ env: { authorization: () => token, onSessionEnd } });
  await field.pick(picture('a.png'));
  await arrives(arrived, 1);
  arrived[0]!.answer({ status: 401, body: { code: 50014, msg: '', data: null } });
  await arrives(arrived, 2);
  expect(onSessionEnd).toHaveBeenCalledWith(50014, 'old');
  expect(arrived[1]!.headers.authorization).toBe('new');
  arrived[1]!.answer(done('a.png'));
  await field.tile('a.png');
});

describe('a picture whose address has ended', () => {
  it('gets a new one', async () => {
    uploadServer();
    const renewed = { ...storedFile('a.png'), file_path: '/files/new' };
    const renew = jest.fn(() => Promise.resolve(renewed));
    const field = await openUploadField({ value: [storedFile('a.png')], env: { renew } });
    const image = (await field.tile('a.png')).querySelector('img')!;
    image.dispatchEvent(new Event('error'));
    await waitFor(() => expect(image.getAttribute('src')).toBe('/files/new'));
    expect(renew).toHaveBeenCalledWith('id of a.png');
  });

  it('and that is gone leaves the form, which says so', async () => {
    uploadServer();
    const field = await openUploadField({ value: [storedFile('gone.png'), storedFile('b.png')] });
    (await field.tile('gone.png')).querySelector('img')!.dispatchEvent(new Event('error'));
    await screen.findByText(t('upload.gone', { name: 'gone.png' }));
    expect(field.names()).toEqual(['b.png']);
  });
});
