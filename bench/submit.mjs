// `npm run bench:submit`: cooperation sheets sent by buyers (validation, one-time code, limits, write, history, outbox,
// commit), against a bare server that runs the same statements.
import { anyAddress, PROXIED } from './labels.mjs';
import { call, median, rate, sized, verdict } from './measure.mjs';
import { plantMembers } from './plant.mjs';
import { logged, variablesOf } from './replay.mjs';
import { bench, fixtures, say, serve, serveBare, SYNCED } from './stage.mjs';

const ROUNDS = sized(7, 1);
const AMOUNT = sized(400, 40);
/** Requests until the code of both servers is compiled (JIT). */
const WARM_UP = sized(1000, 40);
/** Calls whose statements are read; periodic work may fall into one of them. */
const READ = 4;
const MOST_STATEMENTS = 16;
const YZM = '246810';

/** Buyers with a one-time code each: phone, its hash and the id of the code. */
async function plantBuyers({ on, pool }, count) {
  const buyers = Array.from({ length: count }, (_, n) => {
    const phone_number = `138${String(n).padStart(8, '0')}`;
    return {
      phone_number,
      hash: on.cipher.blind('phone', `86 ${phone_number}`),
      code: `01KBENCH${String(n).padStart(18, '0')}`,
    };
  });
  for (let at = 0; at < count; at += 1000)
    await pool.query('INSERT INTO one_time_code (id, phone_hash, scene, code_hash, expires_at) VALUES ?', [
      buyers
        .slice(at, at + 1000)
        .map(({ hash, code }) => [
          code,
          hash,
          'cooperate',
          on.cipher.blind('code', `${code} ${YZM}`),
          new Date(Date.now() + 3_600_000),
        ]),
    ]);
  return buyers;
}

bench(
  async (run) => {
    const api = await serve({ ...run, env: PROXIED });
    const bare = await serveBare(run.databaseUrl);
    const context = await fixtures(api);
    const { pool, product, on } = context;
    const [[durable]] = await pool.query("SHOW VARIABLES LIKE 'innodb_flush_log_at_trx_commit'");
    if (durable.Value !== '1') throw new Error('the database is not durable');
    const [{ id: owner }] = await plantMembers(context, 1);
    const ip = await product.plantIp(on, { ip_name: 'Bench' });
    await on.db.update('ip', { owner_id: owner }, { id: ip });
    await product.plantOperator(on.db, ip, owner, 1);
    const each = READ + 2 * (WARM_UP + ROUNDS * AMOUNT);
    const buyers = await plantBuyers(context, each);
    // Text messages are written to the outbox and sent after the measurement.
    await pool.query(
      'CREATE TRIGGER later BEFORE INSERT ON job FOR EACH ROW SET NEW.run_at = NOW(3) + INTERVAL 1 DAY',
    );

    let turn = 0;
    const submission = ({ phone_number }) => ({
      method: 'POST',
      path: '/api/opportunity/cooperateSubmit',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
      body: JSON.stringify({
        ip_id: ip,
        sku_id: 9,
        buy_num: 5000,
        sku_describe: '联名帆布袋，两个尺寸',
        other_describe: '先看样品再谈',
        buyer_name: '林经理',
        company_name: '青禾文创',
        area_code: '86',
        phone_number,
        yzm: YZM,
        agree: { privacy: 1, user: 1, intermediary: 1 },
      }),
    });

    // What a call sends to the database: the shortest of a few, and another to know what is new with each call.
    await pool.query("SET GLOBAL log_output = 'TABLE'");
    const read = [];
    for (let n = 0; n < READ; n += 1) {
      const buyer = buyers[turn++];
      const { path, ...options } = submission(buyer);
      await pool.query('TRUNCATE mysql.general_log');
      await pool.query('SET GLOBAL general_log = 1');
      const { status, body } = await call(api.url + path, options);
      await pool.query('SET GLOBAL general_log = 0');
      if (status !== 200 || JSON.parse(body).code !== 0) throw new Error(`submit: ${status} ${body}`);
      read.push({ buyer, statements: await logged(pool) });
    }
    read.sort((a, b) => a.statements.length - b.statements.length);
    const [{ buyer: first, statements }, other] = read;
    const variables = variablesOf(statements, other.statements);
    await call(`${bare.url}/learn`, { method: 'POST', body: JSON.stringify({ statements, variables }) });

    const targets = {
      theirs: {
        url: bare.url,
        each: () => {
          const { hash, code } = buyers[turn++];
          return {
            method: 'POST',
            path: '/replay',
            body: JSON.stringify({ [first.hash]: hash, [first.code]: code }),
          };
        },
      },
      ours: { url: api.url, each: () => submission(buyers[turn++]) },
    };
    const rates = { ours: [], theirs: [] };
    for (const target of Object.values(targets)) await rate({ ...target, amount: WARM_UP });
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, target] of Object.entries(targets))
        rates[name].push(await rate({ ...target, amount: AMOUNT }));

    // Both have done the same: each buyer has used their code, and has a sheet with its consents, history and message.
    const [[found]] = await pool.query(
      `SELECT (SELECT COUNT(*) FROM sheet) AS sheets, (SELECT COUNT(*) FROM one_time_code WHERE used_at IS NOT NULL) AS codes,
         (SELECT COUNT(DISTINCT sheet_id) FROM consent) AS consented, (SELECT COUNT(*) FROM audit_line WHERE subject = 'sheet') AS \`lines\`,
         (SELECT COUNT(*) FROM job WHERE lane = 'sms') AS texts`,
    );
    const wrong = Object.entries(found).filter(([, count]) => count !== turn);
    if (turn !== each || wrong.length) throw new Error(`${turn} sheets sent, but ${JSON.stringify(found)}`);
    say(`${turn.toLocaleString('en')} sheets, each with its consents, history and text message`);

    const line = (name) => String(Math.round(median(rates[name]))).padStart(6);
    console.log(`\nsheets/s, median of ${ROUNDS} rounds, durable commits, 16 callers`);
    console.log(`  ${line('ours')}  cooperateSubmit: validation, code, limits, write, history, outbox`);
    console.log(
      `  ${line('theirs')}  bare server: the same ${statements.length} statements, no framework, no checks\n`,
    );
    return [
      verdict('statements of a submission', statements.length, { most: MOST_STATEMENTS, digits: 0 }),
      verdict('submission / bare server', median(rates.ours.map((value, at) => value / rates.theirs[at])), {
        least: 0.6,
      }),
    ].every(Boolean);
  },
  { durable: false, options: SYNCED },
);
