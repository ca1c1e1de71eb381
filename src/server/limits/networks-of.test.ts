import { expect, test } from 'vitest';
import { networksOf, widestNetworkOf } from './networks-of.ts';

test.each([
  ['192.0.2.7', '192.0.2.7/32', '192.0.2.0/24', null],
  ['::ffff:192.0.2.7', '192.0.2.7/32', '192.0.2.0/24', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48'],
  ['2001:db8:1:2ff::6', '2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48'],
  ['somewhere', 'somewhere', 'somewhere', null],
])('%s counts as %s, %s and %s', (from, address, subnet, block) => {
  expect(networksOf(from)).toEqual({ address, subnet, block });
});

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2::6', '2001:db8:1::/48'],
])('the widest network of %s is %s', (from, network) => {
  expect(widestNetworkOf(from)).toBe(network);
});
