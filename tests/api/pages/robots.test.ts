import { expect, test } from 'vitest';
import { startTestServer } from '#tests/support/servers/server.ts';

async function robots(country: 'kz' | 'hu', host: string): Promise<string[]> {
  const server = await startTestServer({ country });
  const { status, headers, body } = await server.get('/robots.txt', { host });
  await server.close();
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  return String(body).split('\n');
}

test('robots.txt names the sitemap of the host', async () => {
  expect(await robots('hu', 'vizit.hu')).toContain('Sitemap: http://vizit.hu/sitemap.xml');
  expect(await robots('kz', 'kz.localhost:3000')).toContain(
    'Sitemap: http://kz.localhost:3000/sitemap.xml',
  );
});

test('robots.txt excludes the API and personal pages in every language', async () => {
  const closed = (await robots('kz', 'vizit.kz')).filter((line) => line.startsWith('Disallow'));
  expect(closed).toEqual([
    'Disallow: /api/',
    'Disallow: /1/',
    'Disallow: /appointments/',
    'Disallow: /feedback/',
    'Disallow: /queue/',
    'Disallow: /kk/appointments/',
    'Disallow: /kk/feedback/',
    'Disallow: /kk/queue/',
    'Disallow: /en/appointments/',
    'Disallow: /en/feedback/',
    'Disallow: /en/queue/',
  ]);
});
