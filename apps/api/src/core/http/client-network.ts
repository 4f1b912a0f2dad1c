import { isIPv4, isIPv6 } from 'node:net';

/** The origin of a call, as rate limits count it. */
export interface ClientNetwork {
  /** One line or household: an IPv4 address, or the /64 of an IPv6 one. */
  address: string;
  /** The larger network: /24 of IPv4, /48 of IPv6. */
  network: string;
}

/** The eight groups of an IPv6 address, with zone and IPv4 tail handled. */
function groupsOf(ip: string): number[] {
  const plain = ip.replace(/%.*$/, '').replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a, b, c, d] = parts.slice(0, 4).map(Number) as [number, number, number, number];
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail] = plain.split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  if (tail === undefined) return read(head);
  const [before, after] = [read(head), read(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

const written = (groups: readonly number[], bits: number) =>
  `${groups
    .slice(0, bits / 16)
    .map((group) => group.toString(16))
    .join(':')}::/${String(bits)}`;

/**
 * An IPv6 line can use 2^64 addresses, so its /64 counts as one address; an IPv4 address mapped to IPv6 counts as IPv4.
 * Invalid addresses (of closed sockets) count together.
 */
export function clientNetworkOf(ip: string): ClientNetwork {
  if (isIPv4(ip)) return { address: ip, network: ip.replace(/\d+$/, '0/24') };
  if (!isIPv6(ip.replace(/%.*$/, ''))) return { address: 'unknown', network: 'unknown' };
  const groups = groupsOf(ip);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high, low] = groups.slice(6) as [number, number];
    return clientNetworkOf([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  }
  return { address: written(groups, 64), network: written(groups, 48) };
}
