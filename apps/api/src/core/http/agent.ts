/**
 * What looks at us for itself rather than for a person: link previews, search engines, monitors. Cubot makes phones, and
 * messengers that open links in a browser of their own name themselves in it: only their previews are bots.
 */
const ROBOT =
  /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|curl|wget|python|headless|monitor/i;

/** Families in the order they are asked: an app's own browser names the system's too. */
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

/** The family of browser, all that is kept of it. */
export const agentFamily = (userAgent: string): string =>
  FAMILIES.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
