/** Browsers and systems by which sessions are told apart. Labels: `browser.<code>`, `platform.<code>`. */
export const BROWSERS = [
  'wechat',
  'edge',
  'opera',
  'samsung',
  'firefox',
  'chrome',
  'safari',
  'other',
] as const;
export const PLATFORMS = ['harmony', 'android', 'ios', 'windows', 'macos', 'linux', 'other'] as const;
export type Browser = (typeof BROWSERS)[number];
export type Platform = (typeof PLATFORMS)[number];

/** The device of a sign-in as stored: browser and system families instead of versions, a network instead of an address. */
export interface DeviceInfo {
  browser: Browser;
  platform: Platform;
  /** `203.0.113.*` or `2001:db8:1:*`; '' when unknown. */
  network: string;
}
