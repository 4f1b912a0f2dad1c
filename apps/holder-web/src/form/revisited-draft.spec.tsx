/** Forms of drafts that are left and opened again: they begin with what was saved, not with what an earlier visit has read. */
import { claimApi, filingApi, galleryApi, registrationApi, ulid } from '@ipw/domain';
import { screen, waitFor } from '@testing-library/react';
import { filingPaths } from '../app/filing-paths';
import { paths } from '../app/paths';
import { DETAIL, OFFER } from '../testing/filings';
import { aMember, IP_ID, pageOf } from '../testing/fixtures';
import type { FakeApi } from '../testing/fake-api';
import { fakeApi } from '../testing/frame';
import { renderApp } from '../testing/render-app';
import { at10, entry, member as entrant, opened } from '../testing/tender-entry';

const filing_id = ulid();
const registration_id = ulid();
const entryWith = (version: number, remark: string) => {
  const one = entry({ registration_id, version });
  return { ...one, draft: { ...one.draft, remark } };
};
const filingWith = (version: number, title: string) => ({
  ...DETAIL,
  ...{ filing_id, version, title, state: 'draft' as const, actions: ['submit' as const] },
});

interface Draft {
  path: string;
  member: ReturnType<typeof aMember>;
  field: 'entry.remark' | 'filing.title';
  api: () => FakeApi;
  /** The server has stored a version with this text, or somebody else has. */
  stored: (api: FakeApi, version: number, text: string) => void;
  answers: (api: FakeApi, version: number) => void;
  saved: (api: FakeApi) => object[];
}

const DRAFTS: Record<string, Draft> = {
  'an entry': {
    path: at10(paths.fastCoopSignUp),
    member: entrant,
    field: 'entry.remark',
    api: () => opened(entryWith(3, 'Read.')),
    stored: (api, version, text) => api.on(registrationApi.registration, entryWith(version, text)),
    answers: (api, version) =>
      api.on(registrationApi.registrationSave, { registration_id, state: 'not_submitted', version }),
    saved: (api) => api.inputs(registrationApi.registrationSave),
  },
  'a filing': {
    path: `${filingPaths.iprService}?id=${IP_ID}&filing_id=${filing_id}`,
    member: aMember(),
    field: 'filing.title',
    api: () =>
      fakeApi(aMember())
        .on(filingApi.offer, OFFER)
        .on(filingApi.detail, filingWith(3, 'Read.'))
        .on(galleryApi.imageList, pageOf([]))
        .on(claimApi.list, pageOf([])),
    stored: (api, version, text) => api.on(filingApi.detail, filingWith(version, text)),
    answers: (api, version) => api.on(filingApi.save, { filing_id, state: 'draft', version }),
    saved: (api) => api.inputs(filingApi.save),
  },
};

it.each(Object.keys(DRAFTS))('%s shows what was saved, and saves over its version', async (name) => {
  const { path, member, field, ...draft } = DRAFTS[name]!;
  const api = draft.api();
  draft.answers(api, 4);
  const { user, t, go } = await renderApp(path, { member });
  const box = () => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${t(field)}`));
  await user.type(await box(), ' Typed.');
  await screen.findByText(t('claim.saving.saved'), { exact: false });
  draft.stored(api, 4, 'Read. Typed.');
  // A page that asks the server for nothing.
  go('/nowhere');
  await waitFor(() => expect(screen.queryByLabelText(new RegExp(`^${t(field)}`))).toBeNull());
  go(path);
  expect((await box()).value).toBe('Read. Typed.');
  draft.answers(api, 5);
  await user.type(await box(), ' More.');
  await waitFor(() => expect(draft.saved(api)).toHaveLength(2));
  expect(draft.saved(api)).toMatchObject([{ version: 3 }, { version: 4 }]);
  await screen.findByText(t('claim.saving.saved'), { exact: false });
});
