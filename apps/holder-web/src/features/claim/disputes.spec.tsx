import { disputeApi, type DisputeRow } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../app/paths';
import { aMember, IP_ID, pageOf } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const objection = (at: number): DisputeRow => ({
  dispute_id: `01K00000000000000000000${String(at).padStart(3, '0')}`,
  state: 'open',
  ip_id: IP_ID,
  ip_name: `Moonbear ${String(at)}`,
  created_at: '2026-11-01T01:00:00.000Z',
  due_at: '2026-11-27T01:00:00.000Z',
  decided_at: null,
  reason: null,
  claim: null,
});
const file = (name: string, width: number | null) => ({
  image_id: name,
  file_name: name,
  file_path: `/files/${name}`,
  thumb_path: null,
  tile_path: null,
  file_size: 9,
  image_width: width,
  image_height: width,
  image_name: name,
  image_status: 0 as const,
});

it('shows what was submitted with an objection, and objections beyond the first page', async () => {
  const list = Array.from({ length: 21 }, (_, at) => objection(at));
  const api = fakeApi(member)
    .on(disputeApi.list, ({ input: { page } }) => ({
      ...pageOf(list),
      ...{ list: page === 1 ? list.slice(0, 20) : list.slice(20), page, page_size: 20 },
    }))
    .on(disputeApi.detail, ({ input: { dispute_id } }) => ({
      ...list.find((one) => one.dispute_id === dispute_id)!,
      statement: 'We drew it in 2017.',
      proof_images: [file('sketch.png', 40), file('deed.pdf', null)],
    }));
  const { user, t } = await renderApp(paths.claim, { member });
  const part = within(await screen.findByRole('region', { name: t('claim.disputes') }));
  const [first] = part.getAllByText(t('claim.dispute.submitted'));
  expect(api.calls(disputeApi.detail)).toEqual([]);
  await user.click(first!);
  await part.findByText('We drew it in 2017.');
  expect(part.getByRole('img', { name: 'sketch.png' }).getAttribute('src')).toBe('/files/sketch.png');
  expect(part.getByRole('link', { name: 'deed.pdf' }).getAttribute('href')).toBe('/files/deed.pdf');
  expect(part.queryByText('Moonbear 20')).toBeNull();
  await user.click(part.getByRole('button', { name: t('claim.more') }));
  await part.findByText('Moonbear 20');
  await waitFor(() => expect(part.queryByRole('button', { name: t('claim.more') })).toBeNull());
  expect(api.inputs(disputeApi.detail)).toEqual([{ dispute_id: list[0]!.dispute_id }]);
});
