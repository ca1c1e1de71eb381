import { expect, test } from 'vitest';
import { lookupJob, passwordJob } from './sign-in-limiters.ts';

const { signal } = new AbortController();

test('password checks prefer known networks, then new ones, then usernames without an account', () => {
  const priorities = [{ is_known_network: true }, { is_known_network: false }, undefined].map(
    (account) => passwordJob({ address: '192.0.2.7', signal }, account).priority,
  );
  expect(priorities).toEqual([0, 1, 2]);
});

test.each([
  ['192.168.2.7', ['192.168.0.0/16', '192.168.2.0/24', '192.168.2.7/32']],
  ['2001:db8:1:2::7', ['2001:db8::/32', '2001:db8:1::/48', '2001:db8:1:2::/64']],
])('jobs from %s are grouped by provider, network and address', (address, groups) => {
  expect(lookupJob({ address, signal })).toEqual({ priority: 0, groups, signal });
  expect(passwordJob({ address, signal }, undefined).groups).toEqual(groups);
});
