import { paths } from '#shared/paths.ts';
import type { Database } from '#server/db/database.ts';
import { runQuery } from '#server/db/pool/queryable.ts';
import { callOf, inTurns, type Call } from './call.ts';
import { listsOf } from './lists.ts';

const PAGES = 20;
/** What a browser says with every page. */
const OF_A_BROWSER = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'hu-HU,hu;q=0.9,en;q=0.8',
};

/** Rendered pages: for the first time, and as they are kept. */
export async function pageCalls(database: Database): Promise<Call[]> {
  const lists = (await listsOf(database, PAGES)).map(({ city, service }) =>
    paths.doctors(city, service),
  );
  const { rows } = await runQuery<{ slug: string }>(database.pool, {
    text: 'select slug from doctor where is_active order by md5(slug) limit $1',
    values: [PAGES],
  });
  return [
    firstTime('page', 'List page, rendered', lists),
    callOf('cached', 'List page, cached', lists, { headers: OF_A_BROWSER }),
    firstTime(
      'profile',
      'Profile, rendered',
      rows.map(({ slug }) => paths.doctor(slug)),
    ),
  ];
}

/** With a query that nobody has come with before, as no such page is kept. */
function firstTime(name: string, label: string, all: readonly string[]): Call {
  const next = inTurns(all);
  let visit = 0;
  return {
    ...{ name, label, statement: null, different: all.length },
    next() {
      visit += 1;
      return { method: 'GET', path: `${next()}?visit=${visit}`, headers: OF_A_BROWSER };
    },
  };
}
