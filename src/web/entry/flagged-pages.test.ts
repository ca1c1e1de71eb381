import { expect, test } from 'vitest';
import { pageRequest } from '#tests/support/web/page-request.ts';
import { renderPage } from './server.tsx';

test.each(['map', 'join', 'survey'] as const)('/%s is there where its flag is on', async (page) => {
  const on = await renderPage(pageRequest(`/${page}`));
  expect(on).toMatchObject({ kind: 'page', status: 200 });
  const off = await renderPage(pageRequest(`/${page}`, { flags: { [page]: false } }));
  expect(off).toMatchObject({ kind: 'page', status: 404 });
});

test('/contacts is there in every country', async () => {
  for (const country of ['kz', 'kg', 'hu', 'ro', 'ae'] as const) {
    expect(await renderPage(pageRequest('/contacts', { country }))).toMatchObject({ status: 200 });
  }
});
