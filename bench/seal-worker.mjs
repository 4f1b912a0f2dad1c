// Seals evidence in a thread, on every message: `{file, databaseUrl, dataDir}` in, the number of leaves out.
import { parentPort, workerData } from 'node:worker_threads';

const { file, databaseUrl, dataDir } = workerData;
const { openEvidence } = await import(file);
const { seal } = await openEvidence(databaseUrl, dataDir);
parentPort.on('message', async () => parentPort.postMessage(await seal()));
