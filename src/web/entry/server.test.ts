import { describe, expect, test, vi } from 'vitest';
import { makeDoctor } from '#tests/support/web/doctors.ts';
import { doctorsPage, makeListedDoctor } from '#tests/support/web/fake-api.ts';
import { pageRequest } from '#tests/support/web/page-request.ts';
import { renderErrorPage, renderPage, type RenderedPage } from './server.tsx';

const LIST = '/doctors/budapest/cardiologist';

async function pageAt(...args: Parameters<typeof pageRequest>): Promise<RenderedPage> {
  const result = await renderPage(pageRequest(...args));
  if (result.kind !== 'page') throw new Error(`${result.status} ${result.location}`);
  return result;
}

test('server rendering renders a page with its data in the language of its URL', async () => {
  const page = await pageAt(`/en${LIST}`);
  expect(page).toMatchObject({ status: 200, language: 'en', languageTag: 'en-HU' });
  expect(page.body).toContain('Cardiologists in Budapest');
  expect(page.body).toContain('Doctor 8');
  expect(page.body).not.toContain('Doctor 9');
  expect(page.body).toContain('09:00');
  expect(page.body).toContain('href="/en/doctor/doctor-1?doctor_service_id=10"');
});

test('server rendering sends the language of the page to the API', async () => {
  const request = pageRequest('/ru');
  await renderPage(request);
  expect(request.apiFor).toHaveBeenCalledWith('ru');
});

test('server rendering adds canonical and alternate links to the head', async () => {
  const { head } = await pageAt(`/en${LIST}?utm_source=x`);
  expect(head).toContain('<title>Cardiologists in Budapest</title>');
  expect(head).toContain(`<link rel="canonical" href="https://vizit.hu/en${LIST}"/>`);
  expect(head).toContain(`hrefLang="ru-HU" href="https://vizit.hu/ru${LIST}"`);
  expect(head).toContain(`hrefLang="x-default" href="https://vizit.hu${LIST}"`);
  expect(head).not.toContain('noindex');
});

test('server rendering excludes sorted and empty lists from search engines', async () => {
  expect((await pageAt(`${LIST}?sort=price`)).head).toContain('content="noindex"');
  expect((await pageAt(`${LIST}?city_area=ujbuda`)).head).not.toContain('noindex');
  const empty = await pageAt(LIST, {
    api: { doctors: (query) => Promise.resolve(doctorsPage(0, query)) },
  });
  expect(empty.head).toContain('content="noindex"');
});

test('server rendering renders the same page with and without tracking parameters', async () => {
  const tracked = await pageAt(`${LIST}?utm_source=x&sort=price&gclid=1`);
  expect(tracked).toEqual(await pageAt(`${LIST}?sort=price`));
});

test('server rendering lists the source files of the page', async () => {
  const { files } = await pageAt(LIST);
  expect(files).toContain('src/web/pages/doctors-list/doctors-list.tsx');
  expect(files).toContain('src/shared/i18n/locales/hu/doctors.json');
});

test('server rendering escapes the state so that it cannot close its script element', async () => {
  const malicious = { ...makeListedDoctor(1), name: '</script><script>alert(1)</script>' };
  const page = await pageAt(LIST, {
    api: {
      doctors: (query) => Promise.resolve({ ...doctorsPage(1, query), results: [malicious] }),
    },
  });
  expect(page.state).not.toContain('<');
  expect(page.state).toContain('\\u003c/script>');
  expect(page.body).not.toContain('<script>alert');
});

test('server rendering renders no style attributes, which the content security policy forbids', async () => {
  expect((await pageAt(LIST)).body).not.toMatch(/ style="/);
  expect((await pageAt('/')).body).not.toMatch(/ style="/);
});

test('server rendering adds structured data with canonical URLs to lists and profiles', async () => {
  const doctor = makeDoctor({ feedback_score: 9.4, feedback_count: 12 });
  const { body } = await pageAt('/en/doctor/anna-kovacs', {
    api: { doctor: () => Promise.resolve(doctor) },
  });
  const jsonLd = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]): unknown => JSON.parse(json ?? ''),
  );
  expect(jsonLd).toMatchObject([
    { '@type': 'Physician', name: 'Anna Kovács', aggregateRating: { bestRating: 10 } },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://vizit.hu/en' },
        { position: 2, item: `https://vizit.hu/en${LIST}` },
        { position: 3, name: 'Anna Kovács' },
      ],
    },
  ]);
});

test('server rendering rejects if a list cannot be loaded, instead of rendering the not-found page', async () => {
  const failure = new Error('connection terminated');
  const failing = pageRequest(`${LIST}?sort=price`, {
    api: { doctors: () => Promise.reject(failure) },
  });
  await expect(renderPage(failing)).rejects.toBe(failure);
});

test('server rendering renders one long page without state for robots', async () => {
  const page = await pageAt(LIST, { device: 'robot' });
  expect(page.body).toContain('Doctor 20');
  expect(page.state).toBeNull();
});

test('a moved page redirects permanently and keeps the whole query', async () => {
  expect(await renderPage(pageRequest(`/hu${LIST}/?sort=price&utm_source=x`))).toEqual({
    kind: 'redirect',
    status: 301,
    location: `${LIST}?sort=price&utm_source=x`,
  });
});

test('aliases of a page redirect permanently', async () => {
  expect(await renderPage(pageRequest('/en/confidentiality?utm_source=x'))).toEqual({
    kind: 'redirect',
    status: 301,
    location: '/en/privacy_policy?utm_source=x',
  });
});

test.each(['/privacy_policy', '/confidentiality'])(
  'the page %s is not found where its flag is off',
  async (url) => {
    expect((await pageAt(url, { flags: { privacyPolicy: false } })).status).toBe(404);
  },
);

test.each([
  ['that no route matches', '/nothing/here'],
  ['with a language that the country does not have', `/kk${LIST}`],
  ['with an unknown service', '/doctors/budapest/wizard'],
  ['without a service', '/doctors/budapest'],
  ['with an unknown city', '/doctors/atlantis/cardiologist'],
  ['with broken encoding', '/doctors/budapest/%E0%A4%A'],
])('the not-found page is rendered with status 404 for a URL %s', async (_, url) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const page = await pageAt(url);
  expect(page.status).toBe(404);
  expect(page.head).toContain('<meta name="prerender-status-code" content="404"/>');
  expect(page.files).toContain('src/web/pages/not-found/not-found.tsx');
  expect(page.state).toContain(`/404?from_url=${encodeURIComponent(url)}`);
});

test.each([
  ['/EN', '/en'],
  ['/MAP?utm_source=x', '/map?utm_source=x'],
  [`/Doctors/Budapest/Cardiologist?sort=price`, `${LIST}?sort=price`],
  ['/HU/Contacts/', '/contacts'],
  ['/Clinics', '/clinics/budapest'],
])('the URL %s in upper case redirects to %s', async (url, location) => {
  expect(await renderPage(pageRequest(url))).toMatchObject({ kind: 'redirect', location });
});

test('a URL in upper case is not found if no page has the lower-case path', async () => {
  expect((await pageAt('/Doctors/Budapest/Wizard')).status).toBe(404);
});

test.each([
  ['/doctors', '/#specialties'],
  ['/en/doctors?gclid=1', '/en?gclid=1#specialties'],
  ['/clinics', '/clinics/budapest'],
  ['/ru/procedures?utm_source=x&sort=price', '/ru/procedures/budapest?utm_source=x'],
])(
  "the URL %s without a city redirects temporarily to %s for the visitor's city",
  async (url, location) => {
    expect(await renderPage(pageRequest(url))).toEqual({
      kind: 'redirect',
      status: 302,
      location,
    });
  },
);

test('a path without a city is not found where its flag is off', async () => {
  expect((await pageAt('/clinics', { flags: { clinics: false } })).status).toBe(404);
});

test('the not-found page is rendered in the language of the path', async () => {
  const page = await pageAt('/en/nothing');
  expect(page).toMatchObject({ status: 404, language: 'en' });
  expect(page.state).toContain('/en/404?from_url=%2Fen%2Fnothing');
});

describe('server rendering failures', () => {
  const broken = { doctors: () => Promise.reject(new Error('password of the database')) };

  test('server rendering rejects if a loader fails, so search engines never index the failure', async () => {
    await expect(renderPage(pageRequest(LIST, { api: broken }))).rejects.toThrow();
  });

  test('a page is rendered without slots if the slots fail to load', async () => {
    const page = await pageAt(LIST, {
      api: { slots: () => Promise.reject(new Error('down')) },
    });
    expect(page.status).toBe(200);
    expect(page.body).not.toContain('09:00');
  });

  test('the error page is rendered without scripts', async () => {
    const page = await renderErrorPage(pageRequest('/en/x', { api: broken }));
    expect(page).toMatchObject({ status: 500, language: 'en', state: null });
    expect(page.head).toContain('<title>Something went wrong</title>');
    expect(page.body).toContain('href="/en"');
    expect(page.body).not.toContain('password');
  });
});
