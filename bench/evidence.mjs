// `npm run bench:evidence`: hours of 100,000 leaves sealed until there are a million, proofs among them, uploads while an
// hour is sealed against uploads without, and certificates of uploads as PDF.
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { photographForm, upload } from './member.mjs';
import { call, median, never, percentile, sized, verdict } from './measure.mjs';
import { plantMembers } from './plant.mjs';
import { bench, bundle, fixtures, say, serve, signInMember, SYNCED } from './stage.mjs';

const HOURS = sized(10, 2);
const LEAVES = sized(100_000, 2000);
const PROOFS = sized(2000, 50);
const ROUNDS = sized(5, 1);
const UPLOADS = sized(40, 4);
const CALLERS = 4;
const PDFS = sized(50, 4);

const plant = (db) =>
  db.execute(
    `INSERT INTO evidence_leaf (sha256, at) SELECT SHA2(CONCAT(UUID(), seq), 256), NOW(3) - INTERVAL seq % 3600 SECOND FROM seq_1_to_${LEAVES}`,
  );

/** Signed-in members: each may upload 300 files an hour. */
async function tokensOf(context, count) {
  const members = await plantMembers(context, count);
  const tokens = [];
  for (const { id } of members) tokens.push(await signInMember(context, id));
  return tokens;
}

/** Seals in another thread, as a worker process does: its hashing would keep the callers of this one waiting. */
function sealer(workerData) {
  const worker = new Worker(new URL('seal-worker.mjs', import.meta.url), { workerData });
  const seal = async () => {
    worker.postMessage('seal');
    return (await once(worker, 'message'))[0];
  };
  return { seal, end: () => worker.terminate() };
}

/** Uploads a second, by four callers at once. */
async function uploads(api, tokens, form) {
  const began = performance.now();
  await Promise.all(
    tokens.map(async (token) => {
      for (let n = 0; n < UPLOADS / CALLERS; n += 1) await upload(api, token, form);
    }),
  );
  return UPLOADS / ((performance.now() - began) / 1000);
}

bench(
  async (run) => {
    const api = await serve(run);
    const context = await fixtures(api);
    const file = pathToFileURL(await bundle('bench/evidence-work.ts')).href;
    const work = await import(file);
    const { db, prove, holds, close } = await work.openEvidence(run.databaseUrl, api.dataDir);
    const { seal, end } = sealer({ file, databaseUrl: run.databaseUrl, dataDir: api.dataDir });
    const tokens = await tokensOf(context, CALLERS);
    const times = [];
    for (let hour = 0; hour < HOURS; hour += 1) {
      await plant(db);
      const began = performance.now();
      const size = await seal();
      times.push(performance.now() - began);
      if (size !== LEAVES) throw new Error(`${size} leaves sealed`);
    }
    say(`${(HOURS * LEAVES).toLocaleString('en')} leaves sealed, slowest and median hour`);
    const leaves = await db.rows(
      `SELECT number, sha256, at, seal_number FROM evidence_leaf ORDER BY CRC32(number) LIMIT ${PROOFS}`,
    );
    const proofTimes = [];
    let [wrong, longest] = [0, 0];
    for (const leaf of leaves) {
      const began = performance.now();
      const proof = await prove(leaf);
      proofTimes.push(performance.now() - began);
      longest = Math.max(longest, proof.path.length);
      if (!holds(proof)) wrong += 1;
    }
    const form = await photographForm(1600, 1200);
    await uploads(api, tokens, form);
    const ratios = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await uploads(api, tokens, form);
      await plant(db);
      let done = false;
      const sealing = seal().then(() => (done = true));
      const during = await uploads(api, tokens, form);
      const whole = done ? 'over before the last upload' : 'still sealing';
      await sealing;
      const after = await uploads(api, tokens, form);
      ratios.push(during / ((alone + after) / 2));
      say(
        `uploads a second: ${alone.toFixed(1)} alone, ${during.toFixed(1)} while sealing (${whole}), ${after.toFixed(1)} after`,
      );
    }
    // Certificates of the files of one caller, one after the other, as a holder asks for them.
    const pictures = await db.rows(
      `SELECT f.id FROM uploaded_file f JOIN member_session s ON s.member_id = f.owner_id AND s.token_hash = ? LIMIT ${PDFS}`,
      [context.product.hashToken(tokens[0])],
    );
    await seal();
    const certificate = async ({ id }) => {
      const { ms, body } = await call(`${api.url}/api/evidence/certificate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens[0]}`, 'content-type': 'application/json' },
        body: JSON.stringify({ image_id: id }),
      });
      if (JSON.parse(body).code !== 0) throw new Error(`certificate: ${body.slice(0, 300)}`);
      return ms;
    };
    await certificate(pictures[0]);
    const pdfTimes = [];
    for (const picture of pictures) pdfTimes.push(await certificate(picture));
    await end();
    await close();
    return [
      verdict('an hour sealed, slowest', Math.max(...times) / 1000, { most: 5, unit: ' s' }),
      verdict('an hour sealed, median', median(times) / 1000, { most: 5, unit: ' s' }),
      verdict('a proof, p95', percentile(proofTimes, 0.95), { most: 50, unit: ' ms' }),
      verdict('hashes of a proof, most', longest, { most: 20, digits: 0 }),
      verdict('a certificate as PDF, p95', percentile(pdfTimes, 0.95), { most: 500, unit: ' ms' }),
      never('proofs that do not hold', wrong),
      verdict('uploads while an hour is sealed / without', median(ratios), { least: 0.9 }),
    ].every(Boolean);
  },
  { options: SYNCED },
);
