// A test run's folder goes with the run, unless one wants to look at it afterwards.
import { rmSync } from 'node:fs';
import { onStop } from './process.mjs';

export function removeLater(folder) {
  onStop(() => {
    if (process.env.KEEP) console.log(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
}
