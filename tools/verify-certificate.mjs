// `npm run verify:certificate -- FILE.pdf [KEYS.json] [FILE …]`: needs neither the server nor the database.
import path from 'node:path';
import { build } from './api.mjs';
import { main, root, run } from './process.mjs';

main(async () => {
  await build();
  const { code } = await run(
    process.execPath,
    [path.join(root, 'apps/api/dist/verify-certificate.js'), ...process.argv.slice(2)],
    { env: { ...process.env, DATA_DIR: path.resolve(root, process.env.DATA_DIR || '.data') }, show: true },
  );
  process.exitCode = code;
});
