import { type AgreementRecord, type LegalTexts, LANGUAGES } from '@ipw/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dropped, type FakeConsole, refused } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const texts = Object.fromEntries(
  LANGUAGES.map((one) => [one, { title: 'Terms', sections: [{ heading: 'Scope', paragraphs: ['All.'] }] }]),
) as LegalTexts;
const live = { version: '1.0', effective_from: '2026-01-01' };
const record = {
  ...{ id: 'terms', state: 'draft', version: 2, actions: [], title: 'Terms', renewal: 'notice' },
  ...{ live, coming: null, drafting: true, versions: [], base: texts },
  draft: {
    ...{ id: 'd', state: 'draft', version: 2, actions: [], version_word: '2.0', texts },
    ...{ changed_by: 'Gu', changed_at: '2026-11-20T08:00:00.000Z', earliest: '2026-12-20' },
  },
} as unknown as AgreementRecord;

it('stays while the text could not be saved, and goes on after it was', async () => {
  const api = fakeConsole(staffMember())
    .on('agreements.one', record)
    .on('agreements.historyOf', [])
    .on('agreements.save', dropped());
  const { route, t, user } = await renderConsole('/agreements/terms');
  await user.type(await screen.findByLabelText(t('agreement.title')), ' of use');
  const done = () => user.click(screen.getByRole('button', { name: t('agreement.done') }));
  await done();
  await screen.findByText(new RegExp(t('error.unreachable')));
  await new Promise((go) => setTimeout(go, 20));
  expect(route()).toBe('/agreements/terms');
  api.on('agreements.save', { version: 3 });
  await done();
  await screen.findByRole('heading', { level: 1, name: 'Terms' });
  await waitFor(() => expect(route()).toBe('/agreements/terms/show'));
  expect(api.sent('agreements.save').at(-1)!.body).toMatchObject({ version: 2, title: 'Terms of use' });
});

const text = (paragraph: string) => ({
  title: 'Terms',
  sections: [{ heading: 'Scope', paragraphs: [paragraph] }],
});
const drafted = (version: number, part: Partial<LegalTexts>): AgreementRecord => ({
  ...record,
  draft: { ...record.draft!, version, changed_by: 'Tang', texts: { ...texts, ...part } },
});
const conflict = () => refused('CONFLICT', { message: 'Somebody was faster' });

async function typeTitle(api: FakeConsole) {
  api.on('agreements.one', record).on('agreements.historyOf', []);
  const page = await renderConsole('/agreements/terms');
  const field = () => screen.findByLabelText<HTMLInputElement>(page.t('agreement.title'));
  fireEvent.change(await field(), { target: { value: 'Terms of use' } });
  const done = () => page.user.click(screen.getByRole('button', { name: page.t('agreement.done') }));
  return { api, field, done, ...page };
}

it('brings text that could not be saved back when the editor is opened again, and saves it', async () => {
  const { api, done, field, go, t } = await typeTitle(
    fakeConsole(staffMember()).on('agreements.save', dropped()),
  );
  await done();
  await screen.findByText(new RegExp(t('error.unreachable')));
  const sent = api.sent('agreements.save').length;
  go('/agreements/terms/show');
  await waitFor(() => expect(api.sent('agreements.save')).toHaveLength(sent + 1));
  await waitFor(() => expect(screen.queryByLabelText(t('agreement.title'))).toBeNull());
  api.on('agreements.save', { version: 3 });
  go('/agreements/terms');
  expect((await field()).value).toBe('Terms of use');
  const left = () => Object.keys(localStorage).filter((key) => key.endsWith('.agreement.terms'));
  expect(left()).toHaveLength(1);
  await done();
  await waitFor(() => expect(left()).toEqual([]));
  expect(api.sent('agreements.save').at(-1)!.body).toMatchObject({ version: 2, title: 'Terms of use' });
});

it('saves its text over a colleague’s change of another language, which it shows', async () => {
  const { api, done, route, t, user } = await typeTitle(
    fakeConsole(staffMember()).on('agreements.save', { version: 6 }).once('agreements.save', conflict()),
  );
  api.on('agreements.one', drafted(5, { 'zh-CN': text('中国境内') }));
  await user.click(screen.getByRole('button', { name: '简体中文' }));
  await screen.findByDisplayValue('中国境内');
  await done();
  await waitFor(() => expect(route()).toBe('/agreements/terms/show'));
  expect(screen.queryByText(t('agreement.conflict'))).toBeNull();
  expect(api.sent('agreements.save').map(({ body }) => body)).toMatchObject([
    { version: 2, language: 'en' },
    { version: 5, language: 'en', title: 'Terms of use' },
  ]);
});

describe('after a colleague changed the same language', () => {
  async function open() {
    const page = await typeTitle(
      fakeConsole(staffMember()).on('agreements.save', { version: 6 }).once('agreements.save', conflict()),
    );
    page.api.on('agreements.one', drafted(5, { en: text('Nothing') }));
    await page.done();
    const card = within((await screen.findByText(page.t('agreement.conflict'))).closest('section')!);
    card.getByText(/Nothing/);
    expect(page.api.sent('agreements.save')).toHaveLength(1);
    const choose = (key: 'agreement.conflict.keep' | 'agreement.conflict.drop') =>
      page.user.click(card.getByRole('button', { name: page.t(key) }));
    return { ...page, choose };
  }

  it('saves the text here when the person asks for it', async () => {
    const { api, choose } = await open();
    await choose('agreement.conflict.keep');
    await waitFor(() => expect(api.sent('agreements.save')).toHaveLength(2));
    expect(api.sent('agreements.save')[1]!.body).toMatchObject({ version: 5, title: 'Terms of use' });
  });

  it('takes the colleague’s text when the person asks for it', async () => {
    const { api, choose, done, field, route } = await open();
    await choose('agreement.conflict.drop');
    expect((await field()).value).toBe('Terms');
    screen.getByDisplayValue('Nothing');
    await done();
    await waitFor(() => expect(route()).toBe('/agreements/terms/show'));
    expect(api.sent('agreements.save')).toHaveLength(1);
  });

  it('saves what is typed in another language when the colleague’s text is taken', async () => {
    const { api, choose, done, field, user } = await open();
    await done();
    expect(document.activeElement?.tagName).toBe('SECTION');
    await user.click(screen.getByRole('button', { name: '简体中文' }));
    fireEvent.change(await field(), { target: { value: '条款二' } });
    await choose('agreement.conflict.drop');
    expect((await field()).value).toBe('条款二');
    expect(document.activeElement).not.toBe(document.body);
    await done();
    await waitFor(() => expect(api.sent('agreements.save')).toHaveLength(2));
    expect(api.sent('agreements.save')[1]!.body).toMatchObject({
      version: 5,
      language: 'zh-CN',
      title: '条款二',
    });
  });

  it('asks again when the editor was left and opened again', async () => {
    const { api, field, go, t } = await open();
    go('/agreements/terms/show');
    await waitFor(() => expect(screen.queryByText(t('agreement.conflict'))).toBeNull());
    go('/agreements/terms');
    await screen.findByText(t('agreement.conflict'));
    expect((await field()).value).toBe('Terms of use');
    expect(api.sent('agreements.save')).toHaveLength(1);
  });
});
