import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../../core/config';
import type { Keys } from '../../core/keys';
import type { FilingCentre } from './filing-centre';
import { HttpFilingCentre } from './http-centre';
import { SandboxCentre } from './sandbox-centre';

/** The secret that the sandbox and this installation share. */
export const sandboxSecret = (keys: Pick<Keys, 'wallet'>): string =>
  createHmac('sha256', Buffer.from(keys.wallet, 'base64')).update('filing centre').digest('hex');

/** The configured filing centre. */
export function openCentre(config: Config, keys: Keys): FilingCentre {
  if (config.FILING_PROVIDER === 'http')
    return new HttpFilingCentre(
      () => Promise.resolve(config.FILING_ENDPOINT!.replace(/\/$/, '')),
      config.FILING_SECRET!,
    );
  const secret = sandboxSecret(keys);
  const notices = `http://127.0.0.1:${String(config.PORT)}/api/filing-centre/notice`;
  const sandbox = new SandboxCentre(join(config.DATA_DIR, 'sandbox-centre'), secret, notices);
  return new HttpFilingCentre(() => sandbox.address(), secret);
}
