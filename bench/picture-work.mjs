// Processes one picture like the API and prints what it took: `node picture-work.mjs <bundle> <picture>`.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const status = (name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024;

/** Memory-mapped pages of a file: kernel cache, which can be reclaimed at any time. */
const mapped = (file) =>
  readFileSync('/proc/self/smaps', 'utf8')
    .split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)
    .filter((part) => part.includes(file))
    .reduce((sum, part) => sum + Number(/^Rss:\s+(\d+)/m.exec(part)[1]) / 1024, 0);

const [bundle, picture, small] = process.argv.slice(2);
const { thumbnails } = await import(pathToFileURL(bundle).href);
// A first picture loads the codecs, as in a running API.
await thumbnails(small);
const idle = status('VmRSS');
writeFileSync('/proc/self/clear_refs', '5');
let pages = 0;
const look = setInterval(() => {
  pages = Math.max(pages, mapped(picture));
}, 20);
const began = performance.now();
await thumbnails(picture);
const ms = performance.now() - began;
clearInterval(look);
process.stdout.write(JSON.stringify({ ms, mb: status('VmHWM') - idle, pages }));
