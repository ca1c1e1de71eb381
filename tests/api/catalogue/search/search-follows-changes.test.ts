import { afterEach, expect, test, vi } from 'vitest';
import { loadDemoData } from '#demo/index.ts';
import { createDatabase } from '#server/db/database.ts';
import { readRetention } from '#server/config/settings/retention.ts';
import { createSite } from '#server/create-site.ts';
import { indexSearchDocs } from '#server/features/catalogue/search/store/index-search-docs.ts';
import { search } from '#server/features/catalogue/search/search.ts';
import { watchSearch } from '#server/features/catalogue/search/store/watch-search.ts';
import { createConsoleSms } from '#server/gateways/sms/console-sms.ts';
import type { Site } from '#server/site.ts';
import { addDoctor, catalogue, DOCTORS } from '#tests/support/data/catalogue/catalogue.ts';
import { buildCategory, names } from '#tests/support/data/factories.ts';
import {
  createTestDatabase,
  type TestDatabase,
  type TestTemplate,
} from '#tests/support/database/database.ts';

const CALL = { language: 'ru', origin: 'http://localhost' } as const;

const END_LISTENING = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name = 'vizit-listen'`;

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

interface Node {
  site: Site;
  /** Returns the slugs found in the first city. */
  find(query: string): string[];
  stop(): Promise<void>;
}

/** Starts the search of a process. */
async function startNode({ connection }: TestDatabase): Promise<Node> {
  const log = () => undefined;
  const database = createDatabase({ connection, size: 2, applicationName: 'vizit-node', log });
  const site = await createSite({
    code: 'hu',
    database,
    clock: Date.now,
    retention: readRetention({}),
    secret: 'a secret of thirty-two characters',
    sms: createConsoleSms(() => undefined, Date.now),
  });
  const onError = (error: unknown) => {
    throw error;
  };
  const watch = watchSearch({ connection, db: database.pool, store: site.search, onError });
  const stop = async () => {
    await watch.stop();
    await database.close();
  };
  return {
    site,
    stop,
    find: (query) =>
      search({ ...CALL, site }, 'catalog', { query, filters: 'city=10' }).hits.map(
        ({ slug }) => slug ?? '',
      ),
  };
}

/** Starts two processes that listen on one database. */
async function startTwo(template: TestTemplate = catalogue) {
  const database = await createTestDatabase(template);
  stops.push(() => database.close());
  const nodes: [Node, Node] = [await startNode(database), await startNode(database)];
  for (const node of nodes) stops.push(() => node.stop());
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database()
         and application_name = 'vizit-listen' and query like 'listen "search_changed%'`,
    );
    expect(rows).toHaveLength(2);
  });
  /** Waits until both processes find the slugs, for two seconds at most. */
  const expectSoon = (query: string, slugs: string[]) =>
    vi.waitFor(() => {
      expect(nodes.map((node) => node.find(query))).toEqual([slugs, slugs]);
    });
  return { database, nodes, expectSoon };
}

/** Gives a row the same new name in every language. */
const rename = ({ pool }: TestDatabase, table: string, id: number, name: string) =>
  pool.query(`update ${table} set names = $1 where id = $2`, [names(name), id]);

test('every node soon finds a renamed doctor by the new name only', async () => {
  const { database, nodes, expectSoon } = await startTwo();
  expect(nodes.map((node) => node.find('хегедюш'))).toEqual([['agnes-hegedus'], ['agnes-hegedus']]);
  await database.pool.query(
    `update doctor set names = names || '{"ru": "Ковач Агнеш", "en": "Dr. Agnes Kovacs", "hu": "Dr. Kovács Ágnes"}'
     where slug = 'agnes-hegedus'`,
  );
  await expectSoon('ковоч', ['agnes-hegedus']);
  await expectSoon('хегедюш', []);
});

test('search follows added, deactivated and activated doctors', async () => {
  const { database, expectSoon } = await startTwo();
  await addDoctor(database.pool, { id: 30, slug: 'new', names: { ru: 'Цукерман Лев' } });
  await expectSoon('цукерман', ['new']);
  await database.pool.query(`update doctor set is_active = false where id = 30`);
  await expectSoon('цукерман', []);
  await database.pool.query(`update doctor set is_active = true where id = 30`);
  await expectSoon('цукерман', ['new']);
  await database.pool.query(`update doctor_service set is_active = false where doctor_id = 30`);
  await database.pool.query(`select refresh_doctor_listing('{30}')`);
  await expectSoon('цукерман', []);
});

test('search follows changes of clinics, branches and services', async () => {
  const { database, expectSoon } = await startTwo();
  await rename(database, 'clinic', 1, 'Aurora');
  await expectSoon('аврора', []);
  await expectSoon('aurora', ['duna-clinic']);
  await rename(database, 'clinic_branch', 2, 'Borealis');
  await expectSoon('borealis', ['duna-clinic']);
  await database.pool.query(`update clinic_branch set clinic_id = 2 where id = 2`);
  await expectSoon('borealis', ['tisza-clinic']);
  await rename(database, 'service', 1, 'Phlebologist');
  await expectSoon('phlebologist', ['cardiologist']);
  await database.pool.query(
    `update service set type = 'procedure', alternate_names = '{"en": "Veins"}' where id = 1`,
  );
  await expectSoon('veins', ['cardiologist']);
  await database.pool.query(`update doctor_service set service_id = 5 where service_id = 1`);
  await database.pool.query(`select refresh_doctor_listing(array(select id from doctor))`);
  await expectSoon('phlebologist', []);
});

test('the words of a category find its services at once, and no longer once they are removed', async () => {
  const { database, expectSoon } = await startTwo();
  await buildCategory(database.pool, { id: 50, names: 'Imaging' });
  await database.pool.query(`update service set category_id = 50 where id = 1`);
  const setWords = (words: object | null) =>
    database.pool.query('update service_category set alternate_names = $1 where id = 50', [words]);
  await setWords({ en: 'Roentgen, tomography', ru: 'просвечивание' });
  await expectSoon('просвечивание', ['cardiologist']);
  await setWords(null);
  await expectSoon('просвечивание', []);
});

test('the ranking of search follows new reviews', async () => {
  const { database, nodes, expectSoon } = await startTwo();
  const ivanovs = ['pyotr-ivanov', 'ivanov-second'];
  await addDoctor(database.pool, {
    id: 31,
    slug: 'ivanov-second',
    reviews: 1,
    names: {
      ru: 'Иванов Павел',
      hu: 'Ivanov Pavel',
    },
  });
  await vi.waitFor(() => expect(nodes[1].find('иванов').slice(0, 2)).toEqual(ivanovs));
  await database.pool.query(`update doctor set feedback_sum = 99 where id = 31`);
  await vi.waitFor(() => expect(nodes[1].find('иванов').slice(0, 2)).toEqual(ivanovs.toReversed()));
  await expectSoon('павел', ['ivanov-second']);
});

test('many concurrent changes are all indexed, whichever process writes them', async () => {
  const { database, nodes } = await startTwo();
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      addDoctor(database.pool, {
        id: 100 + index,
        slug: `new-${index}`,
        names: { ru: `Новак Иван ${index}` },
      }),
    ),
  );
  await vi.waitFor(() => {
    for (const node of nodes) {
      expect(new Set(node.find('новак')).size).toBe(20);
      expect(node.site.search.index.size).toBe(nodes[0].site.search.index.size);
    }
    const { nbHits } = search({ ...CALL, site: nodes[1].site }, 'catalog', {
      query: 'новак',
      filters: 'type:Doctors',
    });
    expect(nbHits).toBe(40);
  });
});

test('a change made while a process was disconnected is found after it reconnects', async () => {
  const { database, nodes, expectSoon } = await startTwo();
  await database.pool.query(END_LISTENING);
  await rename(database, 'clinic', 1, 'Polaris');
  await vi.waitFor(() => expect(nodes[0].find('polaris')).toEqual(['duna-clinic']));
  await expectSoon('polaris', ['duna-clinic']);
});

test('a change made while no process ran is found at the next start', async () => {
  const database = await createTestDatabase(catalogue);
  stops.push(() => database.close());
  await rename(database, 'clinic', 1, 'Polaris');
  await indexSearchDocs(database.pool);
  const node = await startNode(database);
  stops.push(() => node.stop());
  expect(node.find('polaris')).toEqual(['duna-clinic']);
});

test('reloading the demo data replaces the search index', async () => {
  const { database, nodes, expectSoon } = await startTwo();
  expect(nodes[0].find('ivanov')).toEqual(['pyotr-ivanov', 'ivan-sidorov']);
  await loadDemoData(database, {
    country: 'hu',
    doctors: 20,
    seed: 7,
    now: Date.parse('2026-11-23T06:00:00Z'),
    replace: true,
  });
  await expectSoon('pyotr ivanov', []);
  for (const { site } of nodes) {
    await vi.waitFor(() => expect(site.search.index.size).toBeGreaterThan(20));
    const { hits } = search({ ...CALL, site }, 'catalog', { query: '', hitsPerPage: 100 });
    const oldSlugs = new Set(DOCTORS.map(({ slug }) => slug));
    expect(hits.filter(({ slug }) => oldSlugs.has(slug ?? ''))).toEqual([]);
    expect(new Set(hits.map(({ type }) => type)).size).toBe(4);
  }
});

test('a fragmented search index is rebuilt with the same content', async () => {
  const { database, nodes } = await startTwo();
  const { search: store } = nodes[0].site;
  const first = store.index;
  const { size } = first;
  while (store.index === first) {
    expect(first.ordinals).toBeLessThan(3000);
    await database.pool.query(`update search_doc set version = nextval('search_version')`);
    await store.refresh();
  }
  expect(store.index).toMatchObject({ size, ordinals: size });
  expect(nodes[0].find('хегедюш')).toEqual(['agnes-hegedus']);
});

test('reloading the demo data while a process is disconnected replaces its search index', async () => {
  const { database, nodes } = await startTwo();
  const replace = { country: 'hu', doctors: 20, seed: 7, now: Date.now(), replace: true } as const;
  await loadDemoData(database, {
    ...replace,
    onProgress: () => void database.pool.query(END_LISTENING),
  });
  await vi.waitFor(() => {
    for (const node of nodes) expect(node.find('ivanov pyotr')).toEqual([]);
    expect(nodes[0].site.search.index.size).toBe(nodes[1].site.search.index.size);
  });
});
