import { LATE, type Late, type SheetFigure, TURNS } from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { keyOf } from '../i18n/words';
import { listed, refused } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const figures: SheetFigure[] = TURNS.map((turn) => ({
  turn,
  open: 0,
  soon: 0,
  overdue: 0,
  escalated: 0,
  median_hours: null,
}));
figures[0] = { turn: 'staff', open: 1200, soon: 4, overdue: 3, escalated: 2, median_hours: 26 };

/** A consultant's home page has lists of members and follow-ups besides. */
const home = () =>
  fakeConsole(staffMember('consultant'))
    .on('members.list', listed('members', []))
    .on('follow-ups.list', listed('follow-ups', []));

/** The table's section, found by its heading. */
const table = async (heading: string) =>
  within((await screen.findByRole('heading', { level: 2, name: heading })).closest('section')!);

it('the home page shows open, late and reported sheets by turn, each with its list', async () => {
  home().on('sheets.figures', figures);
  const { t } = await renderConsole('/');
  const shown = await table(t('menu.sheets'));
  const row = await shown.findByRole('row', { name: new RegExp(`^${t('turn.staff')}`) });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ firstChild, textContent }) => firstChild?.firstChild?.textContent ?? textContent),
  ).toEqual(['1,200', '4', '3', '2', t('figures.hours', { hours: '26' })]);
  const filterOf = (late: Late) =>
    decodeURIComponent(
      within(row)
        .getByRole('link', { name: new RegExp(`${t(keyOf('late', late))}, ${t('turn.staff')}$`) })
        .getAttribute('href')!,
    );
  for (const late of LATE) expect(filterOf(late)).toContain(`{"turn":"staff","late":"${late}"}`);
  const link = within(row).getByRole('link', { name: t('turn.staff') });
  expect(decodeURIComponent(link.getAttribute('href')!)).toContain('"turn":"staff"');
  const quiet = shown.getByRole('row', { name: new RegExp(`^${t('turn.buyer')}`) });
  expect(within(quiet).getAllByRole('cell').at(-1)!.textContent).toBe('–');
});

it('the home page says when the figures cannot be read, and reads them again', async () => {
  const api = home().on('sheets.figures', refused('INTERNAL'));
  const { t, user } = await renderConsole('/');
  const shown = await table(t('menu.sheets'));
  const again = await shown.findByRole('button', { name: t('retry') });
  api.on('sheets.figures', figures);
  await user.click(again);
  await shown.findByRole('row', { name: new RegExp(`^${t('turn.staff')}`) });
});
