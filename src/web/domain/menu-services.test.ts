import { expect, test } from 'vitest';
import { makeCity } from '#tests/support/web/doctors.ts';
import { makeService } from '#tests/support/web/fake-api.ts';
import { menuServices } from './menu-services.ts';

/** Creates one service per count, named a, b, c and so on. */
const services = (...counts: number[]) =>
  counts.map((doctors_count, index) => {
    const slug = String.fromCodePoint(97 + index);
    return makeService({ id: index, slug, name: slug, doctors_count });
  });
const slugs = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug).join('');

test('menus omit services without doctors in the city', () => {
  const menu = menuServices(makeCity(), services(2, 0, 1), services(0, 3));
  expect(slugs(menu.popular)).toBe('ac');
  expect(slugs(menu.procedures)).toBe('b');
});

test('popular specialties are the twelve with the most doctors', () => {
  const menu = menuServices(
    makeCity(),
    services(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 13),
    [],
  );
  expect(slugs(menu.popular)).toBe('nlmkjihgfedc');
});

test('procedures are the eight with the most doctors', () => {
  const menu = menuServices(makeCity(), [], services(1, 9, 2, 8, 3, 7, 4, 6, 5, 5));
  expect(slugs(menu.procedures)).toBe('bdfhijge');
});
