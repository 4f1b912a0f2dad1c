// Writes V8's code caches of the server: for Node's own flags, and for those `npm start` and `deploy/` set.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const program = path.join(import.meta.dirname, 'dist/code-cache.js');
const env = { ...process.env, NODE_OPTIONS: '' };
for (const flags of [[], ['--max-semi-space-size=8']])
  execFileSync(process.execPath, [...flags, program], { env, stdio: 'inherit' });
