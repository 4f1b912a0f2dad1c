import { ipInfoApi, reviewApi, type OperateLine } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../app/paths';
import { aMember, IP_ID, pageOf } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const line = (part: Partial<OperateLine>): OperateLine => ({
  id: '7',
  at: '2026-11-20T08:00:00.000Z',
  action: 'update',
  from_state: null,
  to_state: null,
  actor_name: '',
  reason: null,
  by: 'staff',
  subject: 'ip',
  title: null,
  compares: true,
  ...part,
});
const lines = [
  line({}),
  line({
    id: '6',
    by: 'others',
    actor_name: 'B***',
    subject: 'case',
    action: 'remove',
    title: 'Tin',
    compares: false,
  }),
];

async function open(query = '') {
  const api = fakeApi(member).on(ipInfoApi.operateLog, pageOf(lines));
  const app = await renderApp(`${paths.changes}${query}`, { member });
  const main = within(screen.getByRole('main'));
  return { api, main, ...app };
}

it('says who did what, and shows a correction before and after', async () => {
  const { api, main, user, t } = await open();
  await main.findByText(t('changes.operator', { name: 'B***' }));
  api.on(reviewApi.change, {
    is_new: false,
    fields: [
      {
        field: 'intro',
        changed: true,
        live: { kind: 'text', value: 'An old fox' },
        proposed: { kind: 'text', value: 'A young fox' },
        contacts: [],
      },
    ],
  });
  const show = main.getByRole('button', {
    name: t('changes.show_one', { name: t('ipinfo.log.subject.ip') }),
  });
  await user.click(show);
  await main.findByText(t('claim.field.intro'));
  expect(api.inputs(reviewApi.change)).toEqual([{ ip_id: IP_ID, line: 7 }]);
  expect(main.getByText('young')).toBeInstanceOf(HTMLElement);
  // A deletion has nothing to compare.
  expect(main.queryAllByRole('button', { name: /Tin/ })).toEqual([]);
});

it('narrows to who made a change, by the address', async () => {
  const { api, main, user, t, route } = await open('?by=staff');
  await main.findByText(t('changes.operator', { name: 'B***' }));
  expect(api.inputs(ipInfoApi.operateLog)[0]).toMatchObject({ by: 'staff', page: 1 });
  await user.selectOptions(main.getByLabelText(t('changes.by')), 'others');
  await waitFor(() => expect(api.inputs(ipInfoApi.operateLog).at(-1)).toMatchObject({ by: 'others' }));
  expect(route()).toContain('by=others');
});
