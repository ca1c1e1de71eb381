import { expect, test, vi } from 'vitest';
import { flagsOf } from '#shared/countries/flags.ts';
import { countryOf } from '#shared/countries/index.ts';
import type { RenderedPage } from '#web/entry/server.tsx';
import { fakeApi } from '#tests/support/web/fake-api.ts';
import { makeSettings } from '#tests/support/web/settings.ts';
import type { WebEntry } from './page-source.ts';
import { createPageRenderer, type PageRequest } from './render-page.ts';

const page: RenderedPage = {
  kind: 'page',
  status: 200,
  language: 'kk',
  languageTag: 'kk-KZ',
  head: '<title>Vizit</title>',
  body: '<p>Hello</p>',
  state: '{"a":1}',
  failure: '',
  files: [],
};

const request: PageRequest = {
  url: '/kk',
  method: 'GET',
  country: 'kz',
  flags: flagsOf('kz'),
  apiBaseUrls: { api: '', front: '' },
  settingsFor: (language) => makeSettings(countryOf('kz'), flagsOf('kz'), language),
  apiFor: () => fakeApi(),
  device: 'desktop',
  citySlug: null,
  now: 0,
  nonce: 'a"b',
  origin: 'https://vizit.kz',
  onError: () => undefined,
};

function renderer(entry: Partial<WebEntry>, timeoutMs?: number) {
  const onError = vi.fn();
  const renderPage = createPageRenderer({
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    source: {
      entry: () =>
        Promise.resolve({
          renderPage: () => Promise.resolve(page),
          renderErrorPage: () => Promise.resolve({ ...page, status: 500, state: null }),
          ...entry,
        }),
      assets: () => Promise.resolve({ head: '<link rel="stylesheet" href="/a.css">', scripts: '' }),
    },
  });
  const render = (from: PageRequest) => renderPage({ ...from, onError });
  return { render, onError };
}

test('the page renderer renders a document in the language of the page, with its state and nonce', async () => {
  const { status, headers, html } = await renderer({}).render(request);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' });
  expect(html).toMatch(/^<!doctype html><html lang="kk-KZ" data-brand="kz"><head>/);
  expect(html).toContain('<title>Vizit</title>');
  expect(html).toContain('<div id="root"><p>Hello</p></div>');
  expect(html).toContain(
    '<script type="application/json" id="state" nonce="a&#34;b">{"a":1}</script>',
  );
});

test('the page renderer renders the icons, the manifest and the link preview of the country', async () => {
  const { html } = await renderer({}).render(request);
  const [head = ''] = html.split('</head>');
  expect(head).toContain('<meta name="theme-color" content="#00709f">');
  expect(head).toContain('<link rel="icon" type="image/svg+xml" href="/icon.svg">');
  expect(head).toContain('<link rel="manifest" href="/kk/manifest.webmanifest">');
  expect(head).toContain('<meta property="og:image" content="https://vizit.kz/media/social.png">');
  expect(head).toContain('content="Vizit: дәрігерге онлайн жазылу"');
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('the page renderer responds to a redirect without a document', async () => {
  const { render } = renderer({
    renderPage: () => Promise.resolve({ kind: 'redirect', status: 301, location: '/x' }),
  });
  expect(await render(request)).toEqual({ status: 301, headers: { location: '/x' }, html: '' });
});

test('the page renderer reports a rendering error and responds with the error page, without state', async () => {
  const error = new Error('password of the database');
  const { render, onError } = renderer({ renderPage: () => Promise.reject(error) });
  const { status, html } = await render(request);
  expect(status).toBe(500);
  expect(html).not.toContain('password');
  expect(html).not.toContain('id="state"');
  expect(onError).toHaveBeenCalledExactlyOnceWith(error);
});

test('the page renderer responds to a database outage with 503, even when the error page fails as well', async () => {
  const outage = () => Promise.reject(new Error('Connection terminated unexpectedly'));
  const { html, ...response } = await renderer({ renderPage: outage }).render(request);
  expect(response).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(html).toContain('<p>Hello</p>');
  const bare = await renderer({ renderPage: outage, renderErrorPage: outage }).render(request);
  expect(bare).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
});

test('the page renderer responds with the fallback document when the error page fails', async () => {
  const fail = () => Promise.reject(new Error('down'));
  const { render, onError } = renderer({ renderPage: fail, renderErrorPage: fail });
  const { status, html } = await render(request);
  expect(status).toBe(500);
  expect(html).toContain('Something went wrong');
  expect(onError).toHaveBeenCalledTimes(2);
});

test('the page renderer responds to a POST of a page with 405', async () => {
  const { status, headers } = await renderer({}).render({ ...request, method: 'POST' });
  expect(status).toBe(405);
  expect(headers).toEqual({ allow: 'GET, HEAD' });
});

test('the page renderer responds with 503 and Retry-After when rendering times out', async () => {
  const never = () => new Promise<RenderedPage>(() => undefined);
  const { render, onError } = renderer({ renderPage: never }, 20);
  const { status, headers } = await render(request);
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(onError).toHaveBeenCalledOnce();
});
