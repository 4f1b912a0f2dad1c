// `node bench/seal-evidence.mjs DATABASE_URL DATA_DIR`: the evidence of a running product is sealed and stamped, as after a full hour.
import { pathToFileURL } from 'node:url';
import { bundle } from './stage.mjs';
import { main, stopAll } from '../tools/process.mjs';

const [databaseUrl, dataDir] = process.argv.slice(2);

main(async () => {
  const work = await import(pathToFileURL(await bundle('bench/evidence-work.ts')).href);
  const { seal, stamp, close } = await work.openEvidence(databaseUrl, dataDir);
  await seal();
  await stamp();
  await close();
  await stopAll();
});
