/**
 * The built API under failures: its own database behind a connection that can be cut, providers that fail in every way, logs
 * at debug level; all its output and answers are stored.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import {
  type AddressInfo,
  connect,
  createServer as createLine,
  type Server as Line,
  type Socket,
} from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, type Pool } from 'mysql2/promise';
import { api } from '../server';

/** Behaviour of the providers: correct, or failing with the request's content in the answer. */
export type Mood = 'well' | 'echo 500' | 'echo text' | 'no match' | 'hang up';

export interface Answer {
  call: string;
  status: number;
  /** Status line, headers and body as one text. */
  text: string;
}

export const SECRETS = {
  sign: 'canary-sign-4f9d1c77',
  twilio: 'canary-twilio-b2e85a90',
  identity: 'canary-identity-77d0c3aa',
};

const listening = (server: Server | Line): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });

export class Troubled {
  mood: Mood = 'well';
  /** Text messages the provider received. */
  readonly sent: string[] = [];
  readonly answers: Answer[] = [];
  output = '';
  url = '';
  pool!: Pool;
  dataDir = '';
  private child!: ChildProcess;
  private cutting = false;
  private readonly sockets = new Set<Socket>();
  private readonly servers: (Server | Line)[] = [];
  private name = '';

  async start(): Promise<void> {
    const address = new URL(api().databaseUrl);
    this.name = `${address.pathname.slice(1)}_troubled`;
    await api()
      .db()
      .query(`CREATE OR REPLACE DATABASE ${this.name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
    address.pathname = this.name;
    this.pool = createPool({ uri: address.href, connectionLimit: 4, timezone: 'Z' });
    this.dataDir = await mkdtemp(join(tmpdir(), 'ipw-troubled-'));
    const line = await this.line(Number(address.port));
    const providers = `http://127.0.0.1:${String(await this.providers())}`;
    address.port = String(line);
    await this.run({
      DATABASE_URL: address.href,
      API_SIGN_SECRET: SECRETS.sign,
      SMS_PROVIDER: 'twilio',
      SMS_TWILIO_ACCOUNT: 'AC1',
      SMS_TWILIO_TOKEN: SECRETS.twilio,
      SMS_TWILIO_FROM: '+100',
      SMS_TWILIO_ENDPOINT: providers,
      IDENTITY_PROVIDER: 'http',
      IDENTITY_ENDPOINT: providers,
      IDENTITY_TOKEN: SECRETS.identity,
    });
  }

  private async run(env: Record<string, string>): Promise<void> {
    this.child = spawn(process.execPath, [join(__dirname, '../../dist/main.js')], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        LOG_LEVEL: 'debug',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        ...env,
      },
    });
    const ready = new Promise<string>((resolve, reject) => {
      for (const stream of [this.child.stdout!, this.child.stderr!])
        stream.on('data', (piece: Buffer) => {
          this.output += String(piece);
          if (this.url) return;
          const found = /listening on (\S+)/.exec(this.output)?.[1];
          if (found) resolve((this.url = found));
        });
      this.child.on('exit', (code) => {
        reject(new Error(`ended with ${String(code)}: ${this.output}`));
      });
    });
    await ready;
  }

  /** A proxy to the database, which `cutLine` closes. */
  private async line(port: number): Promise<number> {
    const server = createLine((near) => {
      if (this.cutting) {
        near.destroy();
        return;
      }
      const far = connect(port, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
    this.servers.push(server);
    return listening(server);
  }

  /** Runs `work` while the database is unreachable. */
  async cutLine(work: () => Promise<void>): Promise<void> {
    this.cutting = true;
    for (const socket of this.sockets) socket.destroy();
    await work();
    this.cutting = false;
  }

  private async providers(): Promise<number> {
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (piece) => (body += String(piece)));
      request.on('end', () => {
        const isText = request.url?.includes('Messages') ?? false;
        if (isText) this.sent.push(decodeURIComponent(body.replaceAll('+', ' ')));
        if (this.mood === 'hang up') response.destroy();
        else if (this.mood === 'echo 500') response.writeHead(500).end(`failed: ${body}`);
        else if (this.mood === 'echo text') response.end(`${body} is no JSON`);
        else if (this.mood === 'no match') response.end(JSON.stringify({ question: body }));
        else response.end('{"match":true}');
      });
    });
    this.servers.push(server);
    return listening(server);
  }

  /** Sends a request and stores its answer. A broken connection gives status 0. */
  async ask(call: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const answer = await fetch(this.url + path, { redirect: 'manual', ...init }).then(
      async (response) => ({
        call,
        status: response.status,
        text: `${JSON.stringify([...response.headers])}\n${await response.text()}`,
      }),
      () => ({ call, status: 0, text: '' }),
    );
    this.answers.push(answer);
    return answer;
  }

  get alive(): boolean {
    return this.child.exitCode === null;
  }

  /** Ends the process by SIGTERM. */
  async end(): Promise<void> {
    if (!this.alive) return;
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
  }

  async close(): Promise<void> {
    await this.end();
    for (const socket of this.sockets) socket.destroy();
    for (const server of this.servers) server.close();
    await this.pool.query(`DROP DATABASE ${this.name}`);
    await this.pool.end();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
