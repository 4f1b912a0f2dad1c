import { writeFileSync } from 'node:fs';
import { consolePage } from './depth.mjs';
import { call, rate, median } from './measure.mjs';
import { plantClaims } from './plant.mjs';
import { bench, fixtures, say, serve, signInStaff } from './stage.mjs';
bench(
  async (run) => {
    const api = await serve({
      ...run,
      env: { NODE_OPTIONS: process.env.PROF ? '--require /tmp/hook.cjs' : '' },
    });
    const context = await fixtures(api);
    await plantClaims(context, 100000);
    const headers = await signInStaff(context);
    const list = consolePage(api, 'claims', { filter: { state: 'submitted' }, sort: 'submitted_at' });
    const a = await call(list, { headers });
    const one = `${api.url}/api/admin/claims/${JSON.parse(a.body)[3].id}`;
    say(run.databaseUrl);
    say(`${a.status} ${a.body.length}`);
    writeFileSync('/tmp/hold.json', JSON.stringify({ list, one, headers, db: run.databaseUrl }));
    for (const [name, url] of [
      ['list', list],
      ['one', one],
    ]) {
      if (process.env.ONLY && process.env.ONLY !== name) continue;
      await rate({ url, headers, amount: 2000 });
      if (process.env.PROF) process.kill(api.pid, 'SIGUSR2');
      const r = [];
      for (let i = 0; i < 5; i++) r.push(await rate({ url, headers, amount: 1500 }));
      say(`${name} ${median(r).toFixed(0)}/s`);
    }
    if (process.env.HOLD) await new Promise((r) => setTimeout(r, Number(process.env.HOLD) * 1000));
    return true;
  },
  { durable: false },
);
