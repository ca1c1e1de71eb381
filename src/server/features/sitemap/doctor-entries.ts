import { paths } from '#shared/paths.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Site } from '#server/site.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

/**
 * Ids in one file, so that a doctor stays in it whoever comes and goes. With a country's three
 * languages it is 30,000 addresses: well below the 50,000 and the 50 MB a sitemap may have.
 */
const IDS_IN_FILE = 10_000;
/** Doctors in memory at once. */
const BATCH = 1000;

interface DoctorRow {
  id: number;
  slug: string;
  reviewed_at: Date | null;
}

const selectFiles = prepared<{ file: number }, [size: number]>(
  'sitemap_doctor_files',
  `select distinct (id - 1) / $1::integer + 1 as file from doctor where is_active order by 1`,
);
const selectBatch = prepared<DoctorRow, [after: number, until: number, limit: number]>(
  'sitemap_doctors',
  `select id, slug,
     (select created_at from review where doctor_id = d.id and is_published
      order by created_at desc, id desc limit 1) as reviewed_at
   from doctor d where id > $1 and id <= $2 and is_active order by id limit $3`,
);

/** Numbers of the files that have doctors in them, from 1. */
export async function doctorFiles({ database }: Site): Promise<number[]> {
  const rows = await selectFiles(database.reader, [IDS_IN_FILE]);
  return rows.map(({ file }) => file);
}

/** The active doctors of a file, batch by batch; what changes on a profile is its reviews. */
export async function* doctorEntries(
  { database }: Site,
  file: number,
): AsyncGenerator<SitemapEntry[]> {
  const until = file * IDS_IN_FILE;
  let after = until - IDS_IN_FILE;
  for (;;) {
    const rows = await selectBatch(database.reader, [after, until, BATCH]);
    if (rows.length > 0) yield rows.map(presentDoctor);
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.id;
  }
}

function presentDoctor({ slug, reviewed_at }: DoctorRow): SitemapEntry {
  const path = paths.doctor(slug);
  return reviewed_at === null ? { path } : { path, lastModified: reviewed_at };
}
