// vite's dev server for one web app, with the API behind its proxy. A separate process, because vite ends its process on
// SIGTERM.
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './process.mjs';

const [name, port, apiPort] = process.argv.slice(2);
const folder = path.join(root, 'apps', name);
const vite = await import(createRequire(path.join(folder, 'package.json')).resolve('vite'));
const calls = ['/api', '/files', '/health', '/s/', '/S/'].map((start) => [
  start,
  `http://127.0.0.1:${apiPort}`,
]);
const server = { port: Number(port), strictPort: true, proxy: Object.fromEntries(calls) };
await (await vite.createServer({ root: folder, server })).listen();
