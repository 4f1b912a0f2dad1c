/**
 * Automatic clients: link previews, search engines, monitors. Cubot is a phone brand. Messengers name themselves in their
 * in-app browser, so only their preview fetchers match.
 */
const ROBOT =
  /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|curl|wget|python|headless|monitor/i;

/** Families in order of test: an app's browser also contains the system browser's name. */
const FAMILIES = [
  ['wechat', /MicroMessenger/i],
  ['alipay', /AlipayClient/i],
  ['qq', /\bQQ\//i],
  ['edge', /\bEdg/],
  ['firefox', /Firefox|FxiOS/],
  ['samsung', /SamsungBrowser/],
  ['chrome', /Chrome|CriOS/],
  ['safari', /Safari/],
] as const;

export const isRobot = (userAgent: string): boolean => userAgent === '' || ROBOT.test(userAgent);

/** The browser family, the only part of the user agent that is stored. */
export const agentFamily = (userAgent: string): string =>
  FAMILIES.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
