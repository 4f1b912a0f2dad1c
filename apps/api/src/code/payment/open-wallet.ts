import { join } from 'node:path';
import type { Config } from '../../core/config';
import type { Keys } from '../../core/keys';
import { readSettingFile } from '../../core/setting-files';
import { PlatformKeys } from './platform-keys';
import { SandboxWallet } from './sandbox-wallet';
import type { Wallet } from './wallet';
import { WechatWallet } from './wechat-wallet';

/** The configured wallet; an unreadable key file stops the start. */
export function openWallet(config: Config, keys: Keys): Wallet {
  if (config.PAY_PROVIDER === 'sandbox')
    return new SandboxWallet(keys, join(config.DATA_DIR, 'sandbox-wallet'));
  return new WechatWallet({
    appId: config.PAY_WECHAT_APP_ID!,
    merchantId: config.PAY_WECHAT_MERCHANT_ID!,
    serial: config.PAY_WECHAT_SERIAL!,
    privateKey: readSettingFile(
      'PAY_WECHAT_PRIVATE_KEY_FILE',
      config.PAY_WECHAT_PRIVATE_KEY_FILE!,
    ).toString(),
    platformKeys: new PlatformKeys(config.PAY_WECHAT_PLATFORM_KEYS!),
    apiKey: config.PAY_WECHAT_API_KEY!,
    endpoint: config.PAY_WECHAT_ENDPOINT,
    notifyUrl: new URL('/api/pay/notify/wechat', config.PUBLIC_URL).href,
  });
}
