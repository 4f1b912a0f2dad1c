import type { UploadedFile } from '@ipw/domain';
import type { StickerValue } from './skin.calls';
import { inOrderOf, withSticker } from './stickers';

const image = (image_id: string, file_name = 'x.png') => ({ image_id, file_name }) as UploadedFile;
const of = (id: string, title = id): StickerValue => ({ title, image: image(id) });
const gap: StickerValue = { title: '', image: null };
const names = (stickers: readonly StickerValue[]) =>
  stickers.map((one) => one.image?.image_id ?? '-').join('');
const pictures = (ids: string) => [...ids].map((id) => image(id));

it('moves names with their pictures, and names new ones by their file', () => {
  const moved = inOrderOf([of('a'), of('b')], [...pictures('ba'), image('c', '3_开心.png')]);
  expect(moved.map(({ title }) => title)).toEqual(['b', 'a', '开心']);
  expect(names(inOrderOf([of('a'), of('b'), of('c')], pictures('ac')))).toBe('ac');
});

it('keeps numbers while a place waits for its picture', () => {
  const stickers = [of('a'), gap, of('c')];
  expect(names(inOrderOf(stickers, pictures('ca')))).toBe('c-a');
  expect(names(inOrderOf(stickers, pictures('c')))).toBe('--c');
  expect(names(inOrderOf(stickers, pictures('a')))).toBe('a');
  expect(names(inOrderOf(stickers, pictures('acx')))).toBe('axc');
});

it('puts a sticker at its number, before or after the others', () => {
  expect(names(withSticker([of('a')], 4, of('d')))).toBe('a--d');
  expect(names(withSticker([of('a'), gap, of('c')], 2, of('b')))).toBe('abc');
});
