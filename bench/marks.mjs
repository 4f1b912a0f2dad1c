// `npm run bench:marks [-- trace|least|wrong|time]`: the invisible mark of copies. Whose copy a small and compressed one is among a thousand
// recipients, how much it changes a picture, whether an unmarked or foreign picture is ever taken for a copy, and how long it takes.
import { createReadStream, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { endOnSignals, main, stopAll } from '../tools/process.mjs';
import { removeLater } from '../tools/temporary.mjs';
import { allowDrawings, drawing } from './drawn-pictures.mjs';
import { median, never, percentile, sized, verdict } from './measure.mjs';
import { bundle, say } from './stage.mjs';

const RECIPIENTS = sized(1000, 20);
const TRACED = sized(200, 4);
const OTHERS = sized(10_000, 10);
const ROUNDS = sized(5, 1);
const [WIDTH, HEIGHT] = sized([8100, 6100], [810, 610]);
const MOST = 50 * 1024 * 1024;
/** The probability of naming any wrong copy that is allowed. */
const WRONG = 1e-6;

const [SECRET, FOREIGN] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const numbers = Array.from({ length: RECIPIENTS }, (_, n) => `COPY${n}`);

function random(seed) {
  let state = (seed * 2654435761 + 1) >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296;
}

/** Lines and no area: the hardest ground for a mark. */
function lines(seed, width, [ground, ink]) {
  const next = random(seed);
  const height = Math.round(width * 0.75);
  const at = () => `${(next() * width).toFixed(0)} ${(next() * height).toFixed(0)}`;
  const drawn = Array.from(
    { length: 60 },
    () =>
      `<path d="M${at()} C${at()} ${at()} ${at()}" stroke="${ink}" stroke-width="${(1 + next() * 4).toFixed(1)}" fill="none"/>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${drawn.join('')}</svg>`,
  );
}

/** Every third picture is line art, every second of those white on black. */
async function picture(seed, width) {
  const inks = seed % 2 ? ['#000', '#fff'] : ['#fff', '#000'];
  const svg = seed % 3 ? drawing(seed, width).svg : lines(seed, width, inks);
  const data = await sharp(svg).flatten().png({ compressionLevel: 1 }).toBuffer();
  const { width: wide, height: high } = await sharp(data).metadata();
  return { data, size: { width: wide, height: high } };
}

/** Mean structural similarity (Wang et al. 2004) of windows of eight pixels, of the grey pictures. */
async function similarity(one, other, { width, height }) {
  const grey = (of) => sharp(of).flatten().toColourspace('b-w').extractChannel(0).raw().toBuffer();
  const [a, b] = [await grey(one), await grey(other)];
  let [total, windows] = [0, 0];
  for (let top = 0; top + 8 <= height; top += 4)
    for (let left = 0; left + 8 <= width; left += 4) {
      let [sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0];
      for (let y = 0; y < 8; y += 1)
        for (let x = 0; x < 8; x += 1) {
          const at = (top + y) * width + left + x;
          const [u, v] = [a[at], b[at]];
          sa += u;
          sb += v;
          saa += u * u;
          sbb += v * v;
          sab += u * v;
        }
      const [ma, mb] = [sa / 64, sb / 64];
      const [va, vb, both] = [(saa - sa * ma) / 63, (sbb - sb * mb) / 63, (sab - sa * mb) / 63];
      total +=
        ((2 * ma * mb + 6.5025) * (2 * both + 58.5225)) /
        ((ma * ma + mb * mb + 6.5025) * (va + vb + 58.5225));
      windows += 1;
    }
  return total / windows;
}

const bestOf = (scores) => scores.reduce((best, score, at) => (score > scores[best] ? at : best), 0);

/** Copies of pictures of the least size that the product calls reliable. */
const least = (product, folder) => trace(product, folder, product.IMAGE_REQUEST.traced.width);

async function trace({ writeMarked, cellsOf, darkeningOf, namedFrom, scoreOf }, folder, width = 1600) {
  const cells = numbers.map((number) => cellsOf(SECRET, number));
  const [scores, likeness] = [[], []];
  let right = 0;
  for (let n = 0; n < TRACED; n += 1) {
    const { data, size } = await picture(n, width);
    const recipient = (n * 7919) % RECIPIENTS;
    const to = path.join(folder, 'copy.png');
    await writeMarked(Readable.from([data]), { mime: 'image/png', ...size }, { cells: cells[recipient] }, to);
    const copy = readFileSync(to);
    likeness.push(await similarity(data, copy, size));
    const leaked = await sharp(copy)
      .resize(Math.round(size.width / 2))
      .jpeg({ quality: 80 })
      .toBuffer();
    const change = await darkeningOf(Readable.from([data]), Readable.from([leaked]), size);
    const all = cells.map((one) => scoreOf(change, one));
    const best = bestOf(all);
    scores.push(all[best]);
    if (best === recipient && all[best] >= namedFrom(RECIPIENTS)) right += 1;
  }
  say(
    `${TRACED} copies of ${width} pixels, a third of them line art: scores from ${Math.min(...scores).toFixed(1)} to ${Math.max(...scores).toFixed(1)}, named from ${namedFrom(RECIPIENTS).toFixed(2)}; SSIM median ${median(likeness).toFixed(4)}`,
  );
  return [
    verdict(`the right one of ${RECIPIENTS} after JPEG 80 at half size, of ${width} pixels`, right / TRACED, {
      least: 0.99,
      digits: 3,
    }),
    verdict('SSIM of the worst copy', Math.min(...likeness), { least: 0.98, digits: 4 }),
  ].every(Boolean);
}

/** Unmarked copies, and copies with the marks of another installation. */
async function wrong({ writeMarked, cellsOf, darkeningOf, namedFrom, scoreOf }, folder) {
  const cells = numbers.map((number) => cellsOf(SECRET, number));
  const originals = [];
  for (let n = 0; n < 40; n += 1) originals.push(await picture(n, 480));
  let [sum, squares, count, most, named] = [0, 0, 0, 0, 0];
  const highest = [];
  for (let n = 0; n < OTHERS; n += 1) {
    const { data, size } = originals[n % originals.length];
    let found = data;
    if (n % 4 === 0) {
      const to = path.join(folder, 'foreign.png');
      const mark = { cells: cellsOf(FOREIGN, `COPY${n}`) };
      await writeMarked(Readable.from([data]), { mime: 'image/png', ...size }, mark, to);
      found = readFileSync(to);
    }
    const leaked = await sharp(found)
      .resize(Math.round(size.width * (0.4 + 0.1 * (n % 7))))
      .jpeg({ quality: 55 + (n % 40) })
      .toBuffer();
    const change = await darkeningOf(Readable.from([data]), Readable.from([leaked]), size);
    const scores = cells.map((one) => scoreOf(change, one));
    for (const score of scores) {
      sum += score;
      squares += score * score;
      count += 1;
    }
    const best = scores[bestOf(scores)];
    highest.push(best);
    most = Math.max(most, best);
    if (best >= namedFrom(RECIPIENTS)) named += 1;
  }
  const mean = sum / count;
  say(
    `${OTHERS} unmarked and foreign pictures, ${count.toLocaleString('en')} scores: mean ${mean.toFixed(4)}, deviation ${Math.sqrt(squares / count - mean * mean).toFixed(4)}, highest ${most.toFixed(2)}; of the best of each, median ${median(highest).toFixed(2)}, 99 % below ${percentile(highest, 0.99).toFixed(2)}`,
  );
  const bound = RECIPIENTS * Math.exp(-(namedFrom(RECIPIENTS) ** 2) / 2);
  return [
    never('a wrong copy named', named),
    verdict(`probability of naming a wrong one of ${RECIPIENTS}, at most, in millionths`, bound / WRONG, {
      most: 1.000001,
    }),
  ].every(Boolean);
}

const memory = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024;

async function time({ writeMarked, cellsOf }, folder) {
  const file = path.join(folder, 'large.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 50 };
  for (let quality = 96; quality > 50; quality -= 3) {
    await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: 'white', noise } })
      .jpeg({ quality })
      .toFile(file);
    if (statSync(file).size <= MOST) break;
  }
  const to = path.join(folder, 'copy.jpg');
  const size = { width: WIDTH, height: HEIGHT };
  const timed = async (work) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const alone = async () => {
    const written = sharp({ sequentialRead: true }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
    await Promise.all([written.toFile(to), pipeline(createReadStream(file), written)]);
  };
  const marked = (n) => () =>
    writeMarked(
      createReadStream(file),
      { mime: 'image/jpeg', ...size },
      { cells: cellsOf(SECRET, `C${n}`) },
      to,
    );
  await alone();
  // From here on the kernel notes the highest memory anew: drawing the noise took more.
  writeFileSync('/proc/self/clear_refs', '5');
  await marked(0)();
  const first = memory();
  const rounds = [];
  for (let n = 0; n < ROUNDS; n += 1) rounds.push([await timed(alone), await timed(marked(n))]);
  say(
    `${(statSync(file).size / 1024 / 1024).toFixed(1)} MB: alone ${median(rounds.map(([ms]) => ms)).toFixed(0)} ms, marked ${median(rounds.map(([, ms]) => ms)).toFixed(0)} ms; highest memory ${first.toFixed(0)} MB after the first, ${memory().toFixed(0)} MB after ${ROUNDS} more`,
  );
  return [
    verdict(
      'a picture of 50 MB marked / written again by the library',
      median(rounds.map(([a, b]) => b / a)),
      {
        most: 1.5,
      },
    ),
    verdict('highest memory after more copies / after the first', memory() / first, { most: 1.1 }),
  ].every(Boolean);
}

const [only] = process.argv.slice(2);
main(async () => {
  endOnSignals();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ipw-marks-'));
  removeLater(folder);
  const product = await import(pathToFileURL(await bundle('bench/marks-work.ts')).href);
  allowDrawings(product);
  const met = [];
  for (const [name, measure] of Object.entries({ trace, least, wrong, time }))
    if (!only || only === name) met.push(await measure(product, folder));
  await stopAll();
  process.exitCode = met.every(Boolean) ? 0 : 1;
});
