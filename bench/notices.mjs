// `npm run bench:notices`: one-time codes while a million notices wait, the mail server accepts connections and says nothing, and the
// gateway of text messages takes 300 ms: the time from the request of a code until the gateway has it.
import { createServer as createHttp } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, median, never, percentile, sized, verdict } from './measure.mjs';
import { bench, fixtures, say, serve } from './stage.mjs';

const MAILS = sized(1_000_000, 2000);
const TEXTS = sized(100_000, 500);
const CODES = sized(1200, 20);
const CODES_A_SECOND = 10;
const GATEWAY_MS = 300;
/** Time in which the last code must arrive at all. */
const PATIENCE_MS = 120_000;
const BATCH = 5000;

const listening = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));

/** Accepts connections and never answers. */
async function silentMailServer() {
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  const port = await listening(server);
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: `smtp://127.0.0.1:${port}`, close };
}

/** A gateway with Twilio's interface; `arrived` holds when each number's first message came, `notices` how many others did. */
async function textGateway() {
  const arrived = new Map();
  let notices = 0;
  const server = createHttp(async (request, response) => {
    const at = performance.now();
    let body = '';
    for await (const chunk of request) body += chunk;
    const to = new URLSearchParams(body).get('To');
    if (to.startsWith('+86139')) arrived.set(to.slice(3), Math.min(arrived.get(to.slice(3)) ?? at, at));
    else notices += 1;
    await sleep(GATEWAY_MS);
    response.writeHead(201, { 'content-type': 'application/json' }).end('{}');
  });
  const port = await listening(server);
  return { url: `http://127.0.0.1:${port}`, arrived, notices: () => notices, close: () => server.close() };
}

/** Queued jobs of a lane, due since an hour, as the product writes them. */
async function plant({ on }, lane, count, payloadOf) {
  for (let from = 0; from < count; from += BATCH)
    await on.db.insertAll(
      'job',
      Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => {
        const id = `${lane.toUpperCase()}${String(from + at).padStart(26 - lane.length, '0')}`;
        return {
          id,
          kind: lane,
          lane,
          payload: on.cipher.seal(`job:${id}`, JSON.stringify(payloadOf(from + at))),
          run_at: new Date(Date.now() - 3_600_000),
        };
      }),
    );
}

const phoneOf = (n) => `139${String(n).padStart(8, '0')}`;

async function askFor(api, n) {
  const began = performance.now();
  const { status, body } = await call(`${api.url}/api/member/sendYzm`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Another network each: one that asks for many codes must solve a puzzle first.
      'x-forwarded-for': `${11 + (n % 180)}.${Math.floor(n / 180)}.1.1`,
    },
    body: JSON.stringify({ area_code: '86', phone_number: phoneOf(n), scene: 'register' }),
  });
  if (status !== 200 || JSON.parse(body).code !== 0) throw new Error(`sendYzm: ${status} ${body}`);
  return began;
}

/** Times (ms) from asking until the gateway had each code; those that never came are `lost`. */
async function codes(api, gateway, first) {
  const asked = [];
  const began = performance.now();
  for (let n = 0; n < CODES; n += 1) {
    await sleep(Math.max(0, began + (n / CODES_A_SECOND) * 1000 - performance.now()));
    asked.push(askFor(api, first + n).then((at) => [phoneOf(first + n), at]));
  }
  const sent = await Promise.all(asked);
  const end = performance.now() + PATIENCE_MS;
  while (sent.some(([phone]) => !gateway.arrived.has(phone)) && performance.now() < end) await sleep(100);
  const times = sent.flatMap(([phone, at]) => {
    const came = gateway.arrived.get(phone);
    return came === undefined ? [] : [came - at];
  });
  return { times, lost: sent.length - times.length };
}

bench(async (run) => {
  const [mail, gateway] = [await silentMailServer(), await textGateway()];
  const api = await serve({
    ...run,
    env: {
      TRUST_PROXY: '1',
      SMTP_URL: mail.url,
      MAIL_FROM: 'desk@example.com',
      SMS_PROVIDER: 'twilio',
      SMS_TWILIO_ACCOUNT: 'AC1',
      SMS_TWILIO_TOKEN: 'token',
      SMS_TWILIO_FROM: '+100',
      SMS_TWILIO_ENDPOINT: gateway.url,
    },
  });
  const context = await fixtures(api);
  const alone = await codes(api, gateway, 0);
  const began = Date.now();
  await plant(context, 'mail', MAILS, (n) => ({
    to: `m${n}@example.com`,
    subject: 'News',
    text: 'A long text that everybody gets. '.repeat(10),
  }));
  await plant(context, 'sms', TEXTS, (n) => ({
    to: { area_code: '86', phone_number: `138${String(n).padStart(8, '0')}` },
    text: 'News',
    notice: true,
  }));
  say(
    `${(MAILS + TEXTS).toLocaleString('en')} notices planted in ${((Date.now() - began) / 1000).toFixed(0)} s`,
  );
  const loaded = await codes(api, gateway, CODES);
  mail.close();
  gateway.close();
  console.log(
    `\n${CODES} codes, ${CODES_A_SECOND} a second, until the gateway has them; ${gateway.notices()} notices were sent meanwhile`,
  );
  for (const [name, { times }] of Object.entries({ alone, 'with notices': loaded }))
    console.log(
      `  ${name.padEnd(16)} p50 ${median(times).toFixed(0).padStart(6)} ms   p99 ${percentile(times, 0.99).toFixed(0).padStart(6)} ms   slowest ${Math.max(
        ...times,
      )
        .toFixed(0)
        .padStart(6)} ms`,
    );
  console.log('');
  return [
    never('codes that did not arrive', alone.lost + loaded.lost),
    verdict('a code is with its provider, p99', percentile(loaded.times, 0.99) / 1000, {
      most: 5,
      unit: ' s',
    }),
  ].every(Boolean);
});
