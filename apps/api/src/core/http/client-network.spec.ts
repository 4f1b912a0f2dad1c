import { clientNetworkOf } from './client-network';

it.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:cb00:714d', '203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['64:ff9b::203.0.113.77', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
  ['', 'unknown', 'unknown'],
  ['1.2.3.4, 5.6.7.8', 'unknown', 'unknown'],
])('%s counts as %s in %s', (ip, address, network) => {
  expect(clientNetworkOf(ip)).toEqual({ address, network });
});

it('takes all addresses of one line for one', () => {
  const first = clientNetworkOf('2001:db8:1:2::1');
  for (const last of ['2', 'ffff', 'b:c:d']) expect(clientNetworkOf(`2001:db8:1:2::${last}`)).toEqual(first);
  expect(clientNetworkOf('2001:db8:1:3::1').address).not.toBe(first.address);
});
