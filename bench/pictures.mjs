// `npm run bench:pictures`: thumbnails of a 50 MB picture, against libvips' command-line tool.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { apt, onPath } from '../tools/packages.mjs';
import { endOnSignals, main, root, run, stopAll } from '../tools/process.mjs';
import { removeLater } from '../tools/temporary.mjs';
import { median, sized, verdict } from './measure.mjs';
import { bundle } from './stage.mjs';

const ROUNDS = sized(7, 1);
const [WIDTH, HEIGHT] = sized([8100, 6100], [810, 610]);
const MOST = 50 * 1024 * 1024;

/** The short form works without the tool. */
const COMPARED = sized(true, onPath('vipsthumbnail'));

/** A picture of noise with the maximum size of a series picture. */
async function largest(folder) {
  const file = path.join(folder, 'large.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 50 };
  for (let quality = 96; quality > 50; quality -= 3) {
    await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: 'white', noise } })
      .jpeg({ quality })
      .toFile(file);
    if (statSync(file).size <= MOST) return file;
  }
  throw new Error('no picture of that size');
}

/** Time and peak memory of a program. The kernel stores the peak, so polling is enough. */
function tool(program, args) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    let mb = 0;
    const look = setInterval(() => {
      try {
        mb = Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024;
      } catch {
        // The process has ended.
      }
    }, 2);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearInterval(look);
      if (code === 0) resolve({ ms: performance.now() - began, mb });
      else reject(new Error(`${program} ended with ${code}`));
    });
  });
}

async function ours(file, picture, small) {
  const { code, output } = await run(process.execPath, [
    path.join(root, 'bench/picture-work.mjs'),
    file,
    picture,
    small,
  ]);
  if (code !== 0) throw new Error(output);
  return JSON.parse(output);
}

main(async () => {
  endOnSignals();
  if (COMPARED && !onPath('vipsthumbnail'))
    await apt(['libvips-tools'], 'It is what the measurement compares with.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ipw-pictures-'));
  removeLater(folder);
  const picture = await largest(folder);
  const small = path.join(folder, 'small.jpg');
  await sharp(picture).resize(900).toFile(small);
  const file = await bundle('apps/api/src/core/files/image-work.ts');
  const vips = () =>
    COMPARED
      ? tool('vipsthumbnail', ['--size=300x600>', '-o', path.join(folder, 'thumb.webp'), picture])
      : { ms: NaN, mb: NaN };
  const rounds = [];
  // In turns, so that other load affects both.
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ tool: await vips(), product: await ours(file, picture, small) });
  const both = (of) => `${of('product').toFixed(0)} and ${of('tool').toFixed(0)}`;
  const middle = (unit) => (who) => median(rounds.map((round) => round[who][unit]));
  console.log(
    `\n${(statSync(picture).size / 1024 / 1024).toFixed(1)} MB; product and tool: ${both(middle('ms'))} ms, ${both(middle('mb'))} MB, of the product's ${middle('pages')('product').toFixed(0)} MB pages of the picture's file`,
  );
  const ratio = (unit) => median(rounds.map(({ tool, product }) => product[unit] / tool[unit]));
  const quick = verdict('three thumbnails / vipsthumbnail making one, time', ratio('ms'), { most: 1.3 });
  const light = verdict('memory above idle / memory of vipsthumbnail', ratio('mb'), { most: 1.3 });
  await stopAll();
  process.exitCode = quick && light ? 0 : 1;
});
