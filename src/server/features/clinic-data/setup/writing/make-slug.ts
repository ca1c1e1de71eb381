import { slugOf } from '#shared/domain/text/slug.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Names } from '#server/db/tables.ts';
import { validationError } from '#server/http/http-error.ts';
import { byKind } from '../../catalogue/tables.ts';

const TABLES = ['city', 'city_area', 'service_category', 'service', 'clinic', 'doctor'] as const;

const selectTaken = byKind(TABLES, (table) =>
  prepared<{ slug: string }, [slug: string]>(
    `slugs_of_${table}`,
    `select slug from ${table} where slug = $1 or slug like $1 || '-%'
     union all select slug from former_slug where kind = '${table}' and slug like $1 || '%'`,
  ),
);

/**
 * Returns the slug of a new row: the given one, or one made of its names. A row that exists keeps its own,
 * whatever this returns.
 */
export async function slugToSave(
  db: Queryable,
  table: (typeof TABLES)[number],
  { id, slug }: { id?: number | undefined; slug?: string | undefined },
  names: Names,
): Promise<string | undefined> {
  return id === undefined ? (slug ?? makeSlug(db, table, names)) : undefined;
}

/**
 * Returns a slug made of the English name of a row, and numbered if it is taken. Throws a 400 if no name
 * has Latin letters.
 */
export async function makeSlug(
  db: Queryable,
  table: (typeof TABLES)[number],
  names: Names,
): Promise<string> {
  const slug = [names.en ?? '', ...Object.values(names)].map(slugOf).find((each) => each !== '');
  if (slug === undefined) throw validationError({ code: 'required', attr: 'slug' });
  const rows = await selectTaken[table](db, [slug]);
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
