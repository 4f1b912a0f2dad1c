import { claimApi, type ClaimDetail, type ClaimRow, filingApi, galleryApi, ulid } from '@ipw/domain';
import { waitFor } from '@testing-library/react';
import { DETAIL, openFilings } from '../../testing/filings';
import { aFile, IP_ID } from '../../testing/fixtures';
import { dropped, refused } from '../../testing/fake-api';

it('is filled in with a gallery picture, saved as it changes, and submitted', async () => {
  const { api, main, picture, user, t } = await openFilings('&filing_id=new');
  const filing_id = ulid();
  api.on(filingApi.save, { filing_id, state: 'draft', version: 1 });
  await user.click(
    await main.findByRole('button', { name: t('filing.gallery.add', { name: 'Four seasons' }) }),
  );
  await user.selectOptions(main.getByLabelText(t('filing.work_kind')), 'art');
  await user.type(main.getByLabelText(t('filing.completed_on')), '2026-01-02');
  await waitFor(() =>
    expect(api.inputs(filingApi.save).at(-1)).toMatchObject({
      ip_id: IP_ID,
      pictures: [picture.image_id],
      work_kind: 'art',
      completed_on: '2026-01-02',
      holder_kind: 'self',
    }),
  );
  // Without the declaration nothing is sent.
  await user.click(main.getByRole('button', { name: t('action.filing.submit') }));
  await main.findByText(t('rule.declare'));
  expect(api.inputs(filingApi.submit)).toEqual([]);
  await user.click(main.getByLabelText(t('filing.declare')));
  api.next(filingApi.submit, refused('FILING_CREDIT', { used_by: ['phone'] }));
  const send = () => user.click(main.getByRole('button', { name: t('action.filing.submit') }));
  await send();
  await main.findByText('The free filing was already used');
  api.on(filingApi.submit, { state: 'submitted', version: 2 });
  api.on(filingApi.detail, { ...DETAIL, filing_id, pictures: [picture] });
  await send();
  await main.findByText(t('state.filing.submitted'));
  expect(api.inputs(filingApi.submit).at(-1)).toMatchObject({ filing_id, pay: 'credit', declare: true });
});

describe('a gallery picture that the address names', () => {
  async function openPicture() {
    const image_id = ulid();
    const app = await openFilings(`&filing_id=new&image_id=${image_id}`);
    await app.main.findAllByRole('button', { name: /fox\.png/ });
    expect(app.api.inputs(galleryApi.imageList)).toContainEqual(expect.objectContaining({ image_id }));
    const valueOf = (name: string) => app.main.getByLabelText<HTMLInputElement>(name).value;
    return { ...app, valueOf };
  }

  it('is filed as it is, with a declaration and a submission', async () => {
    const { api, main, picture, user, t, valueOf } = await openPicture();
    const filing_id = ulid();
    expect(valueOf(t('filing.work_kind'))).toBe('character');
    // Uploaded on the second, after midnight in Shanghai.
    expect(valueOf(t('filing.completed_on'))).toBe('2026-11-03');
    expect(api.inputs(filingApi.save)).toEqual([]);
    api.on(filingApi.save, { filing_id, state: 'draft', version: 1 });
    api.on(filingApi.submit, { state: 'submitted', version: 2 });
    api.on(filingApi.detail, { ...DETAIL, filing_id, pictures: [picture] });
    await user.click(main.getByLabelText(t('filing.declare')));
    expect(api.inputs(filingApi.save)).toEqual([]);
    await user.click(main.getByRole('button', { name: t('action.filing.submit') }));
    await main.findByText(t('state.filing.submitted'));
    expect(api.inputs(filingApi.save)).toMatchObject([
      { title: 'Lantern Fox', work_kind: 'character', completed_on: '2026-11-03', holder_kind: 'self' },
    ]);
    expect(api.inputs(filingApi.submit)).toMatchObject([{ filing_id, version: 1, declare: true }]);
  });

  it('says which values are suggested, until they are changed', async () => {
    const { api, main, user, route, t, valueOf } = await openPicture();
    const filing_id = ulid();
    api.on(filingApi.save, { filing_id, state: 'draft', version: 1 });
    main.getByText(t('filing.completed_on.begun'));
    await user.selectOptions(main.getByLabelText(t('filing.work_kind')), 'art');
    await waitFor(() => expect(main.queryByText(t('filing.work_kind.begun'))).toBeNull());
    // The draft is stored meanwhile: its address names no picture any more, and the form stays as it is.
    await waitFor(() => expect(route()).toContain(filing_id));
    await user.type(main.getByLabelText(t('filing.title')), '!');
    expect(valueOf(t('filing.title'))).toBe('Lantern Fox!');
    main.getByText(t('filing.completed_on.begun'));
    expect(valueOf(t('filing.work_kind'))).toBe('art');
    expect(route()).not.toContain('image_id');
  });

  it('is not sent a second time after a submission that got no answer', async () => {
    const { api, main, user, t } = await openPicture();
    api.on(filingApi.save, dropped());
    await user.click(main.getByLabelText(t('filing.declare')));
    await user.click(main.getByRole('button', { name: t('action.filing.submit') }));
    await main.findByText(t('claim.saving.failed'), { exact: false });
    const filing_id = ulid();
    api.on(filingApi.save, { filing_id, state: 'draft', version: 1 });
    api.on(filingApi.submit, { state: 'submitted', version: 2 });
    api.on(filingApi.detail, { ...DETAIL, filing_id });
    await user.click(main.getByRole('button', { name: t('action.filing.submit') }));
    await main.findByText(t('state.filing.submitted'));
    const keys = api.calls(filingApi.save).map(({ idempotency_key }) => idempotency_key);
    expect(keys.length).toBeGreaterThan(1);
    expect(keys[0]).toEqual(expect.any(String));
    expect(new Set(keys).size).toBe(1);
  });
});

it('asks for the kind where the information of the IP cannot be read or says nothing', async () => {
  const { main, t } = await openFilings('&filing_id=new', [], {}, [], refused('INTERNAL'));
  await main.findByDisplayValue('Lantern Fox');
  expect(main.getByLabelText<HTMLSelectElement>(t('filing.work_kind')).value).toBe('');
  expect(main.queryByText(t('filing.work_kind.begun'))).toBeNull();
});

it('begins with the name of the IP, the verified member, and the papers of their claim', async () => {
  const paper = aFile('licence.pdf');
  const claim = { claim_id: ulid(), ip_id: IP_ID, state: 'claimed' } as ClaimRow;
  const { api, main, user, t } = await openFilings('&filing_id=new', [], {}, [claim]);
  api.on(claimApi.detail, { ...claim, entity_documents: [paper] } as unknown as ClaimDetail);
  api.on(filingApi.save, { filing_id: ulid(), state: 'draft', version: 1 });
  await main.findByDisplayValue('Lantern Fox');
  main.getByRole('radio', { name: t('holder_kind.self'), checked: true });
  await user.click(main.getByRole('radio', { name: t('holder_kind.organization') }));
  await user.click(
    await main.findByRole('button', { name: t('filing.claimed_papers.add', { name: 'licence.pdf' }) }),
  );
  await waitFor(() =>
    expect(api.inputs(filingApi.save).at(-1)).toMatchObject({
      title: 'Lantern Fox',
      holder_kind: 'organization',
      documents: [paper.image_id],
    }),
  );
});
