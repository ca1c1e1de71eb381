import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { bookAppointment } from './book-appointment.ts';
import { crawl } from './crawl.ts';
import { htmlErrors } from './checks/html-errors.ts';
import { urlOf, FAILING_PATH, startSites, type Sites } from './start-sites.ts';

let sites: Sites;
beforeAll(async () => {
  sites = await startSites();
});
afterAll(() => sites.stop());

test.each([
  ['hu', 'hu'],
  ['kz', 'kk'],
  ['kg', 'ru'],
  ['ro', 'ro'],
  ['ae', 'en'],
] as const)('one page of every kind is valid HTML: %s in %s', async (country, language) => {
  const booked = await bookAppointment(sites, country);
  const { id, hash } = booked.appointment;
  const linked = await crawl(sites, { country, language, maxPerKind: 1, maxVariants: 1 });
  const others = [
    [200, booked.path],
    [200, paths.appointmentCopy(id, hash)],
    [200, paths.offline()],
    [404, '/no-such-page'],
    [404, paths.notFound()],
    [500, FAILING_PATH],
  ] as const;
  const addresses = [
    ...linked.pages.map(({ address }) => [200, address] as const),
    ...others.map(([status, path]) => [status, urlOf(country, language, path)] as const),
  ];
  for (const [expected, address] of addresses) {
    const { status, text } = await sites.get(address);
    expect(status, address).toBe(expected);
    expect(await htmlErrors(text), address).toEqual([]);
  }
  await sites.endAppointment(country, id);
  for (const path of [booked.path, booked.feedback]) {
    const { text } = await sites.get(urlOf(country, language, path));
    expect(await htmlErrors(text), path).toEqual([]);
  }
});
