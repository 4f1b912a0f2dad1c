import { UPLOADS } from '@ipw/domain';
import { checkFile } from './check-file';

const file = (name: string, size: number, type = 'image/png'): File =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
const decodes = (size: { width: number; height: number } | null) => {
  globalThis.createImageBitmap = jest.fn(() =>
    size ? Promise.resolve({ ...size, close: () => undefined }) : Promise.reject(new Error('broken')),
  ) as never;
};

describe('checkFile', () => {
  it('names the accepted types', async () => {
    expect(await checkFile(file('a.webp', 10), 'avatar')).toEqual({
      rule: 'file_type',
      args: { accept: '.png, .jpg, .jpeg, .gif' },
    });
    expect(await checkFile(file('png', 10), 'avatar')).toMatchObject({ rule: 'file_type' });
  });

  it('takes an extension in any case', async () => {
    expect(await checkFile(file('A.PNG', 10), 'avatar')).toBeNull();
  });

  it('refuses the very limit where it says below, admits it where it says at most', async () => {
    expect(await checkFile(file('a.png', UPLOADS.avatar.max), 'avatar')).toEqual({
      rule: 'file_size',
      args: { max: '10M' },
    });
    expect(await checkFile(file('a.png', UPLOADS.avatar.max - 1), 'avatar')).toBeNull();
    expect(await checkFile(file('a.png', UPLOADS.rights_proof.max), 'rights_proof')).toBeNull();
    expect(await checkFile(file('a.png', UPLOADS.rights_proof.max + 1), 'rights_proof')).toEqual({
      rule: 'file_size',
      args: { max: '2M' },
    });
  });

  it('wants exact pixels, judged upright', async () => {
    decodes({ width: 162, height: 162 });
    expect(await checkFile(file('a.png', 10), 'skin_sticker')).toBeNull();
    decodes({ width: 162, height: 161 });
    expect(await checkFile(file('a.png', 10), 'skin_sticker')).toEqual({
      rule: 'file_pixels',
      args: { width: 162, height: 162 },
    });
    expect(createImageBitmap).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
  });

  it('lets a ratio be off by one pixel', async () => {
    decodes({ width: 750, height: 891 });
    expect(await checkFile(file('a.png', 10), 'onepage_base')).toBeNull();
    decodes({ width: 750, height: 893 });
    expect(await checkFile(file('a.png', 10), 'onepage_base')).toEqual({
      rule: 'file_pixels',
      args: { width: 750, height: 890 },
    });
  });

  it('calls a file broken that is empty or cannot be decoded', async () => {
    expect(await checkFile(file('a.png', 0), 'avatar')).toEqual({ rule: 'file_broken', args: {} });
    decodes(null);
    expect(await checkFile(file('a.png', 10), 'skin_sticker')).toEqual({ rule: 'file_broken', args: {} });
  });
});
