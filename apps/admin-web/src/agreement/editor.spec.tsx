import { type AgreementRecord, type LegalTexts, LANGUAGES } from '@ipw/domain';
import { screen, waitFor } from '@testing-library/react';
import { dropped } from '../testing/fake-console';
import { staffMember } from '../testing/fixtures';
import { fakeConsole, renderConsole } from '../testing/render-console';

const texts = Object.fromEntries(
  LANGUAGES.map((one) => [one, { title: 'Terms', sections: [{ heading: 'Scope', paragraphs: ['All.'] }] }]),
) as LegalTexts;
const live = { version: '1.0', effective_from: '2026-01-01' };
const record = {
  ...{ id: 'terms', state: 'draft', version: 2, actions: [], title: 'Terms', renewal: 'notice' },
  ...{ live, coming: null, drafting: true, versions: [], base: texts },
  draft: {
    ...{ id: 'd', state: 'draft', version: 2, actions: [], version_word: '2.0', texts },
    ...{ changed_by: 'Gu', changed_at: '2026-11-20T08:00:00.000Z', earliest: '2026-12-20' },
  },
} as unknown as AgreementRecord;

it('stays while the text could not be saved, and goes on after it was', async () => {
  const api = fakeConsole(staffMember())
    .on('agreements.one', record)
    .on('agreements.save', { version: 3 })
    .once('agreements.save', dropped());
  const { route, t, user } = await renderConsole('/agreements/terms');
  await user.type(await screen.findByLabelText(t('agreement.title')), ' of use');
  const done = () => user.click(screen.getByRole('button', { name: t('agreement.done') }));
  await done();
  await screen.findByText(new RegExp(t('error.unreachable')));
  await new Promise((go) => setTimeout(go, 20));
  expect(route()).toBe('/agreements/terms');
  await done();
  await screen.findByRole('heading', { level: 1, name: 'Terms' });
  await waitFor(() => expect(route()).toBe('/agreements/terms/show'));
  expect(api.sent('agreements.save').map(({ body }) => body)).toMatchObject([
    { version: 2, title: 'Terms of use' },
    { version: 2, title: 'Terms of use' },
  ]);
});
