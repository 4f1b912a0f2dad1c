import { type TenderAdminRecord, ulid, type UploadedFile } from '@ipw/domain';
import { focusManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listed, refused } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const wording = (title: string) => ({
  title,
  body: 'A spring tea.',
  materials: 'Three key visuals.',
  prize: '',
});
const cover = ulid();
const tender: TenderAdminRecord = {
  id: ulid(),
  state: 'published',
  time: 'in_progress',
  version: 3,
  actions: ['cancel', 'update'],
  kind: 'bidding',
  title: 'Spring tea',
  brand_name: 'Green Sprout',
  picture: null,
  opens_at: '2026-11-20T08:00:00.000Z',
  closes_at: '2026-12-20T08:00:00.000Z',
  sealed: 1,
  published_at: '2026-11-19T08:00:00.000Z',
  created_at: '2026-11-18T08:00:00.000Z',
  texts: { 'zh-CN': wording('春茶'), 'zh-TW': wording('春茶'), en: wording('Spring tea') },
  cover,
  brand_logo: null,
  brand_contact: 'Ms Zhou',
  images: [],
  document: null,
  files: [
    {
      image_id: cover,
      file_name: 'cover.png',
      file_path: '/files/x',
      thumb_path: null,
      tile_path: null,
      file_size: 1000,
      image_width: 100,
      image_height: 50,
      image_name: 'cover.png',
      image_status: 1,
    },
  ],
  field_ids: [18],
  ip_types: [],
  kernels: [],
  labels: { field_ids: ['Food & Beverages'], ip_types: [], kernels: [] },
  most_entries: null,
  criteria: [{ weight: 100, names: { 'zh-CN': '创意', 'zh-TW': '創意', en: 'Idea' } }],
  consultant_id: null,
  consultant_name: null,
  cancel_reason: null,
  entered: 3,
  acknowledged: 2,
  versions: [
    {
      number: 2,
      at: '2026-11-21T08:00:00.000Z',
      actor_name: 'Gu',
      reason: 'Four more days',
      changes: [
        {
          field: 'closing_time',
          changed: true,
          live: { kind: 'text', value: '2026-12-16 16:00' },
          proposed: { kind: 'text', value: '2026-12-20 16:00' },
          contacts: [],
        },
      ],
    },
    { number: 1, at: '2026-11-19T08:00:00.000Z', actor_name: 'Gu', reason: null, changes: [] },
  ],
};

const server = () =>
  fakeConsole(staffMember('admin'))
    .on('tenders.list', listed('tenders', [tender]))
    .on('tenders.one', tender)
    .on('tenders.choices', {
      field_ids: [{ id: 18, name: 'Food & Beverages' }],
      ip_types: [],
      kernels: [],
    })
    .on('tenders.historyOf', []);

it('lists projects with their time, and shows what was changed since publishing, and why', async () => {
  server();
  const { user, t } = await renderConsole('/tenders');
  await user.click(await screen.findByText('Spring tea'));
  await screen.findByRole('heading', { level: 1, name: 'Spring tea' });
  expect(screen.getByText('Ms Zhou')).toBeTruthy();
  const version = (await screen.findByText('Four more days')).closest('article')!;
  expect(within(version).getByText(t('tender.version', { number: 2 }))).toBeTruthy();
  expect(within(version).getByText(t('field.closing_time'))).toBeTruthy();
});

it('cancels with the reason that was asked for', async () => {
  const api = server().on('tenders.decide', { ...tender, state: 'cancelled', actions: [] });
  const { user, t } = await renderConsole(`/tenders/${tender.id}/show`);
  await screen.findByRole('heading', { level: 1, name: 'Spring tea' });
  await user.click(screen.getByRole('button', { name: t('action.tender.cancel') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'The brand withdrew');
  await user.click(dialog.getByRole('button', { name: t('action.tender.cancel') }));
  await screen.findByText(t('review.taken', { action: t('action.tender.cancel') }));
  expect(api.sent('tenders.decide')).toMatchObject([
    { params: { action: 'cancel' }, body: { version: 3, reason: 'The brand withdrew' } },
  ]);
});

it('keeps the reason of a question that was closed, until it is sent', async () => {
  const api = server();
  const { user, t } = await renderConsole(`/tenders/${tender.id}/show`);
  await screen.findByRole('heading', { level: 1, name: 'Spring tea' });
  const cancel = t('action.tender.cancel');
  const open = async () => {
    await user.click(screen.getByRole('button', { name: cancel }));
    const dialog = within(await screen.findByRole('dialog'));
    return { ...dialog, text: dialog.getByRole<HTMLTextAreaElement>('textbox') };
  };
  await user.type((await open()).text, 'The brand');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open();
  expect(again.text.value).toBe('The brand');
  await user.type(again.text, ' withdrew');
  api.on('tenders.decide', { ...tender, version: 4 });
  await user.click(again.getByRole('button', { name: cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sent('tenders.decide')[0]!.body).toEqual({ version: 3, reason: 'The brand withdrew' });
  expect((await open()).text.value).toBe('');
});

it('cancels the version on the screen when the question was opened, and after a conflict the newer one', async () => {
  const api = server().on('tenders.decide', refused('CONFLICT', { message: 'Somebody was faster' }));
  const { user, t } = await renderConsole(`/tenders/${tender.id}/show`);
  await screen.findByRole('heading', { level: 1, name: 'Spring tea' });
  const cancel = t('action.tender.cancel');
  const press = (where: Pick<typeof screen, 'getByRole'>) =>
    user.click(where.getByRole('button', { name: cancel }));
  await press(screen);
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Withdrawn');
  api.on('tenders.one', { ...tender, version: 4, title: 'Summer tea' });
  focusManager.onFocus();
  await screen.findByRole('heading', { level: 1, name: 'Summer tea' });
  await press(dialog);
  await dialog.findByText('Somebody was faster');
  await user.keyboard('{Escape}');
  await press(screen);
  await press(within(screen.getByRole('dialog')));
  await waitFor(() => expect(api.sent('tenders.decide')).toHaveLength(2));
  expect(api.sent('tenders.decide').map(({ body }) => body)).toMatchObject([{ version: 3 }, { version: 4 }]);
});

it('asks for a reason when what is published is changed, and sends the version seen', async () => {
  const api = server().on('tenders.update', { ...tender, version: 4 });
  const { user, t } = await renderConsole(`/tenders/${tender.id}`);
  const brand = await screen.findByLabelText(new RegExp(`^${t('field.brand_name')} \\*`));
  await user.clear(brand);
  await user.type(brand, 'Green Field');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(api.sent('tenders.update')).toEqual([]);
  await user.type(screen.getByLabelText(new RegExp(`^${t('field.reason')}`)), 'Its new name');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { level: 1, name: 'Spring tea' });
  expect(api.sent('tenders.update')).toMatchObject([
    { body: { version: 3, brand_name: 'Green Field', reason: 'Its new name', cover } },
  ]);
});

it('copies a project into a new one, without its times and version', async () => {
  const api = server().on(
    'tenders.create',
    refused('VALIDATION', { errors: { closes_at: 'Choose a later time' } }),
  );
  const { user, t } = await renderConsole(`/tenders/${tender.id}/show`);
  await user.click(await screen.findByRole('link', { name: t('tender.copy') }));
  await screen.findByRole('heading', { level: 1, name: t('create.tenders') });
  expect(await screen.findByDisplayValue('Green Sprout')).toBeTruthy();
  expect(screen.getByText('cover.png')).toBeTruthy();
  for (const label of [t('field.opens_at'), t('field.closing_time')])
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), {
      target: { value: '2027-01-01T10:00' },
    });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Choose a later time');
  const [sent] = api.sent('tenders.create');
  expect(sent!.body).toMatchObject({
    kind: 'bidding',
    cover,
    sealed: 1,
    closes_at: '2027-01-01T02:00:00.000Z',
  });
  expect(sent!.body).not.toHaveProperty('version');
});

it('is not saved while pictures are uploaded; each is added as it arrives', async () => {
  const [first, last] = ['first.png', 'last.png'].map((file_name) => ({
    ...{ ...tender.files[0]!, image_id: ulid(), file_name },
  })) as [UploadedFile, UploadedFile];
  let arrive: () => void = () => undefined;
  const api = server()
    .on('tenders.update', tender)
    .on('files.upload', () => new Promise((go) => (arrive = () => go(last))))
    .once('files.upload', first);
  const { t, user } = await renderConsole(`/tenders/${tender.id}`);
  const pictures = within(
    await screen.findByRole('group', { name: new RegExp(`^${t('field.reference_images')}`) }),
  );
  const chosen = [first, last].map(({ file_name }) => new File(['x'], file_name, { type: 'image/png' }));
  await user.upload(pictures.getByLabelText(t('files.choose')), chosen);
  await pictures.findByRole('button', { name: t('files.remove', { name: 'first.png' }) });
  await user.type(screen.getByLabelText(new RegExp(`^${t('field.reason')}`)), 'More pictures');
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  expect((await pictures.findByRole('alert')).textContent).toBe(t('files.sending'));
  expect(api.sent('tenders.update')).toEqual([]);
  arrive();
  await pictures.findByRole('button', { name: t('files.remove', { name: 'last.png' }) });
  await waitFor(() => expect(pictures.queryByRole('alert')).toBeNull());
  await save();
  await waitFor(() => expect(api.sent('tenders.update')).toHaveLength(1));
  expect(api.sent('tenders.update')[0]!.body).toMatchObject({ images: [first.image_id, last.image_id] });
});

it('says that a picture is missing at the picture', async () => {
  server();
  const { t, user } = await renderConsole('/tenders/create');
  const picture = within(await screen.findByRole('group', { name: t('field.cover') }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await picture.findByRole('alert')).textContent).toBe('Required');
});
