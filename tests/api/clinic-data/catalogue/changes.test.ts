import { afterAll, beforeAll, expect, test } from 'vitest';
import { movedUrl } from '#server/pages/moved-url.ts';
import { bookAppointment, slotAt } from '#tests/support/data/appointment.ts';
import { addDuplicates, MORE } from '#tests/support/data/catalogue/catalogue-rows.ts';
import { continueIds, offerOf } from '#tests/support/data/setup.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let admin: StaffClient;
beforeAll(async () => {
  server = await startTestServer({ flags: { otp: false } });
  await continueIds(server);
  await addDuplicates(server);
  await server.site.reference.reload();
  admin = await staffClient(server, 'admin');
});
afterAll(() => server.close());

const moved = (url: string) => movedUrl(url, server.site.reference.current, server.site.country);
const changed = async (change: Promise<unknown>) => {
  await change;
  await server.site.reference.reload();
};
const CARDIOLOGIST = { kind: 'services', id: 1 } as const;

test('the impact of a change counts doctors, clinics, offers, upcoming appointments and pages', async () => {
  const slot = await slotAt(server, '09:00');
  await bookAppointment(server, slot);
  expect(await admin.catalogueImpact(CARDIOLOGIST)).toEqual({
    doctors: 2,
    clinics: 1,
    offers: 2,
    appointments: 1,
    pages: 6,
    can_delete: false,
  });
});

test.each([
  ['cities', 10, { doctors: 3, clinics: 1, can_delete: false }],
  ['areas', 1, { doctors: 2, clinics: 1, can_delete: false }],
  ['insurances', 1, { doctors: 2, offers: 3, appointments: 0, can_delete: false }],
  ['services', MORE.unusedService, { doctors: 0, offers: 0, pages: 0, can_delete: true }],
  ['areas', MORE.area, { doctors: 0, can_delete: true }],
] as const)('the impact of a change is known for %s %i', async (kind, id, impact) => {
  expect(await admin.catalogueImpact({ kind, id })).toMatchObject(impact);
});

test('the catalogue counts the doctors whose offers belong to a row', async () => {
  const { cities, areas, services, insurances } = await admin.catalogue();
  const countOf = (rows: readonly { id: number; doctors_count: number }[], id: number) =>
    rows.find((row) => row.id === id)?.doctors_count;
  expect(countOf(cities, 10)).toBe(3);
  expect(countOf(areas, 1)).toBe(2);
  expect(countOf(services, 1)).toBe(2);
  expect(countOf(insurances, 1)).toBe(2);
  expect(countOf(services, MORE.unusedService)).toBe(0);
});

test('the impact of a change of an unknown row is not found', async () => {
  await expect(admin.catalogueImpact({ kind: 'services', id: 999 })).rejects.toThrow('404');
});

test('a page is at its new slug, and the old slug redirects to it in every language', async () => {
  await changed(admin.changeSlug({ ...CARDIOLOGIST, slug: 'heart' }));
  expect(moved('/doctors/budapest/cardiologist')).toBe('/doctors/budapest/heart');
  expect(moved('/ru/doctors/budapest/cardiologist?sort=price')).toBe(
    '/ru/doctors/budapest/heart?sort=price',
  );
  expect(moved('/doctors/budapest/heart')).toBeNull();
  const { body } = await server.get('/api/v1/services/cardiologist/');
  expect(body).toMatchObject({ id: 1, slug: 'heart' });
  const sitemap = await server.get('/sitemap-lists-budapest.xml');
  expect(sitemap.body).toContain('/doctors/budapest/heart');
  expect(sitemap.body).not.toContain('/doctors/budapest/cardiologist');
});

test('a new slug can be the old one again, without a circle', async () => {
  await changed(admin.changeSlug({ ...CARDIOLOGIST, slug: 'cardiologist' }));
  expect(moved('/doctors/budapest/heart')).toBe('/doctors/budapest/cardiologist');
  expect(moved('/doctors/budapest/cardiologist')).toBeNull();
});

test('a new slug of a city and its district moves lists, filters and clinics', async () => {
  await changed(admin.changeSlug({ kind: 'cities', id: 10, slug: 'buda' }));
  await changed(admin.changeSlug({ kind: 'areas', id: 1, slug: 'lipotvaros' }));
  expect(moved('/clinics/budapest?city_area=district-5')).toBe(
    '/clinics/buda?city_area=lipotvaros',
  );
  expect(moved('/clinics/budapest/duna-clinic')).toBe('/clinics/buda/duna-clinic');
  expect(moved('/doctor/nagy-anna')).toBeNull();
  await changed(admin.changeSlug({ kind: 'cities', id: 10, slug: 'budapest' }));
});

test('a category, which has no page that could redirect, keeps its slug', async () => {
  const { categories } = await admin.catalogue();
  const [category] = categories;
  const call = admin.changeSlug({ kind: 'categories', id: category?.id ?? 0, slug: 'other' });
  await expect(call).rejects.toThrow('404');
  expect((await admin.catalogue()).categories).toEqual(categories);
});

test('a new slug cannot be that of another row', async () => {
  await expect(admin.changeSlug({ ...CARDIOLOGIST, slug: 'heart-doctor' })).rejects.toThrow(
    '400 already_exists',
  );
});

test('a hidden service leaves lists and bookings with its offers, and comes back with them', async () => {
  const slot = await slotAt(server, '10:00');
  await changed(admin.activateRow({ ...CARDIOLOGIST, is_active: false }));
  const list = await server.get('/api/v1/doctors/?city=10&service=1');
  expect(list.body.count).toBe(0);
  const services = await server.get('/api/v1/services/');
  expect(services.body.results.map(({ id }: { id: number }) => id)).not.toContain(1);
  const child = await server.get('/api/v1/services/pediatric-cardiologist/');
  expect(child.body.adult_service).toBeNull();
  const booking = await server.post('/api/v1/appointments/', { slot, doctor_service: 1 });
  expect(booking.status).toBe(400);

  await changed(admin.activateRow({ ...CARDIOLOGIST, is_active: true }));
  expect((await server.get('/api/v1/doctors/?city=10&service=1')).body.count).toBe(1);
  await bookAppointment(server, slot, { client_phone: '+36 20 123 4568' });
});

test('a row that something refers to is not deleted', async () => {
  await expect(admin.deleteRow(CARDIOLOGIST)).rejects.toThrow('400 in_use');
  await expect(admin.deleteRow({ kind: 'insurances', id: 1 })).rejects.toThrow('400 in_use');
});

test('a row that nothing refers to is deleted, with an event', async () => {
  const unused = { kind: 'services', id: MORE.unusedService } as const;
  await admin.deleteRow(unused);
  await expect(admin.deleteRow(unused)).rejects.toThrow('404');
  const { rows } = await server.database.pool.query(
    `select subject_table, action from staff_event where subject_id = $1 order by id desc limit 1`,
    [MORE.unusedService],
  );
  expect(rows).toEqual([{ subject_table: 'service', action: 'deleted' }]);
});

test('insurances are created, and listed in every language once a doctor accepts them', async () => {
  const names = { hu: 'Biztosító', en: 'Insurance', ru: 'Страховая' };
  const { id } = await admin.saveInsurance({ names, sitemap_index: false });
  const manager = await staffClient(server, 'account_manager');
  await manager.saveOffer({ ...offerOf(1, 4), insurances: [id] });
  await server.site.reference.reload();
  const { body } = await server.get('/api/v1/insurances/?locale=ru');
  expect(body.results).toContainEqual({ id, name: 'Страховая', sitemap_index: false });
});
