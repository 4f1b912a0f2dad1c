import { screen } from '@testing-library/react';
import { listed } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

it('shows the restores after which older anchors do not count', async () => {
  const at = '2026-11-02T03:04:05.000Z';
  fakeConsole(staffMember('admin'))
    .on('audit.list', listed('audit', []))
    .on('audit.verify', { lines: 9, skipped: 0, anchors: 4, restores: [{ at, number: 1234 }], broken: null });
  const { t, user } = await renderConsole('/audit');
  await user.click(await screen.findByRole('button', { name: t('audit.verify') }));
  const dialog = await screen.findByRole('dialog', { name: t('audit.whole') });
  expect(dialog.textContent).toContain('1,234');
  expect(dialog.querySelectorAll('.notice')).toHaveLength(1);
});

it('says of a long log that only its newest lines were read', async () => {
  fakeConsole(staffMember('admin'))
    .on('audit.list', listed('audit', []))
    .on('audit.verify', { lines: 200_000, skipped: 1_234_567, anchors: 4, restores: [], broken: null });
  const { t, user } = await renderConsole('/audit');
  await user.click(await screen.findByRole('button', { name: t('audit.verify') }));
  const dialog = await screen.findByRole('dialog', { name: t('audit.verify') });
  expect(dialog.querySelector('.notice')!.textContent).toContain('1,234,567');
});
