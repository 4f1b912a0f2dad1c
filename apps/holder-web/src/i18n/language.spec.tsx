import { commonApi, memberApi, messageApi, shopApi, type MessageRow, type Unread } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../app/paths';
import { openContactForm } from '../testing/contact-form';
import { dropped } from '../testing/fake-api';
import { aMember, IP_ID, pageOf } from '../testing/fixtures';
import { fakeApi, regions } from '../testing/frame';
import { renderApp, type RenderedApp } from '../testing/render-app';
import { wordsOf } from '../testing/words';

const choose = ({ user, t }: RenderedApp, language: string) =>
  user.selectOptions(screen.getByLabelText(t('lang.label')), language);

it.each(['en', 'zh-CN', 'zh-TW'] as const)('begins in the language chosen last: %s', async (language) => {
  fakeApi();
  const { t } = await renderApp(paths.aboutUs, { language });
  await screen.findByRole('heading', { name: t('about.hero') });
  expect(document.documentElement.lang).toBe(language);
});

it('begins in simplified Chinese where the browser holds another word', async () => {
  fakeApi();
  const app = await renderApp(paths.aboutUs);
  localStorage.setItem('worktable_lang', 'fr');
  await app.reload();
  await screen.findByRole('heading', { name: wordsOf('zh-CN')('about.hero') });
});

it('begins in the language of the address that led here, whatever a messenger has added to it', async () => {
  fakeApi();
  const app = await renderApp(paths.aboutUs);
  localStorage.removeItem('worktable_lang');
  history.replaceState(null, '', `?lang=zh-TW&from=singlemessage${location.hash}`);
  await app.reload();
  await screen.findByRole('heading', { name: wordsOf('zh-TW')('about.hero') });
});

it('keeps the route, and the choice over a reload', async () => {
  fakeApi();
  const app = await renderApp(`${paths.aboutUs}?from=here`);
  await screen.findByRole('heading', { name: app.t('about.hero') });
  await choose(app, 'zh-TW');
  await screen.findByRole('heading', { name: wordsOf('zh-TW')('about.hero') });
  expect(app.route()).toBe(`${paths.aboutUs}?from=here`);
  await app.reload();
  await screen.findByRole('heading', { name: wordsOf('zh-TW')('about.hero') });
});

it('keeps a form as it is typed, and asks nothing of the server about it', async () => {
  const form = await openContactForm();
  await form.user.type(await form.name(), '!');
  const input = await form.name();
  await choose(form, 'zh-CN');
  const cn = wordsOf('zh-CN');
  expect(await screen.findByLabelText(cn('field.link_name'))).toBe(input);
  expect(input.value).toBe('Lin!');
  expect(form.api.calls(shopApi.contact)).toHaveLength(1);
});

it('keeps the sign-up form: what was typed, chosen and ticked', async () => {
  const province = { code: 'ZJ', name: 'Zhejiang', cities: [] };
  fakeApi()
    .on(commonApi.regions, ({ language }) => ({
      ...regions,
      provinces: [{ ...province, name: language === 'en' ? 'Zhejiang' : '浙江' }],
    }))
    .on(memberApi.consultants, []);
  const app = await renderApp(`${paths.register}?redirect=%2Fclaim`);
  const [en, tw] = [app.t, wordsOf('zh-TW')];
  const main = within(screen.getByRole('main'));
  await app.user.type(await main.findByLabelText(en('field.phone')), '13912345678');
  await app.user.type(main.getByLabelText(en('field.password')), 'a calm fox');
  await app.user.type(main.getByLabelText(en('field.username')), 'Mia');
  await main.findByRole('option', { name: 'Zhejiang' });
  await app.user.selectOptions(main.getByLabelText(en('field.location')), 'ZJ');
  await app.user.click(main.getByRole('checkbox'));
  await choose(app, 'zh-TW');
  await main.findByRole('option', { name: '浙江' });
  expect(app.route()).toBe(`${paths.register}?redirect=%2Fclaim`);
  expect(main.getByLabelText(tw('field.phone'))).toHaveProperty('value', '13912345678');
  expect(main.getByLabelText(tw('field.password'))).toHaveProperty('value', 'a calm fox');
  expect(main.getByLabelText(tw('field.username'))).toHaveProperty('value', 'Mia');
  expect(main.getByLabelText(tw('field.location'))).toHaveProperty('value', 'ZJ');
  expect(main.getByRole('checkbox')).toHaveProperty('checked', true);
});

describe('what the server words', () => {
  const member = aMember();
  const row = (title: string) =>
    pageOf<MessageRow>([
      {
        message_id: IP_ID,
        key: 'claim_approved' as never,
        group: 'reviews',
        title,
        body: '',
        link: null,
        is_read: 1,
        created_at: '2026-11-20T08:00:00.000Z',
      },
    ]);

  async function openMessages() {
    const api = fakeApi(member)
      .on(messageApi.list, ({ language }) => row(`said in ${language ?? ''}`))
      .on(messageApi.unreadCount, { unread: 0, groups: {} } as unknown as Unread);
    const app = await renderApp(paths.systemMsg, { member });
    await screen.findByText('said in en');
    return { api, ...app };
  }

  it('is asked for anew, and the old words stay until then', async () => {
    const app = await openMessages();
    const held = app.api.hold(messageApi.list);
    await choose(app, 'zh-TW');
    await screen.findByRole('heading', { name: wordsOf('zh-TW')('centre.messages_all') });
    screen.getByText('said in en');
    held.release(row('said anew'));
    await screen.findByText('said anew');
  });

  it('without an answer is an error that says so', async () => {
    const app = await openMessages();
    app.api.next(messageApi.list, dropped());
    await choose(app, 'zh-TW');
    const main = within(screen.getByRole('main'));
    await waitFor(() => main.getByRole('alert'));
  });
});
