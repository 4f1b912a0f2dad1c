// What people do while parts of the cluster fail. Every actor repeats a call until it is answered with success, and then notes
// what was acknowledged; answers other than success, 429, 503 and the 502 or 504 of a balancer are noted as wrong.
import { createHash } from 'node:crypto';
import { Agent, request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';

const PATIENCE_MS = 20_000;

export class Caller {
  #agents = new Map();
  #turn = 0;

  /** Limits count by address, so each call comes from another of `addresses`. */
  constructor({ site, addresses }, note) {
    this.addresses = addresses;
    this.site = site;
    this.note = note;
    this.over = false;
  }

  /** One try: `{status, bytes}`, or `{status: 0}` when the connection broke. */
  once(path, { method = 'POST', headers = {}, body } = {}) {
    const localAddress = this.addresses[this.#turn++ % this.addresses.length];
    const known = this.#agents.get(localAddress);
    const agent = known ?? new Agent({ keepAlive: true, rejectUnauthorized: false, localAddress });
    if (!known) this.#agents.set(localAddress, agent);
    return new Promise((resolve) => {
      const broken = () => resolve({ status: 0 });
      const sent = request(
        { host: this.site, port: 443, path, method, headers, agent, timeout: PATIENCE_MS },
        (answer) => {
          const chunks = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('error', broken);
          answer.on('end', () => resolve({ status: answer.statusCode, bytes: Buffer.concat(chunks) }));
        },
      );
      sent.on('timeout', () => sent.destroy());
      sent.on('error', broken);
      sent.end(body);
    });
  }

  /** Calls until it succeeds or the run is over; returns the data. `ok` are other statuses that end it, `until` its own judgement. */
  async call(path, { ok = [], ...options } = {}) {
    while (!this.over) {
      const { status, bytes } = await this.once(path, options);
      const body = bytes?.toString();
      if (status === 200 || status === 303 || ok.includes(status)) {
        const parsed = /^[{[]/.test(body) ? JSON.parse(body) : { body };
        if (!('code' in parsed) || parsed.code === 0 || ok.includes(status))
          return { status, data: parsed.data ?? parsed };
        if (ok.includes(parsed.code)) return { status: parsed.code, data: parsed.data };
        this.note({ wrong: `${path.split('?')[0]} ${status} ${body.slice(0, 200)}` });
      } else if (status === 0) this.note({ cut: 1 });
      else if (status === 503 || status === 429 || status === 502 || status === 504)
        this.note({ refused: status });
      else this.note({ wrong: `${path.split('?')[0]} ${status} ${body.slice(0, 200)}` });
      await sleep(50 + Math.random() * 150);
    }
    return undefined;
  }

  post(path, fields, options = {}) {
    const headers = { 'content-type': 'application/json', ...options.headers };
    return this.call(path, { ...options, headers, body: JSON.stringify(fields) });
  }
}

/** A key has eight characters at least. */
const keyOf = (what, at) => `${what}-${String(at).padStart(8, '0')}`;

/** Scans codes that nobody has scanned before. */
export async function scans(caller, { codes }, from, step) {
  for (let at = from; !caller.over && at < codes.length; at += step) {
    const done = await caller.post('/api/code/verify', { code: codes[at] });
    if (!done) return;
    if (done.data.verdict === 'genuine' || done.data.verdict === 'scanned_before') caller.note({ scan: at });
    else caller.note({ wrong: `code ${at}: ${done.data.verdict}` });
  }
}

export async function signIns(caller, { members, password }) {
  for (let turn = 0; !caller.over; turn += 1) {
    const { phone_number, id } = members[turn % members.length];
    const fields = { area_code: '86', phone_number, login_type: 'password', password };
    const done = await caller.post('/api/member/login', fields);
    if (done) caller.note({ signed: id });
    await sleep(500);
  }
}

/** Takes claims and gives them back; knows a claim's version only from what was answered. */
export async function decisions(caller, { claims, staff }, from, step) {
  const own = claims.filter((_, at) => at % step === from).map((id) => ({ id, version: 1, held: false }));
  for (let turn = 0; !caller.over; turn += 1) {
    const claim = own[turn % own.length];
    const action = claim.held ? 'release' : 'assign';
    const done = await caller.post(
      `/api/admin/claims/${claim.id}/${action}`,
      { version: claim.version },
      { headers: staff, ok: [409] },
    );
    if (!done) return;
    if (done.status === 409) {
      // An earlier try was committed and its answer lost.
      const now = await caller.call(`/api/admin/claims/${claim.id}`, { method: 'GET', headers: staff });
      if (!now) return;
      claim.version = now.data.version;
      claim.held = now.data.actions.includes('release');
    } else {
      claim.version = done.data.version;
      claim.held = !claim.held;
      caller.note({ decided: claim.id, version: claim.version });
    }
  }
}

/** Orders labels, pays with three notices of the wallet, and lets staff complete the order and the holder fetch the codes. */
export async function orders(caller, { shop, token, staff }, from, step) {
  const auth = { authorization: `Bearer ${token}` };
  for (let at = from; !caller.over; at += step) {
    const quantity = 1000 + at;
    const order = { ...shop.order, quantity, idempotency_key: keyOf('order', at) };
    const made = await caller.post('/api/code/orderCreate', order, { headers: auth });
    if (!made) return;
    const { order_id } = made.data;
    caller.note({ ordered: order_id, quantity });
    const named = { ip_id: shop.order.ip_id, order_id };
    const paying = await caller.post('/api/code/orderPay', named, { headers: auth });
    if (!paying) return;
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const page = new URL(paying.data.pay_url, 'https://site').pathname;
    if (!(await Promise.all([1, 2, 3].map(() => caller.call(page, form)))).every(Boolean)) return;
    const paid = await caller.call(`/api/admin/label-orders/${order_id}`, { method: 'GET', headers: staff });
    if (!paid) return;
    if (paid.data.paid) caller.note({ paid: order_id });
    else continue;
    const complete = { version: paid.data.version, courier: '顺丰', tracking_number: `SF${at}` };
    const done = await caller.post(`/api/admin/label-orders/${order_id}/complete`, complete, {
      headers: staff,
      ok: [409],
    });
    if (!done) return;
    // A file is prepared once: when the answer to an earlier try was lost, this one says that it is there.
    const file = await caller.post(
      '/api/code/export',
      { ...named, format: 'csv' },
      { headers: auth, ok: [40900] },
    );
    if (file) caller.note({ issued: order_id });
    await sleep(300);
  }
}

/** Pictures are stored again without metadata, so their pixels tell whether one is the uploaded one. */
const pixelsOf = async (picture) =>
  createHash('sha256')
    .update(await sharp(picture).removeAlpha().raw().toBuffer())
    .digest('hex');

/** Uploads pictures of different colours. */
export async function uploads(caller, { pictures, token }) {
  const pixels = await Promise.all(pictures.map((picture) => pixelsOf(Buffer.from(picture, 'base64'))));
  for (let at = 0; !caller.over; at += 1) {
    const boundary = 'faults';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${at}.png"\r\nContent-Type: image/png\r\n\r\n`;
    const body = Buffer.concat([
      Buffer.from(head),
      Buffer.from(pictures[at % pictures.length], 'base64'),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
    };
    const done = await caller.call('/api/common/upload?usage=series_image', { headers, body });
    if (!done) return;
    caller.note({ uploaded: done.data.image_id, pixels: pixels[at % pictures.length] });
    await sleep(400);
  }
}

const READ_TRIES = 50;

/** Reads pictures back and notes the hashes of their pixels; what cannot be read is not noted. */
export async function readBack(caller, { token }, images, from, step) {
  const get = { method: 'GET', headers: { authorization: `Bearer ${token}` } };
  for (let at = from; at < images.length; at += step) {
    const asked = `/api/common/file?image_id=${images[at]}`;
    let last;
    for (let left = READ_TRIES; left > 0; left -= 1) {
      const { status, bytes } = await caller.once(asked, get);
      const path = status === 200 && JSON.parse(bytes).data?.file_path;
      last = `${status} ${path ? '' : String(bytes).slice(0, 100)}`;
      const picture = path && (await caller.once(path, get));
      if (picture?.status === 200) {
        const pixels = await pixelsOf(picture.bytes).catch(() => 'unreadable');
        caller.note({ served: images[at], pixels });
        last = undefined;
        break;
      }
      if (picture) last = `${path.split('?')[0]} ${picture.status}`;
      await sleep(200);
    }
    if (last) caller.note({ wrong: `picture ${images[at]}: ${last}` });
  }
}

/** Asks for one-time codes, each for a phone of its own. */
export async function oneTimeCodes(caller) {
  for (let at = 0; !caller.over; at += 1) {
    const phone_number = `137${String(at).padStart(8, '0')}`;
    const fields = { area_code: '86', phone_number, scene: 'register', idempotency_key: keyOf('code', at) };
    const done = await caller.post('/api/member/sendYzm', fields, { ok: [429, 40004] });
    if (!done) return;
    if (done.status === 200) caller.note({ sent: phone_number });
    await sleep(700);
  }
}
