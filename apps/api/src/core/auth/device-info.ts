import { isIP, isIPv4 } from 'node:net';
import type { Browser, Platform, DeviceInfo } from '@ipw/domain';
import type { Context } from '../http/context';

/** What a browser calls itself, the most particular first: each of them claims to be the ones below as well. */
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

/** The network an address belongs to: 24 bits of an IPv4 address, 48 of an IPv6 one. */
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

/** Where a sign-in came from, as coarse as its owner needs it to recognise themselves. */
export const deviceInfoOf = ({ userAgent, address }: Pick<Context, 'userAgent' | 'address'>): DeviceInfo => ({
  browser: firstSign(BROWSER_SIGNS, userAgent),
  platform: firstSign(PLATFORM_SIGNS, userAgent),
  network: networkOf(address),
});
