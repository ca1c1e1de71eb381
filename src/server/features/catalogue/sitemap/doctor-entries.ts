import { paths } from '#shared/paths.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Site } from '#server/site.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

/**
 * The size of the id range of a file: a doctor always stays in the same file. With three languages a
 * file has 30,000 URLs, well below the maximum of 50,000 URLs and 50 MB.
 */
const IDS_PER_FILE = 10_000;
/** The number of doctors read per batch. */
const BATCH_SIZE = 1000;

interface DoctorRow {
  id: number;
  slug: string;
  reviewed_at: Date | null;
}

const selectFiles = prepared<{ file: number }, [size: number]>(
  'sitemap_doctor_files',
  `select distinct (id - 1) / $1::integer + 1 as file from doctor
   where is_active and not is_draft_doctor(id) order by 1`,
);
const selectBatch = prepared<DoctorRow, [after: number, until: number, limit: number]>(
  'sitemap_doctors',
  `select id, slug,
     (select created_at from review where doctor_id = d.id and is_published
      order by created_at desc, id desc limit 1) as reviewed_at
   from doctor d where id > $1 and id <= $2 and is_active and not is_draft_doctor(id)
   order by id limit $3`,
);

/** Lists the numbers, from 1, of the files that contain doctors. */
export async function doctorFiles({ database }: Site): Promise<number[]> {
  const rows = await selectFiles(database.reader, [IDS_PER_FILE]);
  return rows.map(({ file }) => file);
}

/** Reads the active doctors of a file in batches; the last review is the last change of a profile. */
export async function* doctorEntries(
  { database }: Site,
  file: number,
): AsyncGenerator<SitemapEntry[]> {
  const until = file * IDS_PER_FILE;
  let after = until - IDS_PER_FILE;
  for (;;) {
    const rows = await selectBatch(database.reader, [after, until, BATCH_SIZE]);
    if (rows.length > 0) yield rows.map(presentDoctor);
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH_SIZE) return;
    after = last.id;
  }
}

function presentDoctor({ slug, reviewed_at }: DoctorRow): SitemapEntry {
  const path = paths.doctor(slug);
  return reviewed_at === null ? { path } : { path, lastModified: reviewed_at };
}
