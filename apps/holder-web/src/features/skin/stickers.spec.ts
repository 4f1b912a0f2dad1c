import type { UploadedFile } from '@ipw/domain';
import type { StickerValue } from './skin.calls';
import { inOrderOf, placeNow, withPicture, withSticker } from './stickers';

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

it('finds the place of a sticker after others were moved, and of a gap only while it waits', () => {
  const stickers = [of('b'), gap, of('a')];
  expect(placeNow(stickers, of('a'), 0)).toBe(2);
  expect(placeNow(stickers, of('x'), 0)).toBe(-1);
  expect(placeNow(stickers, gap, 1)).toBe(1);
  expect(placeNow(stickers, gap, 2)).toBe(-1);
  expect(placeNow(stickers, gap, 3)).toBe(-1);
});

it('puts a picture in a place: the name stays unless the file has one of the form', () => {
  const titleAfter = (file_name: string) =>
    withPicture([of('a'), of('b')], 1, image('c', file_name))[1]!.title;
  expect(['c.png', '9_开心.png', '9_一二三四五六.png'].map(titleAfter)).toEqual(['b', '开心', 'b']);
  expect(names(withPicture([of('a'), of('b')], 1, image('c')))).toBe('ac');
});
