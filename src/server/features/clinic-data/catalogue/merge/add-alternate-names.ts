import type pg from 'pg';
import type { Country } from '#shared/countries/country.ts';
import { splitAlternateNames } from '#shared/domain/text/alternate-names.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names } from '#server/db/tables.ts';

interface NamedRow {
  id: number;
  names: Names;
  alternate_names: Names | null;
}

const statementsOf = (table: 'service' | 'service_category') => ({
  read: prepared<NamedRow, [ids: number[]]>(
    `names_of_merged_${table}`,
    `select id, names, alternate_names from ${table} where id = any ($1)`,
  ),
  write: prepared<object, [names: Names, id: number]>(
    `names_after_merge_of_${table}`,
    `update ${table} set alternate_names = $1 where id = $2`,
  ),
});
const STATEMENTS = {
  service: statementsOf('service'),
  service_category: statementsOf('service_category'),
};

/** Adds the names of a merged row to the other one, so that the search still finds it by them. */
export async function addAlternateNames(
  db: pg.PoolClient,
  { locales }: Country,
  table: keyof typeof STATEMENTS,
  id: number,
  into: number,
): Promise<void> {
  const rows = await STATEMENTS[table].read(db, [[id, into]]);
  const merged = rows.find((row) => row.id === id);
  const kept = rows.find((row) => row.id === into);
  if (merged === undefined || kept === undefined) return;
  const names = locales.flatMap((locale) => {
    const all = [
      ...splitAlternateNames(kept.alternate_names?.[locale]),
      merged.names[locale] ?? '',
      ...splitAlternateNames(merged.alternate_names?.[locale]),
    ];
    const own = new Map(
      all
        .filter((name) => name !== '' && name !== kept.names[locale])
        .map((name) => [name.toLowerCase(), name]),
    );
    return own.size > 0 ? [[locale, [...own.values()].join(', ')] as const] : [];
  });
  await STATEMENTS[table].write(db, [Object.fromEntries(names), into]);
}
