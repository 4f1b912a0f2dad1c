import { isIP, isIPv4 } from 'node:net';
import type { DeviceInfo } from '@ipw/domain';
import { browserOf, platformOf } from '../http/agent';
import type { Context } from '../http/context';

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
  browser: browserOf(userAgent),
  platform: platformOf(userAgent),
  network: networkOf(address),
});
