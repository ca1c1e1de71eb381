import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import type { SearchHit } from '#shared/contract/catalogue/search/search.ts';
import type { TestServer } from '../servers/server.ts';

export interface SearchServer {
  readonly client: Algoliasearch;
  /** Returns the slugs that a query finds in the first city, optionally of one type. */
  find(query: string, options?: FindOptions): Promise<string[]>;
  readonly url: string;
}

interface FindOptions {
  type?: string;
  city?: number;
  language?: string;
}

/** Starts a server and connects Algolia's own client from npm to it. */
export async function searchServer(server: TestServer): Promise<SearchServer> {
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const settings = (await server.get('/api/v1/settings/')).body.search;
  const client = algoliasearch(settings.application_id, settings.api_key, {
    hosts: [{ url: new URL(url).host, accept: 'readWrite', protocol: 'http' }],
  });
  return {
    client,
    url,
    async find(query, { type, city = 10, language }: FindOptions = {}) {
      const { hits } = await client.searchSingleIndex<SearchHit>({
        indexName: settings.index,
        searchParams: {
          query,
          filters: `city=${city}${type === undefined ? '' : ` AND type:${type}`}`,
          ...(language === undefined ? {} : { queryLanguages: [language as 'ru'] }),
        },
      });
      return hits.map(({ slug }) => slug ?? '');
    },
  };
}
