import { screen, within } from '@testing-library/react';
import { paths } from '../../app/paths';
import { aMember, anIp, otherIp } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

/** The default relation: linked without a kind. It has an owner's access without being one. */
const LINKED = 0;
const linked = anIp({ match_relation: LINKED });

async function openWorkbench(ips = [linked, otherIp]) {
  const member = aMember({}, ips);
  fakeApi(member);
  const app = await renderApp(paths.arService, { member });
  const main = within(screen.getByRole('main'));
  const card = within((await main.findByText('Lantern Fox')).parentElement!);
  const switcher = async () => {
    await app.user.click(screen.getByRole('button', { name: app.t('workbench.switch') }));
    return within(await screen.findByRole('dialog', { name: app.t('workbench.switch.title') }));
  };
  return { card, switcher, ...app };
}

it('the card calls a linked operator that, not an owner', async () => {
  const { card, t } = await openWorkbench();
  card.getByText(t('relation.0'));
  expect(card.queryByText(t('relation.1'))).toBeNull();
});

it('the card calls an owner an owner', async () => {
  const { card, t } = await openWorkbench([anIp(), otherIp]);
  card.getByText(t('relation.1'));
  expect(card.queryByText(t('relation.0'))).toBeNull();
});

it('the switcher says of each IP what the member is to it, and of which access is not assigned yet', async () => {
  const waiting = anIp({ ip_id: '01K00000000000000000000001', ip_name: 'Paper Crane', match_relation: null });
  const { switcher, t } = await openWorkbench([
    anIp({ match_relation: 1 }),
    { ...otherIp, match_relation: 0 },
    waiting,
  ]);
  const lines = (await switcher()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringContaining(`Lantern Fox${t('relation.1')}`),
    expect.stringContaining(`Moon Tortoise${t('relation.0')}`),
    expect.stringContaining(`Paper Crane${t('workbench.switch.waiting')}`),
  ]);
});
