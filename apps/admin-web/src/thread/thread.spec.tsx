import { type Pin, type ThreadRecord, ulid } from '@ipw/domain';
import { screen, waitFor } from '@testing-library/react';
import { listed } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const mark_id = ulid();
const pin: Pin = {
  ...{ mark_id, image_id: ulid(), page: 2, x: 0.25, y: 0.5, w: null, h: null },
  ...{ text: 'Too dark', state: 'open', replies: [] },
};
const record: ThreadRecord = {
  id: ulid(),
  state: 'continue_providing',
  version: 3,
  actions: ['update', 'answer_pin'],
  ...{ kind: 'product_design', product_name: 'Canvas bag', cooperation_id: ulid(), coop_no: '261120ABC123' },
  ...{ ip_id: ulid(), ip_name: 'Moonbear', project_name: 'Spring series', brand_name: 'Green Field Goods' },
  ...{ turn: 'brand', due_at: null, rests: 0, rounds: 1, sample_confirm: null, has_contact: 0 },
  escalated_at: null,
  created_at: '2026-11-20T08:00:00.000Z',
  list: [
    {
      ...{
        round_id: ulid(),
        number: 1,
        by: 'staff',
        text: null,
        tracking_number: null,
        images: [],
        final: 0,
      },
      ...{ decision: 'continue_providing', feedback: 'More', feedback_images: [], seen_at: null },
      ...{ created_at: '2026-11-20T08:00:00.000Z', decided_at: '2026-11-21T08:00:00.000Z', pins: [pin] },
    },
  ],
};

async function open(part: Partial<ThreadRecord> = {}) {
  const api = fakeConsole(staffMember('reviewer'))
    .on('threads.list', listed('threads', [record]))
    .on('threads.one', { ...record, ...part })
    .on('threads.historyOf', []);
  const app = await renderConsole(`/threads/${record.id}/show`);
  await screen.findByRole('heading', { level: 1, name: 'Canvas bag' });
  return { ...app, api };
}

it('answers a pin for the brand, names its page', async () => {
  const { api, user, t } = await open();
  await screen.findByText(new RegExp(`^${t('thread.page', { page: 2 })}: Too dark`));
  const reply = screen.getByLabelText(t('thread.pin_reply', { number: 1 }));
  api.on('threads.answerPin', record);
  await user.type(reply, 'Lighter tomorrow{Enter}');
  await waitFor(() => expect((reply as HTMLInputElement).value).toBe(''));
  await user.click(screen.getByRole('button', { name: t('thread.pin_done_of', { number: 1 }) }));
  await waitFor(() =>
    expect(api.sent('threads.answerPin')).toMatchObject([
      { params: { id: record.id }, body: { mark_id, text: 'Lighter tomorrow' } },
      { body: { mark_id, state: 'done' } },
    ]),
  );
});

it('offers no answer where the server offers none', async () => {
  const { t } = await open({ actions: [] });
  await screen.findByText(/Too dark/);
  expect(screen.queryByLabelText(t('thread.pin_reply', { number: 1 }))).toBeNull();
});

it('says why nothing is due while its cooperation rests', async () => {
  const api = fakeConsole(staffMember('reviewer'));
  api.on('threads.list', listed('threads', [{ ...record, rests: 1 }]));
  const { t } = await renderConsole('/threads');
  const word = await screen.findByText(t('cooperation.resting'));
  expect(word.getAttribute('title')).toBe(t('cooperation.rests'));
});
