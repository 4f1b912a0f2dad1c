import { formatLimit, UPLOADS } from '@ipw/domain';
import { screen, waitFor } from '@testing-library/react';
import { newPage } from '../testing/page-load';
import { openUploadField, picture, t } from '../testing/upload-field';
import { done, uploadServer } from '../testing/upload-server';

const { max, scaled } = UPLOADS.rights_proof;
const PHOTO = 3.2 * 1024 * 1024;
const close = jest.fn();
/** Long sides and qualities the browser was asked to encode. */
let encoded: [side: number, quality: number][];

/** A browser whose JPEGs take `bytesAPixel` at quality 0.9, and half of it at 0.8. */
function browser(size: { width: number; height: number }, bytesAPixel: number): void {
  encoded = [];
  globalThis.createImageBitmap = jest.fn(() => Promise.resolve({ ...size, close })) as never;
  HTMLCanvasElement.prototype.getContext = jest.fn(() => ({
    fillRect: () => undefined,
    drawImage: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(width * height * 4),
    }),
  })) as never;
  HTMLCanvasElement.prototype.toBlob = function (this: HTMLCanvasElement, give, _type, quality) {
    encoded.push([Math.max(this.width, this.height), quality as number]);
    const bytes = this.width * this.height * bytesAPixel * (quality === 0.9 ? 1 : 0.5);
    give(Object.defineProperty(new Blob(['x'], { type: 'image/jpeg' }), 'size', { value: bytes }));
  };
}

const realFile = globalThis.File;
beforeEach(async () => {
  await newPage();
  // A file made of a blob has the blob's size.
  globalThis.File = class extends realFile {
    constructor(parts: BlobPart[], name: string, options?: FilePropertyBag) {
      super(parts, name, options);
      const [part] = parts;
      if (part instanceof Blob) Object.defineProperty(this, 'size', { value: part.size });
    }
  };
});
afterEach(() => {
  globalThis.File = realFile;
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

const photo = () => picture('certificate.jpg', PHOTO, 'image/jpeg');

it('offers a copy as large as the limit allows, and sends it once the member has accepted it', async () => {
  browser({ width: 4000, height: 3000 }, 0.5);
  const arrived = uploadServer();
  const field = await openUploadField();
  await field.pick(photo());
  const offer = await screen.findByRole('status');
  // 3200 × 2400 at quality 0.8 are the first that fit into 2 MB.
  expect(encoded.at(-1)).toEqual([3200, 0.8]);
  const after = formatLimit(3200 * 2400 * 0.25);
  expect(offer.textContent).toBe(
    t('upload.offered', { before: formatLimit(PHOTO), after, width: 3200, height: 2400 }),
  );
  expect(createImageBitmap).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
  expect(screen.getByRole('link', { name: t('upload.view', { name: 'certificate.jpg' }) })).toBeTruthy();
  expect(arrived).toEqual([]);
  expect(field.held.isBusy).toBe(true);
  await field.user.click(field.button('upload.accept'));
  await waitFor(() => expect(arrived).toHaveLength(1));
  arrived[0]!.answer(done('certificate.jpg'));
  await field.tile('certificate.jpg');
  expect(close).toHaveBeenCalled();
});

it('sends nothing when the copy is not accepted', async () => {
  browser({ width: 4000, height: 3000 }, 0.5);
  const arrived = uploadServer();
  const field = await openUploadField();
  await field.pick(photo());
  await screen.findByRole('status');
  await field.user.click(screen.getByRole('button', { name: `${t('upload.dismiss')} certificate.jpg` }));
  await waitFor(() => expect(field.held.isBusy).toBe(false));
  expect(arrived).toEqual([]);
  expect(field.names()).toEqual([]);
});

it('says what to do when a proof would get fewer than 2,000 pixels', async () => {
  browser({ width: 4000, height: 3000 }, 4);
  const arrived = uploadServer();
  const field = await openUploadField();
  await field.pick(photo());
  await screen.findByText(t('upload.scale_how', { max: formatLimit(max), min: scaled }));
  expect(Math.min(...encoded.map(([side]) => side))).toBe(2000);
  expect(arrived).toEqual([]);
});

it('takes no transparent parts away from an ordinary picture', async () => {
  browser({ width: 400, height: 300 }, 0.5);
  uploadServer();
  const field = await openUploadField({ usage: 'case_image' });
  await field.pick(picture('logo.png', UPLOADS.case_image.max + 1));
  await screen.findByText(t('rule.file_size' as never, { max: formatLimit(UPLOADS.case_image.max) }));
  expect(encoded).toEqual([]);
});

it('leaves papers other than proofs as they are', async () => {
  browser({ width: 4000, height: 3000 }, 0.1);
  uploadServer();
  const field = await openUploadField({ usage: 'identity' });
  await field.pick(picture('passport.jpg', UPLOADS.identity.max + 1, 'image/jpeg'));
  await screen.findByText(t('rule.file_size' as never, { max: formatLimit(UPLOADS.identity.max) }));
  expect(createImageBitmap).not.toHaveBeenCalled();
});
