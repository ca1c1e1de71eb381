import type { Country } from '#shared/countries/country.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Tables } from '#server/db/tables.ts';
import { insurers } from './data/insurers.ts';
import { withStarterEvents, type Addition } from './starter-events.ts';

type Insurer = (typeof insurers)['hu'][number];
type KnownRow = Pick<Tables['insurance'], 'starter_key' | 'name' | 'names'>;

const selectKnown = prepared<KnownRow>(
  'starter_keys_of_insurances',
  'select starter_key, name, names from insurance',
);
const insertInsurers = prepared<{ id: number }, Addition>(
  'add_starter_insurers',
  withStarterEvents(
    'insurance',
    `insert into insurance (name, names, starter_key)
     select name, names, starter_key from jsonb_populate_recordset(null::insurance, $1)
     on conflict (starter_key) do nothing returning id`,
  ),
);

/** Returns the insurers of a country and those of them that it lacks. One with a name of a typed row is not missing. */
export async function findMissingInsurers(
  db: Queryable,
  { code }: Country,
): Promise<{ all: readonly Insurer[]; missing: readonly Insurer[] }> {
  const known = await selectKnown(db);
  const keys = new Set(known.map(({ starter_key: key }) => key));
  const names = new Set(
    known.flatMap(({ name, names }) => [name, ...Object.values(names ?? {})]).map(comparable),
  );
  const all = insurers[code];
  return {
    all,
    missing: all.filter(
      (insurer) =>
        !keys.has(insurer.key) &&
        !Object.values(insurer.names).some((name) => names.has(comparable(name))),
    ),
  };
}

/** Adds the insurers that a country lacks, and returns their ids. */
export async function addInsurers(
  db: Queryable,
  country: Country,
  { now, actor }: { readonly now: Date; readonly actor: string },
): Promise<{ id: number }[]> {
  const { missing } = await findMissingInsurers(db, country);
  const rows = missing.map(({ key, names }) => ({
    starter_key: key,
    name: names[country.locales[0]],
    names,
  }));
  return insertInsurers(db, [JSON.stringify(rows), now, actor]);
}

const comparable = (name: string) => name.trim().toLowerCase();
