// `npm run bench:transition`: assigning and releasing claims through the API, against the same SQL in one transaction.
import { median, rate, sized, verdict } from './measure.mjs';
import { plantClaims } from './plant.mjs';
import { bench, fixtures, say, serve, serveBare, signInStaff } from './stage.mjs';

const ROUNDS = sized(7, 3);
const AMOUNT = sized(600, 70);
/** Requests until the code of both servers is compiled (JIT). */
const WARM_UP = sized(2500, 150);
/** A fifth of them can be assigned: more than the warm-up uses, so that no two concurrent requests concern the same claim. */
const CLAIMS = sized(20_000, 1200);

bench(async (run) => {
  const api = await serve(run);
  const bare = await serveBare(run.databaseUrl);
  const context = await fixtures(api);
  await plantClaims(context, CLAIMS);
  const [settings] = await context.pool.query("SHOW VARIABLES LIKE 'innodb_flush_log_at_trx_commit'");
  say(`${CLAIMS.toLocaleString('en')} claims planted, ${settings[0].Variable_name} = ${settings[0].Value}`);
  if (settings[0].Value !== '1') throw new Error('the database is not durable');

  const headers = { ...(await signInStaff(context)), 'content-type': 'application/json' };
  const [open] = await context.pool.query(
    "SELECT id, version FROM claim WHERE state = 'submitted' ORDER BY id",
  );
  if (open.length < WARM_UP) throw new Error(`only ${open.length} claims can be moved`);
  let turn = 0;
  // One queue for both servers: all claims are assigned, then all released, and so on.
  const next = () => {
    const pass = Math.floor(turn / open.length);
    const { id, version } = open[turn++ % open.length];
    return { id, action: pass % 2 ? 'release' : 'assign', version: version + pass };
  };
  const move = (address) => ({
    headers,
    each: () => {
      const { id, action, version } = next();
      return { method: 'POST', path: address(id, action), body: JSON.stringify({ version }) };
    },
  });
  const targets = {
    theirs: { url: bare.url, ...move((id, action) => `/move/${id}/${action}`) },
    ours: { url: api.url, ...move((id, action) => `/api/admin/claims/${id}/${action}`) },
  };

  const statements = async () =>
    Number((await context.pool.query("SHOW GLOBAL STATUS LIKE 'Questions'"))[0][0].Value);
  const rates = { ours: [], theirs: [] };
  const counts = {};
  for (const target of Object.values(targets)) await rate({ ...target, amount: WARM_UP });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, target] of Object.entries(targets)) {
      const before = await statements();
      rates[name].push(await rate({ ...target, amount: AMOUNT }));
      counts[name] = ((await statements()) - before) / AMOUNT;
    }
  const [[{ lines }]] = await context.pool.query(
    "SELECT COUNT(*) AS `lines` FROM audit_line WHERE subject = 'claim'",
  );
  if (lines !== turn) throw new Error(`${turn} moves, but ${lines} lines of history`);

  console.log(`\nmoves/s, median of ${ROUNDS} rounds, durable commits, 16 callers`);
  console.log(
    `  ${String(Math.round(median(rates.ours))).padStart(6)}  assign and release: session, rules, transaction, the claim as answer (${counts.ours.toFixed(1)} statements)`,
  );
  console.log(
    `  ${String(Math.round(median(rates.theirs))).padStart(6)}  bare server: the same statements, no framework, no checks (${counts.theirs.toFixed(1)} statements)\n`,
  );
  return verdict(
    'transition / bare server',
    median(rates.ours.map((value, at) => value / rates.theirs[at])),
    {
      least: 0.5,
    },
  );
});
