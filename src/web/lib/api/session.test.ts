import { expect, test } from 'vitest';
import { expiredCookies } from './session.ts';

test('the session cookie is expired for the host and each parent domain', () => {
  expect(expiredCookies('www.vizit.hu')).toEqual([
    'user=; path=/; max-age=0',
    'user=; path=/; max-age=0; domain=www.vizit.hu',
    'user=; path=/; max-age=0; domain=vizit.hu',
  ]);
  expect(expiredCookies('localhost')).toEqual(['user=; path=/; max-age=0']);
});
