import { isIP, isIPv4 } from 'node:net';
import type { Browser, Platform, DeviceInfo } from '@ipw/domain';
import type { Context } from '../http/context';

/** Patterns of user agents, the most specific first, because each also contains the names below it. */
const BROWSER_SIGNS: readonly [Browser, RegExp][] = [
  ['wechat', /MicroMessenger\//],
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\bOPR\/|\bOpera\b/],
  ['samsung', /SamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['safari', /\bVersion\/[\d.]+ .*Safari\//],
];
const PLATFORM_SIGNS: readonly [Platform, RegExp][] = [
  ['harmony', /HarmonyOS|OpenHarmony/],
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod/],
  ['windows', /Windows NT/],
  ['macos', /Macintosh|Mac OS X/],
  ['linux', /Linux|X11/],
];

const firstSign = <T extends string>(signs: readonly [T, RegExp][], text: string): T | 'other' =>
  signs.find(([, sign]) => sign.test(text))?.[0] ?? 'other';

/** The network of an address: 24 bits of IPv4, 48 bits of IPv6. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, '*');
  if (isIP(plain) === 0) return '';
  const [head = '', tail] = plain.split('::');
  const groups = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const whole =
    tail === undefined
      ? groups
      : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after];
  return `${whole.slice(0, 3).join(':')}:*`;
}

/** Device and network of a sign-in, only as precise as the member needs to recognise it. */
export const deviceInfoOf = ({ userAgent, address }: Pick<Context, 'userAgent' | 'address'>): DeviceInfo => ({
  browser: firstSign(BROWSER_SIGNS, userAgent),
  platform: firstSign(PLATFORM_SIGNS, userAgent),
  network: networkOf(address),
});
