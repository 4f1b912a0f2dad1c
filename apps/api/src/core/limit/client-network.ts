import { isIPv4, isIPv6 } from 'node:net';

/** Where a call comes from, as limits count it. */
export interface ClientNetwork {
  /** One line or household: an IPv4 address, the /64 of an IPv6 one. */
  address: string;
  /** Its surroundings: the /24, the /48. */
  network: string;
}

/** The eight groups of an IPv6 address, a zone and an IPv4 tail included. */
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
 * One IPv6 line has 2^64 addresses to choose from, so it counts as one; an IPv4 address written as IPv6 is that address.
 * What is no address at all (a socket that is gone) counts together.
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
