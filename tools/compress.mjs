// Writes a brotli and a gzip copy beside every text file of a build; the server sends these.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = path.resolve(process.argv[2] ?? 'dist');
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

for (const name of readdirSync(folder, { recursive: true })) {
  const file = path.join(folder, String(name));
  if (!/\.(js|css|html|svg|json)$/.test(file) || file.includes('.vite')) continue;
  const text = readFileSync(file);
  if (text.length < 1024) continue;
  writeFileSync(`${file}.br`, brotliCompressSync(text, quality));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
