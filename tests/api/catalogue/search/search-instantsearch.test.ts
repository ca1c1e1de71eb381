import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  Configure,
  Highlight,
  Hits,
  InstantSearch,
  InstantSearchSSRProvider,
  Pagination,
  RefinementList,
  SearchBox,
  getServerState,
  type InstantSearchServerState,
} from 'react-instantsearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '#tests/support/data/catalogue/catalogue.ts';
import { searchServer, type SearchServer } from '#tests/support/http/search-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let search: SearchServer;
beforeAll(async () => {
  server = await startTestServer({ template: catalogue });
  search = await searchServer(server);
});
afterAll(() => server.close());

/** A page of the library's widgets, as in its documentation. */
function page(query: string, type: string[]) {
  return (state?: InstantSearchServerState): ReactNode =>
    createElement(
      InstantSearchSSRProvider,
      { ...state },
      createElement(
        InstantSearch,
        {
          searchClient: search.client,
          indexName: 'catalog',
          initialUiState: { catalog: { query, refinementList: { type } } },
        },
        createElement(Configure, { filters: 'city=10', hitsPerPage: 3 }),
        createElement(SearchBox),
        createElement(RefinementList, { attribute: 'type' }),
        createElement(Hits, {
          hitComponent: ({ hit }) => createElement(Highlight, { hit, attribute: ['title', 'ru'] }),
        }),
        createElement(Pagination),
      ),
    );
}

async function render(query: string, type: string[] = []): Promise<string> {
  const pageWith = page(query, type);
  const state = await getServerState(pageWith(), { renderToString });
  return renderToString(pageWith(state));
}

test('InstantSearch shows hits, highlights, counts and pages', async () => {
  const html = await render('иваноф');
  expect(html).toContain('<mark class="ais-Highlight-highlighted">Иванов</mark>');
  expect(html.indexOf('Пётр Сергеевич')).toBeLessThan(html.indexOf('Сидоров'));
  expect(html).toMatch(/Doctors<\/span>.*?<span class="ais-RefinementList-count">2<\/span>/);
});

test('InstantSearch filters by type and keeps the counts of the other types', async () => {
  const html = await render('', ['Clinics']);
  expect(html).toContain('Клиника Дуна');
  expect(html).not.toContain('Кардиолог');
  expect(html).toMatch(/Doctors<\/span>.*?<span class="ais-RefinementList-count">6<\/span>/);
  expect(html).toMatch(/Specialties<\/span>.*?<span class="ais-RefinementList-count">2<\/span>/);
});

test('InstantSearch changes pages', async () => {
  const html = await render('');
  const pages = html.match(/ais-Pagination-item--page/g) ?? [];
  expect(pages).toHaveLength(4);
});
