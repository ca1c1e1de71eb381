import { expect, test } from 'vitest';
import { lookupTurn, passwordTurn } from './sign-in-turns.ts';

const { signal } = new AbortController();

test('prefers known networks to new ones, and both to unknown usernames', () => {
  const priorities = [{ is_known_network: true }, { is_known_network: false }, undefined].map(
    (account) => passwordTurn({ address: '192.0.2.7', signal }, account).priority,
  );
  expect(priorities).toEqual([0, 1, 2]);
});

test.each([
  ['192.168.2.7', ['192.168.0.0/16', '192.168.2.0/24', '192.168.2.7/32']],
  ['2001:db8:1:2::7', ['2001:db8::/32', '2001:db8:1::/48', '2001:db8:1:2::/64']],
])('%s takes turns with its provider, its network and its address', (address, groups) => {
  expect(lookupTurn({ address, signal })).toEqual({ priority: 0, groups, signal });
  expect(passwordTurn({ address, signal }, undefined).groups).toEqual(groups);
});
