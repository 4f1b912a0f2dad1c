import type { Browser, Platform } from '@ipw/domain';

/**
 * Automatic clients: link previews, search engines, monitors. Cubot is a phone brand. Messengers name themselves in their
 * in-app browser, so only their preview fetchers match.
 */
const ROBOT =
  /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|curl|wget|python|headless|monitor/i;

/** Apps that open pages themselves and send no referrer. */
const MESSENGERS = {
  wechat: /MicroMessenger/i,
  alipay: /AlipayClient/i,
  qq: /\bQQ\//i,
  weibo: /Weibo/i,
  facebook: /FBAN|FBAV/i,
  instagram: /Instagram/i,
  line: /\bLine\//i,
} as const;

/** In order of test, because each browser also names those below it; apps of messengers name the system's browser. */
const BROWSERS = {
  edge: /\bEdg(?:e|A|iOS)?\//,
  opera: /\bOPR\/|\bOpera\b/,
  samsung: /SamsungBrowser\//,
  firefox: /\b(?:Firefox|FxiOS)\//,
  chrome: /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//,
  // Other apps of iOS name Safari, too, but give no version.
  safari: /\bVersion\/[\d.]+ .*Safari\//,
} as const;

/** In order of test, too. */
const PLATFORMS: Readonly<Record<Exclude<Platform, 'other'>, RegExp>> = {
  harmony: /HarmonyOS|OpenHarmony/,
  android: /Android/,
  ios: /iPhone|iPad|iPod/,
  windows: /Windows NT/,
  macos: /Macintosh|Mac OS X/,
  linux: /Linux|X11/,
};

const { wechat, alipay, qq } = MESSENGERS;
const SESSION_BROWSERS: Readonly<Record<Exclude<Browser, 'other'>, RegExp>> = { wechat, ...BROWSERS };
const SCAN_AGENTS = { wechat, alipay, qq, ...BROWSERS } as const;

const firstSign = <T extends string>(signs: Readonly<Record<T, RegExp>>, userAgent: string): T | 'other' =>
  (Object.keys(signs) as T[]).find((name) => signs[name].test(userAgent)) ?? 'other';

export const isRobot = (userAgent: string): boolean => userAgent === '' || ROBOT.test(userAgent);
export const isMessenger = (userAgent: string): boolean => firstSign(MESSENGERS, userAgent) !== 'other';

/** The browser family of a scan, the only part of the user agent that is stored. Labels: `agent.<family>`. */
export const agentFamily = (userAgent: string): keyof typeof SCAN_AGENTS | 'other' =>
  firstSign(SCAN_AGENTS, userAgent);

/** Browser and system of a session. */
export const browserOf = (userAgent: string): Browser => firstSign(SESSION_BROWSERS, userAgent);
export const platformOf = (userAgent: string): Platform => firstSign(PLATFORMS, userAgent);
