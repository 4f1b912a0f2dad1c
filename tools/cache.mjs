// The folder of the account for what may be made again.
import os from 'node:os';
import path from 'node:path';

export const cacheOf = (name) =>
  path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'ip-workbench', name);
