import {
  evidenceApi,
  type FileEvidence,
  FILE_CHANGES,
  galleryApi,
  type GalleryImage,
  ulid,
} from '@ipw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { paths, withQuery } from '../../app/paths';
import { momentOf } from '../../i18n/when';
import { aFile, aMember, anEvidence, IP_ID, pageOf } from '../../testing/fixtures';
import { fakeApi } from '../../testing/frame';
import { renderApp } from '../../testing/render-app';

const member = aMember();

/** The gallery with a picture for each of these. */
async function openGallery(...evidence: Partial<FileEvidence>[]) {
  const pictures = evidence.map((part, at): GalleryImage => {
    const image = aFile(`fox-${String(at)}.png`);
    return {
      ...{ image, evidence: anEvidence({ ...part, image_id: image.image_id }), series_id: ulid() },
      ...{ series_name: 'Rain', visibility: 'private', is_live: false, used_in: [], actions: [] },
    };
  });
  const api = fakeApi(member)
    .on(galleryApi.imageList, pageOf(pictures))
    .on(galleryApi.recycleList, pageOf([]));
  const app = await renderApp(withQuery(paths.ipGalleryManagement, { id: IP_ID }), { member });
  const cards = await Promise.all(
    pictures.map(async ({ image }) =>
      within((await screen.findByAltText(image.file_name)).closest<HTMLElement>('li')!),
    ),
  );
  const button = { name: app.t('gallery.image.certificate') };
  return { api, pictures, cards, button, ...app };
}

it('says since when a picture is evidence, and gives its certificate', async () => {
  const { api, pictures, cards, button, user, t } = await openGallery(
    { state: 'stamped', stamped_at: '2026-11-20T09:00:10.000Z' },
    { state: 'sealed', sealed_at: '2026-11-20T10:00:00.000Z', stamped_at: null },
  );
  cards[0]!.getByText(t('evidence.stamped'));
  cards[0]!.getByText(momentOf('2026-11-20T09:00:10.000Z', 'en'));
  cards[1]!.getByText(t('evidence.sealed'));
  cards[1]!.getByText(momentOf('2026-11-20T10:00:00.000Z', 'en'));
  // Nothing was asked for before the press.
  expect(api.inputs(evidenceApi.certificate)).toEqual([]);
  api.on(evidenceApi.certificate, { file_name: 'evidence.pdf', pdf: btoa('%PDF-') });
  await user.click(cards[1]!.getByRole('button', button));
  await waitFor(() =>
    expect(api.inputs(evidenceApi.certificate)).toEqual([{ image_id: pictures[1]!.image.image_id }]),
  );
});

it('says that a picture waits for the hour’s seal, and offers no certificate before it', async () => {
  const { cards, button, t } = await openGallery({ state: 'waiting', sealed_at: null, stamped_at: null });
  cards[0]!.getByText(t('evidence.waiting'));
  cards[0]!.getByText(t('evidence.waiting.text'));
  expect(cards[0]!.queryByRole('button', button)).toBeNull();
});

it('says why a picture is no evidence, and offers no certificate that would be refused', async () => {
  const reasons = [...FILE_CHANGES, 'earlier'] as const;
  const { cards, button, t } = await openGallery(
    ...reasons.map((reason) => ({ state: 'none', reason, sealed_at: null, stamped_at: null }) as const),
  );
  for (const [at, reason] of reasons.entries()) {
    cards[at]!.getByText(t('evidence.none'));
    cards[at]!.getByText(t(`evidence.none.${reason}`));
    expect(cards[at]!.queryByRole('button', button)).toBeNull();
    cards[at]!.getByRole('link', { name: t('gallery.image.file') });
  }
});
