import { ipApi, shanghaiDay, takenFieldApi, type TakenField } from '@ipw/domain';
import { screen, waitFor } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { aMember, IP_ID } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();
const here = withQuery(paths.takenFields, { id: IP_ID });
const taken_until = shanghaiDay(new Date(Date.now() + 40 * 86_400_000));
const bags: TakenField = { sku_id: 1, taken_until };
const toys: TakenField = { sku_id: 2, taken_until };

/** The page with this list of the server. */
async function open(list: TakenField[]) {
  const api = fakeApi(member)
    .on(ipApi.ipFieldList, [
      { id: 1, name: 'Bags' },
      { id: 2, name: 'Toys' },
      { id: 3, name: 'Tea' },
    ])
    .on(takenFieldApi.list, { list })
    .on(takenFieldApi.save, ({ input: { fields } }) => ({ list: fields }));
  const app = await renderApp(here, { member });
  const { t, user } = app;
  const until = (name: string) => screen.findByLabelText(t('sheet.taken.until', { name }));
  const add = async (id: string) =>
    user.selectOptions(await screen.findByLabelText(new RegExp(`^${t('sheet.taken.add')}`)), id);
  const save = () => user.click(screen.getByRole('button', { name: t('ui.save') }));
  const sent = () => api.inputs(takenFieldApi.save).map(({ fields }) => fields.map(({ sku_id }) => sku_id));
  return { api, until, add, save, sent, ...app };
}

it('saves what was added to the list that the server has now', async () => {
  const { api, until, add, save, sent, go, t } = await open([bags]);
  await until('Bags');
  go(paths.aboutUs);
  await screen.findByText(t('about.hero'));
  api.on(takenFieldApi.list, { list: [bags, toys] });
  go(here);
  await until('Toys');
  await add('3');
  await save();
  await waitFor(() => expect(sent()).toEqual([[1, 2, 3]]));
});

it('keeps what was chosen over a reload while the list of the server is the same', async () => {
  const { until, add, reload } = await open([bags]);
  await add('3');
  await reload();
  await until('Tea');
  await until('Bags');
});

it('shows the list of the server where it has changed since something was chosen', async () => {
  const { api, until, add, reload, t } = await open([bags]);
  await add('3');
  api.on(takenFieldApi.list, { list: [bags, toys] });
  await reload();
  await until('Toys');
  expect(screen.queryByLabelText(t('sheet.taken.until', { name: 'Tea' }))).toBeNull();
});

it('keeps the focus when it is saved, and what is chosen while it is saved', async () => {
  const { api, until, add, save, sent, reload, t } = await open([bags]);
  await add('2');
  const saving = api.hold(takenFieldApi.save);
  await save();
  await waitFor(() => expect(sent()).toEqual([[1, 2]]));
  await add('3');
  const tea = await until('Tea');
  tea.focus();
  api.on(takenFieldApi.list, { list: [bags, toys] });
  saving.release({ list: [bags, toys] });
  await screen.findByText(t('ui.saved'));
  expect(document.activeElement).toBe(tea);
  await reload();
  await until('Tea');
  await save();
  await waitFor(() =>
    expect(sent()).toEqual([
      [1, 2],
      [1, 2, 3],
    ]),
  );
});
