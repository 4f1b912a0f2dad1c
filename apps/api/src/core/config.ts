import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { refuseHalfABucket } from './bucket-settings';
import { holidays } from './holidays';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const url = (protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address starting with ${protocols.join(' or ')}`,
    );

const whole = (min: number, max: number) => {
  const said = `must be a whole number from ${String(min)} to ${String(max)}`;
  return z.coerce.number(said).int(said).min(min, said).max(max, said);
};

/** Whether an address names a host and a database, and contains nothing the driver would silently ignore. */
export function namesDatabase(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(value);
  const isEncoded = [username, password, pathname].every((part) => !/%(?![\da-f]{2})/i.test(part));
  const isNamed =
    hostname !== '' && /^\/[^/]+$/.test(pathname) && /^(\?ssl=(true|1))?$/.test(search) && hash === '';
  return ['mysql:', 'mariadb:'].includes(protocol) && isNamed && isEncoded;
}

const DATABASE_FORM =
  'must be set to mysql://user:password@host/database, with special characters percent-encoded (%40 for @), and ?ssl=true for TLS';

/** Addresses of replicas, with commas. */
function replicas(value: string | undefined, context: z.RefinementCtx): string[] {
  const addresses = (value ?? '').split(',').flatMap((address) => address.trim() || []);
  if (addresses.every(namesDatabase)) return addresses;
  context.addIssue(
    'must be mysql://user:password@host/database, several with commas, with special characters percent-encoded (%2C for a comma)',
  );
  return z.NEVER;
}

/** Proxies whose `X-Forwarded-For` is trusted: one on this machine, or the given addresses and networks. */
function proxies(value: string, context: z.RefinementCtx): false | string[] {
  if (value === '0' || value === 'false') return false;
  if (value === '1' || value === 'true') return ['loopback'];
  const places = value.split(',').map((place) => place.trim());
  if (places.every((place) => isIP(place.replace(/\/\d{1,3}$/, '')) > 0)) return places;
  context.addIssue(
    'must be 0, 1 (a proxy on this machine), or addresses and networks of proxies with commas',
  );
  return z.NEVER;
}

/** Sentinels of a Redis, as `host:port` with commas. */
function sentinels(
  value: string | undefined,
  context: z.RefinementCtx,
): { host: string; port: number }[] | undefined {
  if (value === undefined) return undefined;
  const found = value.split(',').map((place) => /^\s*([^\s:,]+):(\d{1,5})\s*$/.exec(place));
  if (found.every((place) => place !== null))
    return found.map(([, host, port]) => ({ host: host!, port: Number(port) }));
  context.addIssue('must be addresses of sentinels, host:port, with commas');
  return z.NEVER;
}

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  PUBLIC_URL: url(['https:', 'http:']).optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((value) => resolve(value)),
  DATABASE_URL: z.string(DATABASE_FORM).refine(namesDatabase, DATABASE_FORM),
  DATABASE_CA: z.string().optional(),
  DATABASE_REPLICA_URLS: z.string().optional().transform(replicas),
  DATABASE_POOL: whole(2, 500).default(20),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  METRICS_PORT: whole(0, 65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['https:', 'http:']).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  DRAIN_SECONDS: whole(0, 600).default(0),
  REDIS_URL: url(['redis:', 'rediss:']).optional(),
  REDIS_SENTINELS: z.string().optional().transform(sentinels),
  REDIS_MASTER: z.string().min(1).default('mymaster'),
  REDIS_TIMEOUT_MS: whole(10, 10_000).default(100),
  DEMO: flag.default(false),
  API_SIGN_REQUIRED: flag.default(false),
  API_SIGN_SECRET: z.string().min(8).default('ip-workbench'),
  SCAN_PLACE_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
    .optional(),
  TRUST_PROXY: z.string().default('0').transform(proxies),
  SMS_PROVIDER: z.enum(['outbox', 'twilio']).default('outbox'),
  SMS_TWILIO_ACCOUNT: z.string().optional(),
  SMS_TWILIO_TOKEN: z.string().optional(),
  SMS_TWILIO_FROM: z.string().optional(),
  SMS_TWILIO_ENDPOINT: url(['https:', 'http:']).default('https://api.twilio.com'),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\r\n<>]*<[^@\s<>]+@[^@\s<>]+>$|^[^@\s<>]+@[^@\s<>]+$/,
      'must be an address, or a name and an <address>',
    )
    .optional(),
  IDENTITY_PROVIDER: z.enum(['local', 'http']).default('local'),
  IDENTITY_ENDPOINT: url(['https:', 'http:']).optional(),
  IDENTITY_TOKEN: z.string().optional(),
  FILING_PROVIDER: z.enum(['sandbox', 'http']).default('sandbox'),
  FILING_ENDPOINT: url(['https:', 'http:']).optional(),
  FILING_SECRET: z.string().min(32).optional(),
  BANK_HOLDER: z.string().max(100).optional(),
  BANK_NAME: z.string().max(100).optional(),
  BANK_ACCOUNT: z
    .string()
    .regex(/^[A-Z0-9][A-Z0-9 -]{5,39}$/, 'must be an account number: digits, capitals, spaces and hyphens')
    .optional(),
  PAY_PROVIDER: z.enum(['sandbox', 'wechat']).default('sandbox'),
  PAY_WECHAT_APP_ID: z.string().optional(),
  PAY_WECHAT_MERCHANT_ID: z.string().optional(),
  PAY_WECHAT_SERIAL: z.string().optional(),
  PAY_WECHAT_PRIVATE_KEY_FILE: z.string().optional(),
  PAY_WECHAT_PLATFORM_KEYS: z.string().optional(),
  PAY_WECHAT_API_KEY: z
    .string()
    .refine((value) => Buffer.byteLength(value) === 32, 'must be the 32 bytes of the API v3 key')
    .optional(),
  PAY_WECHAT_ENDPOINT: url(['https:', 'http:']).default('https://api.mch.weixin.qq.com'),
  OPERATOR_PHONE: z.string().max(40).optional(),
  OPERATOR_EMAIL: z
    .string()
    .regex(/^[^@\s<>]+@[^@\s<>]+$/, 'must be an e-mail address')
    .optional(),
  OPERATOR_DATA_CONSOLE_URL: url(['https:', 'http:']).optional(),
  OPERATOR_RIGHTS_SITE_URL: url(['https:', 'http:']).optional(),
  OPERATOR_ICP_NUMBER: z.string().max(60).optional(),
  OPERATOR_POLICE_NUMBER: z.string().max(60).optional(),
  OPERATOR_HOLIDAYS: z.string().optional().transform(holidays),
  TSA_URL: url(['https:', 'http:']).optional(),
  TSA_CA_FILE: z.string().optional(),
  S3_ENDPOINT: url(['https:', 'http:']).optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ROLE_ARN: z.string().optional(),
  S3_STS_ENDPOINT: url(['https:', 'http:']).optional(),
  BACKUP_TO: z
    .string()
    .regex(/^(\/.|s3:\/\/[^/]+)/, 'must be a folder (an absolute path) or s3://bucket/path')
    .optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]{58}$/, 'must be a public key of age-keygen: age1…')
    .optional(),
  BACKUP_IDENTITY_FILE: z.string().optional(),
  BACKUP_KEYS_TO: z.string().regex(/^\/./, 'must be an absolute path').optional(),
  BACKUP_KEEP_DAYS: whole(1, 3650).default(14),
  ANCHORS_TO: z
    .string()
    .regex(/^s3:\/\/[^/]+/, 'must be s3://bucket/path')
    .optional(),
  ANCHORS_KEEP_DAYS: whole(1, 36_500).default(3650),
  ANCHORS_S3_ENDPOINT: url(['https:', 'http:']).optional(),
  ANCHORS_S3_REGION: z.string().optional(),
  ANCHORS_S3_ACCESS_KEY_ID: z.string().optional(),
  ANCHORS_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_ENDPOINT: url(['https:', 'http:']).optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(schema.shape);

export type Config = z.output<typeof schema>;
export const CONFIG = Symbol('config');

const OURS =
  /^(ANCHORS_|BACKUP_|PUBLIC_|DATABASE_|DRAIN_|METRICS_|TRUST_|API_|SCAN_|SMS_|SMTP_|MAIL_|IDENTITY_|FILING_|BANK_|OPERATOR_|PAY_|REDIS_|TSA_|S3_)/;

/**
 * Reads the environment into typed settings. Throws an Error of one line that names the variable and its rule; an unknown
 * variable with one of our prefixes counts as an error. Without NODE_ENV the mode is production.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const config = readSettings(env);
  if (config.NODE_ENV === 'production') refuseDemo(config, env.NODE_ENV);
  return config;
}

/** Settings for a command-line command: it serves no requests, so local stand-ins of providers are allowed. */
export function readSettings(env: NodeJS.ProcessEnv): Config {
  const unknown = Object.keys(env).find((name) => OURS.test(name) && !(name in schema.shape));
  if (unknown) throw new Error(`configuration: unknown setting ${unknown}`);
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new Error(`configuration: ${issue.path.join('.')}: ${issue.message}`);
  }
  const config = parsed.data;
  if (
    config.SMS_PROVIDER === 'twilio' &&
    !(config.SMS_TWILIO_ACCOUNT && config.SMS_TWILIO_TOKEN && config.SMS_TWILIO_FROM)
  )
    throw new Error(
      'configuration: SMS_TWILIO_ACCOUNT, SMS_TWILIO_TOKEN and SMS_TWILIO_FROM are required with SMS_PROVIDER=twilio',
    );
  if (config.SMTP_URL && !config.MAIL_FROM)
    throw new Error('configuration: MAIL_FROM is required with SMTP_URL');
  if (config.IDENTITY_PROVIDER === 'http' && !config.IDENTITY_ENDPOINT)
    throw new Error('configuration: IDENTITY_ENDPOINT is required with IDENTITY_PROVIDER=http');
  if (config.TSA_URL && !config.TSA_CA_FILE)
    throw new Error('configuration: TSA_CA_FILE is required with TSA_URL');
  if (config.FILING_PROVIDER === 'http' && !(config.FILING_ENDPOINT && config.FILING_SECRET))
    throw new Error(
      'configuration: FILING_ENDPOINT and FILING_SECRET are required with FILING_PROVIDER=http',
    );
  // The demo shows a transfer; the account does not exist.
  const noBank = !config.BANK_HOLDER && !config.BANK_NAME && !config.BANK_ACCOUNT;
  if (config.DEMO && noBank) Object.assign(config, DEMO_BANK);
  const bank = [config.BANK_HOLDER, config.BANK_NAME, config.BANK_ACCOUNT];
  if (bank.some(Boolean) && !bank.every(Boolean))
    throw new Error(
      'configuration: BANK_HOLDER, BANK_NAME and BANK_ACCOUNT must be set together or not at all',
    );
  if (config.REDIS_SENTINELS && !config.REDIS_URL)
    throw new Error('configuration: REDIS_URL is required with REDIS_SENTINELS');
  refuseHalfWallet(config);
  refuseHalfABucket(config);
  // Labels of the demo lead to the demo's own address.
  if (config.DEMO) config.PUBLIC_URL ??= `http://localhost:${String(config.PORT)}`;
  return config;
}

const DEMO_BANK = {
  BANK_HOLDER: 'IP 工作台（演示账户）',
  BANK_NAME: '演示银行 杭州分行',
  BANK_ACCOUNT: '6200 0000 0000 0000 000',
} as const;

/** Settings WeChat Pay requires. */
const WECHAT = [
  'PAY_WECHAT_APP_ID',
  'PAY_WECHAT_MERCHANT_ID',
  'PAY_WECHAT_SERIAL',
  'PAY_WECHAT_PRIVATE_KEY_FILE',
  'PAY_WECHAT_PLATFORM_KEYS',
  'PAY_WECHAT_API_KEY',
  'PUBLIC_URL',
] as const;

function refuseHalfWallet(config: Config): void {
  if (config.PAY_PROVIDER === 'sandbox') return;
  const missing = WECHAT.find((name) => !config[name]);
  if (missing) throw new Error(`configuration: ${missing} is required with PAY_PROVIDER=wechat`);
}

/** What stands in `deploy/ipw.env` where a value must be one's own. */
const EXAMPLE = 'change-me';

function refuseDemo(config: Config, said: string | undefined): void {
  const example = Object.entries(config).find(([, value]) => String(value).includes(EXAMPLE))?.[0];
  const wrong =
    (example && `${example} still has ${EXAMPLE}, which everybody can read in the example`) ||
    (config.DEMO && 'DEMO=1 seeds accounts with known passwords') ||
    (config.API_SIGN_SECRET === 'ip-workbench' && 'API_SIGN_SECRET is the demo secret') ||
    (config.SMS_PROVIDER === 'outbox' && 'SMS_PROVIDER=outbox writes one-time codes to a file') ||
    (!config.SMTP_URL && 'without SMTP_URL e-mails, including one-time codes, are written to a file') ||
    (config.PAY_PROVIDER === 'sandbox' && 'PAY_PROVIDER=sandbox accepts payments without money') ||
    (config.IDENTITY_PROVIDER === 'local' && 'IDENTITY_PROVIDER=local accepts test data') ||
    (config.FILING_PROVIDER === 'sandbox' && 'FILING_PROVIDER=sandbox registers nothing') ||
    ((!config.OPERATOR_PHONE || !config.OPERATOR_EMAIL) &&
      'without OPERATOR_PHONE and OPERATOR_EMAIL pages show an invented contact');
  const trial = said ? '' : ' (set NODE_ENV=development for a trial)';
  if (wrong) throw new Error(`configuration: refused in production: ${wrong}${trial}`);
}
