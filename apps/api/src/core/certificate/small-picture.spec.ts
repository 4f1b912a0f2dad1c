import { Readable } from 'node:stream';
import sharp from 'sharp';
import { thumbnails } from '../files/image-work';
import { smallPictures } from './small-picture';

const stored = async (width: number, height: number) => {
  const background = { r: 180, g: 50, b: 42 };
  const original = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return (await thumbnails(original)).find((one) => one.width === 300)!.data;
};
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `file-${String(at)}`, sha256: `hash-${String(at)}` }));

it.each([
  ['wide', 2400, 1600, 240, 160],
  ['tall', 800, 3200, 60, 240],
])('makes a picture of a %s one from its stored small one', async (_, width, height, ...small) => {
  const bytes = await stored(width, height);
  const read = (id: string, variant: string) => {
    expect([id, variant]).toEqual(['file-0', 't300']);
    return Promise.resolve(Readable.from([bytes]));
  };
  const made = await smallPictures(files(1), read, 'ann');
  const picture = made.get('hash-0')!;
  expect([picture.width, picture.height]).toEqual(small);
  expect(await sharp(picture.data).metadata()).toMatchObject({ format: 'jpeg' });
});

it('takes one turn for all pictures of a certificate, of which somebody may have a hundred waiting', async () => {
  const bytes = await stored(30, 30);
  const read = () => Promise.resolve(Readable.from([bytes]));
  const certificates = Array.from({ length: 60 }, () => smallPictures(files(20), read, 'ann'));
  const made = await Promise.all(certificates);
  expect(made.map(({ size }) => size)).toEqual(Array.from({ length: 60 }, () => 20));
});

it('waits for nothing where there is no picture', async () => {
  expect(await smallPictures([], () => Promise.reject(new Error('nothing to read')), 'ann')).toEqual(
    new Map(),
  );
});
