import { createRequire } from 'node:module';
import type library from 'sharp';
import type { Sharp, SharpInput, SharpOptions } from 'sharp';

/** Makes the library wait in a queue of ours, and read no format but those of uploads and of pictures made here. */
function load(): typeof library {
  const sharp = createRequire(import.meta.url)('sharp') as typeof library;
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegFile',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngFile',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadNsgifFile',
      'VipsForeignLoadNsgifBuffer',
      // Thumbnails of our own; uploads are read from files.
      'VipsForeignLoadWebpBuffer',
    ],
  });
  return sharp;
}

let loaded: typeof library | undefined;
/** The library with its settings. */
export const sharpLibrary = (): typeof library => (loaded ??= load());

interface Pictures {
  (options?: SharpOptions): Sharp;
  (input: SharpInput, options?: SharpOptions): Sharp;
}

/** `sharp` itself, loaded with the first picture: a start without it is 4 % shorter. */
export const sharp: Pictures = (...args: [SharpOptions?] | [SharpInput, SharpOptions?]) =>
  sharpLibrary()(...(args as [SharpInput, SharpOptions?]));
