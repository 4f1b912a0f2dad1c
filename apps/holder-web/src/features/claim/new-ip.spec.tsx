import { claimApi, ipApi } from '@ipw/domain';
import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../app/paths';
import { aFile, aMember, IP_ID, pageOf } from '../../testing/fixtures';
import { dropped, type FakeApi } from '../../testing/fake-api';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember({}, []);
const picture = aFile('fox.png');
const filled = {
  ip_image: [picture],
  ip_name: 'Moonbear',
  intro: 'A bear on the moon.',
  core_audience: 'Readers',
  auth_field_id: '1',
  ip_origin: '1',
  birth_time: '2020-01-01',
  birth_area: 'CN',
  ip_types: [1],
  kernels: [],
  own_kernels: [],
};

/** The form of a new IP with all fields filled except the tags. */
async function openForm(prepare: (server: FakeApi) => void = () => undefined) {
  const list = [{ id: 1, name: 'One' }];
  const api = fakeApi(member)
    .on(claimApi.list, pageOf([]))
    .on(ipApi.search, pageOf([]))
    .on(ipApi.ipFieldList, list)
    .on(ipApi.ipBirthList, list)
    .on(ipApi.ipTypeList, list)
    .on(ipApi.ipKernelList, list)
    .on(ipApi.ipCountryList, [{ id: 'CN', name: 'China' }])
    .on(ipApi.add, { ip_id: IP_ID });
  prepare(api);
  const app = await renderApp(paths.claimStep1, { member });
  const create = await screen.findByRole('button', { name: app.t('claim.choose.create') });
  const { keepDraft } = await import('@ipw/ui');
  const { CLAIM_CHOICE, newIpDraft } = await import('../../app/kept-alive');
  keepDraft(newIpDraft(CLAIM_CHOICE), filled, { lasts: true });
  await app.user.click(create);
  const tags = await screen.findByLabelText(new RegExp(`^${app.t('claim.field.own_kernels')}`));
  const save = () => app.user.click(screen.getByRole('button', { name: app.t('claim.new_ip.submit') }));
  return { api, tags, save, ...app };
}

it('an option list that failed says so in place of its field, and is loaded again', async () => {
  const { api, user, t } = await openForm((server) => server.next(ipApi.ipTypeList, dropped()));
  const retry = await screen.findByRole('button', { name: t('ui.retry') });
  expect(screen.queryByRole('group', { name: t('claim.field.ip_types') })).toBeNull();
  await user.click(retry);
  await screen.findByRole('group', { name: t('claim.field.ip_types') });
  expect(screen.queryByRole('button', { name: t('ui.retry') })).toBeNull();
  expect(api.calls(ipApi.ipTypeList)).toHaveLength(2);
});

it('a new IP takes tags of its own, also the one still in the field, and they go along in the call', async () => {
  const { api, user, t, tags, save } = await openForm();
  await user.type(tags, 'moonlight{Enter}');
  await user.type(tags, 'tea{Enter}');
  await user.click(screen.getByRole('button', { name: t('form.tags.remove', { tag: 'tea' }) }));
  await user.type(tags, 'quiet');
  api.elsewhere(() => new Promise(() => undefined));
  await save();
  await waitFor(() => expect(api.calls(ipApi.add)).toHaveLength(1));
  expect(api.inputs(ipApi.add)[0]).toMatchObject({
    ip_name: 'Moonbear',
    ip_image: picture.image_id,
    kernels: [],
    own_kernels: ['moonlight', 'quiet'],
  });
});
