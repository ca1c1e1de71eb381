import { expect, test } from 'vitest';
import { makeAppointment } from '#tests/support/web/appointments.ts';
import { pageRequest } from '#tests/support/web/page-request.ts';
import { insertPageLinks } from '#web/lib/offline-cache/insert-page-links.ts';
import { pageDocument } from '#server/ssr/document.ts';
import { renderPage, type RenderedPage } from '#web/entry/server.tsx';
import { htmlErrors } from '../crawl/checks/html-errors.ts';

async function pageAt(...args: Parameters<typeof pageRequest>): Promise<RenderedPage> {
  const result = await renderPage(pageRequest(...args));
  if (result.kind !== 'page') throw new Error(`${result.status} ${result.location}`);
  return result;
}

const appointment = makeAppointment();
const { id, hash } = appointment;
const api = { appointment: () => Promise.resolve(appointment) };

test.each([
  ['kz', '', 'Сохранённая копия: 23 ноября, 10:00', 'вторник, 24 ноября 2026 г., 14:30'],
  ['kz', '/kk', 'Сақталған көшірме: 23 қараша, 10:00', '2026 ж. 24 қараша, сейсенбі, 14:30'],
  ['kz', '/en', 'Saved copy of 23 November, 10:00', 'Tuesday, 24 November 2026, 14:30'],
  ['hu', '', 'Mentett másolat: november 23., 10:00', '2026. november 24., kedd, 14:30'],
  ['ro', '', 'Copie salvată: 23 noiembrie, 10:00', 'marți, 24 noiembrie 2026, 14:30'],
] as const)('the offline copy of %s%s shows its date: %s', async (country, prefix, saved, when) => {
  const { body } = await pageAt(`${prefix}/appointments/${id}/copy?hash=${hash}`, { country, api });
  expect(body).toContain(saved);
  // A copy must not say "tomorrow", as it may be read on any day.
  expect(body).toMatch(new RegExp(`<h1[^>]*><time[^>]*>${when}</time>`));
});

test('an offline copy needs neither scripts nor the server and has no actions', async () => {
  const page = await pageAt(`/appointments/${id}/copy?hash=${hash}`, { api });
  expect(page).toMatchObject({ status: 200, state: null });
  expect(page.head).toContain('content="noindex"');
  expect(page.body.match(/<button/g)).toHaveLength(2);
  expect(page.body.match(/<button[^>]* disabled=""/g)).toHaveLength(2);
  expect(page.body).not.toMatch(/<(?:form|input|script)/);
  const past = { ...appointment, can_cancel: false, can_reschedule: false };
  const begun = await pageAt(`/appointments/${id}/copy?hash=${hash}`, {
    api: { appointment: () => Promise.resolve(past) },
  });
  expect(begun.body).not.toContain('<button');
});

test('no offline copy is made without the hash', async () => {
  expect((await pageAt(`/appointments/${id}/copy`, { api })).status).toBe(404);
});

test('the offline page has a place for stored appointments', async () => {
  const page = await pageAt('/kk/offline', { country: 'kz' });
  expect(page).toMatchObject({ status: 200, state: null, language: 'kk' });
  expect(page.head).toContain('content="noindex"');
  expect(page.body).toContain('<a href="" ');
  const list = insertPageLinks(page.body, [
    { address: '/kk/appointments/1?hash=a', title: 'Ертең' },
  ]);
  expect(list).toContain('<li><a href="/kk/appointments/1?hash=a">Ертең</a></li></ul>');
});

test('offline pages are valid HTML documents', async () => {
  for (const url of ['/offline', `/appointments/${id}/copy?hash=${hash}`]) {
    const page = await pageAt(url, { api });
    const shown = { country: 'hu', nonce: 'x', origin: 'https://vizit.hu' } as const;
    expect(await htmlErrors(pageDocument(page, { head: '', scripts: '' }, shown)), url).toEqual([]);
  }
});
