/**
 * A separate installation on this worker's database server: an empty database, an empty data folder, the built API's
 * commands.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { api, atTheEnd } from './server';
import { pair } from './wechat';

const MAIN = join(__dirname, '../dist/main.js');

export interface Outcome {
  code: number | null;
  /** Its output on both streams, without the last line break. */
  said: string;
}

/** The settings production requires, with providers that are never called. */
export function productionSettings(folder: string): Record<string, string> {
  const { privateKey, publicKey } = pair();
  mkdirSync(join(folder, 'platform'), { recursive: true });
  writeFileSync(join(folder, 'platform', 'PUB_KEY_ID_1.pem'), publicKey);
  writeFileSync(join(folder, 'merchant.pem'), privateKey);
  return {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://ip.example.com',
    API_SIGN_SECRET: 'a secret of the installation',
    SMS_PROVIDER: 'twilio',
    SMS_TWILIO_ACCOUNT: 'AC1',
    SMS_TWILIO_TOKEN: 'token',
    SMS_TWILIO_FROM: '+100',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'desk@example.com',
    IDENTITY_PROVIDER: 'http',
    IDENTITY_ENDPOINT: 'http://127.0.0.1:1',
    FILING_PROVIDER: 'http',
    FILING_ENDPOINT: 'http://127.0.0.1:1',
    FILING_SECRET: 's'.repeat(32),
    OPERATOR_PHONE: '021-5555-0100',
    OPERATOR_EMAIL: 'help@example.com',
    OPERATOR_ICP_NUMBER: '沪ICP备20260001号',
    OPERATOR_HOLIDAYS: '2027-02-05/2027-02-11',
    PAY_PROVIDER: 'wechat',
    PAY_WECHAT_APP_ID: 'wx1',
    PAY_WECHAT_MERCHANT_ID: '1',
    PAY_WECHAT_SERIAL: 'S1',
    PAY_WECHAT_PRIVATE_KEY_FILE: join(folder, 'merchant.pem'),
    PAY_WECHAT_PLATFORM_KEYS: join(folder, 'platform'),
    PAY_WECHAT_API_KEY: 'k'.repeat(32),
  };
}

export class Installation {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'ipw-installation-'));
  private readonly running = new Set<ChildProcess>();

  private constructor(
    readonly name: string,
    readonly databaseUrl: string,
  ) {}

  /** An empty installation, removed after the spec file. */
  static async empty(suffix: string): Promise<Installation> {
    const address = new URL(api().databaseUrl);
    address.pathname = `${address.pathname}_${suffix}`;
    const made = new Installation(address.pathname.slice(1), address.href);
    await made.emptyDatabase();
    atTheEnd(async () => {
      await Promise.all([...made.running].map((child) => made.end(child)));
      await api().db().query(`DROP DATABASE IF EXISTS ${made.name}`);
      rmSync(made.dataDir, { recursive: true, force: true });
    });
    return made;
  }

  async emptyDatabase(): Promise<void> {
    await api()
      .db()
      .query(`CREATE OR REPLACE DATABASE ${this.name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
  }

  /** Uses a connection that is closed afterwards, because some commands refuse while a process is connected. */
  async rows<T>(sql: string, params: unknown[] = []): Promise<T[]> {
    const connection = await createConnection({ uri: this.databaseUrl, timezone: 'Z' });
    try {
      return (await connection.query<RowDataPacket[]>(sql, params))[0] as T[];
    } finally {
      await connection.end();
    }
  }

  spawn(args: string[], env: Record<string, string> = {}): ChildProcess {
    const child = spawn(process.execPath, [MAIN, ...args], {
      env: {
        PATH: process.env['PATH'],
        DEMO_CACHE: process.env['DEMO_CACHE'],
        NODE_ENV: 'test',
        DEMO: '0',
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: this.dataDir,
        DATABASE_URL: this.databaseUrl,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.running.add(child);
    child.once('exit', () => this.running.delete(child));
    return child;
  }

  /** Runs a command, or a start that should be refused, to its end. */
  async run(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
    const child = this.spawn(args, env);
    let said = '';
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (said += String(text)));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, said: said.trimEnd() };
  }

  /** Starts the API; returns its address and process. Throws with its output when it ends instead. */
  async start(env: Record<string, string> = {}): Promise<{ url: string; child: ChildProcess }> {
    const child = this.spawn([], env);
    let said = '';
    child.stderr!.on('data', (text) => (said += String(text)));
    for await (const text of child.stdout!.iterator({ destroyOnReturn: false })) {
      said += String(text);
      const url = /listening on (\S+)/.exec(said)?.[1];
      if (url) return { url, child };
    }
    throw new Error(`the process ended instead of listening: ${said}`);
  }

  /** Ends a process by SIGTERM; returns its exit code. */
  async end(child: ChildProcess): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = (await exited) as [number | null];
    return code;
  }
}
