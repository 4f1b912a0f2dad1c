import { agentFamily, browserOf, isMessenger, isRobot, platformOf } from './agent';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const VIEW = `${ANDROID} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36`;

it.each([
  [`${VIEW} MicroMessenger/8.0.49`, 'wechat', 'wechat', true],
  [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.49`, 'wechat', 'wechat', true],
  [`${VIEW} AlipayClient/10.5.90`, 'alipay', 'chrome', true],
  [`${VIEW} QQ/9.0.60`, 'qq', 'chrome', true],
  [`${VIEW} Weibo (vivo-V2309A__weibo__14.5.1)`, 'chrome', 'chrome', true],
  [`${VIEW} Line/14.8.0`, 'chrome', 'chrome', true],
  [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/467.0]`, 'other', 'other', true],
  [`${WINDOWS} Edg/126.0.0.0`, 'edge', 'edge', false],
  [`${WINDOWS} OPR/111.0.0.0`, 'opera', 'opera', false],
  [WINDOWS, 'chrome', 'chrome', false],
  [`${ANDROID} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'samsung', 'samsung', false],
  [`${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 'firefox', 'firefox', false],
  [`${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`, 'chrome', 'chrome', false],
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'safari', 'safari', false],
  // The app of Google search.
  [`${IPHONE} GSA/321.0 Mobile/15E148 Safari/604.1`, 'other', 'other', false],
  ['', 'other', 'other', false],
] as const)('%j of a scan is %s, of a session %s', (userAgent, family, browser, messenger) => {
  expect([agentFamily(userAgent), browserOf(userAgent)]).toEqual([family, browser]);
  expect(isMessenger(userAgent)).toBe(messenger);
});

it.each([
  [`${VIEW} HarmonyOS`, 'harmony'],
  [VIEW, 'android'],
  [IPHONE, 'ios'],
  [WINDOWS, 'windows'],
] as const)('%j is of %s', (userAgent, platform) => {
  expect(platformOf(userAgent)).toBe(platform);
});

it.each([
  ['', true],
  ['Googlebot/2.1', true],
  ['WhatsApp/2.23', true],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT P80) Chrome/120.0 Mobile', false],
  [WINDOWS, false],
])('%j is a program: %s', (userAgent, robot) => {
  expect(isRobot(userAgent)).toBe(robot);
});
