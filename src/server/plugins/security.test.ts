import fastify from 'fastify';
import { expect, test } from 'vitest';
import { GOOGLE_TAG_SOURCES } from './google-tag-sources.ts';
import { setSecurityHeaders } from './security.ts';

/** Returns the content security policy of a response, by directive. */
async function policyOf(
  foreign: Partial<typeof GOOGLE_TAG_SOURCES>,
  { isStaff = false } = {},
): Promise<Map<string, string[]>> {
  const app = fastify();
  setSecurityHeaders(app, {
    script: foreign.script ?? [],
    connect: foreign.connect ?? [],
    image: foreign.image ?? [],
    mapTiles: ['https://tiles.example'],
    isDevelopment: false,
  });
  app.decorateRequest('staffSite', isStaff ? 'operator' : null);
  app.get('/', () => '');
  const { headers } = await app.inject('/');
  await app.close();
  const directives = String(headers['content-security-policy']).split(';');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.filter((source) => !source.startsWith("'nonce-"))];
    }),
  );
}

test('the content security policy allows our own origin only', async () => {
  const policy = await policyOf({});
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  expect([...policy.values()].join()).not.toMatch(/unsafe|\*|https?:/);
});

test('the content security policy allows the Google tag if it is configured', async () => {
  const policy = await policyOf(GOOGLE_TAG_SOURCES);
  expect(policy.get('script-src')).toEqual(["'self'", 'https://www.googletagmanager.com']);
  expect(policy.get('connect-src')).toContain('https://*.google-analytics.com');
  expect(policy.get('img-src')).toContain('https://*.google-analytics.com');
  expect([...policy.values()].join()).not.toMatch(/unsafe/);
});

test('pages of staff load map tiles, and nothing else from other origins', async () => {
  const policy = await policyOf(GOOGLE_TAG_SOURCES, { isStaff: true });
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://tiles.example']);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
});
