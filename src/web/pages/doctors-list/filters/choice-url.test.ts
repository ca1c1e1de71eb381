import { expect, test } from 'vitest';
import { NO_FILTERS } from '#shared/domain/catalogue/lists/doctor-filters.ts';
import { makeCity } from '#tests/support/web/doctors.ts';
import { makeService } from '#tests/support/web/fake-api.ts';
import { choiceUrl, choiceQuery, otherVariant } from './choice-url.ts';

const children = makeService({ id: 6, slug: 'cardiologist-children' });
const adults = makeService();
const forAdults = makeService({ children_service: children });
const forChildren = makeService({ ...children, is_for_children: true, adult_service: adults });
const filters = { ...NO_FILTERS, insurance: 4, cityArea: 'ujbuda' };
const contextOf = (service = forAdults) => ({
  city: makeCity(),
  service,
  areas: [{ id: 7, slug: 'ujbuda', name: 'Újbuda', sitemap_index: true }],
  insurances: [],
  languages: [],
  area: null,
  filters: NO_FILTERS,
  position: { lat: 47, lng: 19 },
});

test('otherVariant returns the variant of a service for children or for adults, or null', () => {
  expect(otherVariant(forAdults)?.slug).toBe('cardiologist-children');
  expect(otherVariant(forChildren)?.slug).toBe('cardiologist');
  expect(otherVariant(makeService())).toBeNull();
});

test("choiceUrl keeps the filters on a change to the children's variant and back", () => {
  expect(choiceUrl(contextOf(), { filters, isForChildren: true })).toBe(
    '/doctors/budapest/cardiologist-children?insurance=4&city_area=ujbuda',
  );
  expect(choiceUrl(contextOf(forChildren), { filters, isForChildren: false })).toBe(
    '/doctors/budapest/cardiologist?insurance=4&city_area=ujbuda',
  );
});

test('choiceUrl keeps the service if it has no other variant', () => {
  const choice = { filters: { ...NO_FILTERS, childAge: 24 }, isForChildren: true };
  expect(choiceUrl(contextOf(makeService()), choice)).toBe(
    '/doctors/budapest/cardiologist?child_age=24',
  );
});

test('the doctors of a choice of filters are counted with its variant of the service and its district', () => {
  expect(choiceQuery(contextOf(), { filters, isForChildren: true })).toEqual({
    city: 10,
    service: '6',
    insurance: 4,
    city_area: 7,
  });
});
