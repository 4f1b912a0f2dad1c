// A process that works on one picture the way the API does, and says what it took: `node picture-work.mjs <bundle> <picture>`.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const status = (name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024;

const [bundle, picture, small] = process.argv.slice(2);
const { thumbnails } = await import(pathToFileURL(bundle).href);
// The first picture loads codecs; the API has worked before.
await thumbnails(small);
const idle = status('VmRSS');
writeFileSync('/proc/self/clear_refs', '5');
const began = performance.now();
await thumbnails(picture);
process.stdout.write(JSON.stringify({ ms: performance.now() - began, mb: status('VmHWM') - idle }));
