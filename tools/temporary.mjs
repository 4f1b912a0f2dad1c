// Deletes a test run's folder at its end, unless it is to be inspected.
import { rmSync } from 'node:fs';
import { onStop } from './process.mjs';

export function removeLater(folder) {
  onStop(() => {
    if (process.env.KEEP) console.log(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
}
