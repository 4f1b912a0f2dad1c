// Draws pictures and takes their prints, in a thread: `{kind, from, count}` in, what `kind` makes of each number out.
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { allowDrawings, CHANGES, drawing, quick, small } from './drawn-pictures.mjs';

// One thread each: there are as many workers as cores.
sharp.concurrency(1);
sharp.cache(false);
const product = await import(workerData);
allowDrawings(product);
const { seen } = product;

const whole = async (seed) => {
  const { svg, width, height } = drawing(seed);
  const { data, info } = await sharp(svg).flatten().raw().toBuffer({ resolveWithObject: true });
  return { data, width, height, options: { raw: { width, height, channels: info.channels } } };
};

const kinds = {
  /** The stored print of a picture that only has to be another one. */
  unrelated: async (seed) => (await seen(await quick(seed)))?.stored,
  /** The stored print of a picture, by the way of an upload. */
  original: async (seed) => {
    const { data, options } = await whole(seed);
    return (await seen(await small(data, options)))?.stored;
  },
  /** What is looked for of an upload. */
  upload: async (seed) => {
    const { data, options } = await whole(seed);
    return (await seen(await small(data, options)))?.looks();
  },
  /** What is looked for of each changed copy of a picture. */
  copies: async (seed) => {
    const { data, width, height, options } = await whole(seed);
    const found = [];
    for (const [name, change] of Object.entries(CHANGES)) {
      const { data: copy, info } = await change(sharp(data, options), width, height).toBuffer({
        resolveWithObject: true,
      });
      const changed = await small(copy, info.format === 'raw' ? { raw: info } : {});
      found.push([name, await (await seen(changed))?.looks()]);
    }
    return found;
  },
};

parentPort.on('message', async ({ kind, from, count }) => {
  const made = [];
  for (let seed = from; seed < from + count; seed += 1) made.push(await kinds[kind](seed));
  parentPort.postMessage(made);
});
