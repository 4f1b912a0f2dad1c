import { LANGUAGES } from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../app/paths';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

it.each(LANGUAGES)('names what is missing with the words of the page alone: %s', async (language) => {
  fakeApi();
  const { t, user } = await renderApp(paths.resetPassword, { language });
  const main = within(screen.getByRole('main'));
  const password = await main.findByLabelText(t('field.new_password'));
  await user.click(main.getByRole('button', { name: t('reset.submit') }));
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  const said = document.getElementById(password.getAttribute('aria-describedby')!.split(' ').at(-1)!);
  expect(said?.textContent).toContain(t('name.new_password'));
  expect(document.body.textContent).not.toMatch(/\b(name|rule)\.[a-z]/);
});
