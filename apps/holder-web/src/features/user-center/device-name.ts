import type { DeviceInfo } from '@ipw/domain';
import type { translate } from '../../i18n/catalogue';

/** 'Chrome on Windows'. */
export const deviceName = (t: typeof translate, { browser, platform }: DeviceInfo): string =>
  t('devices.device', { browser: t(`browser.${browser}`), platform: t(`platform.${platform}`) });
