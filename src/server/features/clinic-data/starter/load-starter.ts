import type pg from 'pg';
import type { StarterCounts, StarterPreview } from '#shared/contract/clinic-data/setup/starter.ts';
import type { Country } from '#shared/countries/country.ts';
import type { Preparation } from '#shared/domain/booking/preparation.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { inLocales } from './in-locales.ts';
import { knownSlugs } from './known-slugs.ts';
import { createServiceCatalogue, type ServiceCatalogue } from './service-catalogue.ts';
import type { ServiceCategoryRow, ServiceExtraRow, ServiceRow } from './service-rows.ts';
import { lockStarter, withStarterEvents, type Addition } from './starter-events.ts';
import { addInsurers, findMissingInsurers } from './starter-insurers.ts';

/** The country whose catalogue is filled, and who fills it. */
export interface StarterTarget {
  readonly pool: pg.Pool;
  readonly country: Country;
  /** The account, or the command, in the audit. */
  readonly actor: string;
  readonly now: Date;
}

type Rows = ServiceCatalogue['rows'];
type AddedService = { id: number; type: ServiceRow['type'] };

/** The services of the starter catalogue that a country lacks, with their categories. */
interface Missing {
  readonly categories: readonly ServiceCategoryRow[];
  readonly services: readonly ServiceRow[];
}

const addCategories = prepared<{ id: number }, Addition>(
  'add_starter_categories',
  withStarterEvents(
    'service_category',
    `insert into service_category (slug, names, position)
     select slug, names, position from jsonb_populate_recordset(null::service_category, $1)
     on conflict (slug) do nothing returning id`,
  ),
);
const addServices = prepared<AddedService, Addition>(
  'add_starter_services',
  withStarterEvents(
    'service',
    `insert into service (slug, type, names, plural_names, consultation_names, alternate_names,
       descriptions, preparation, category_id, adult_service_id, is_primary, is_for_children, popularity)
     select slug, type, names, plural_names, consultation_names, alternate_names,
       descriptions, preparation, category_id, adult_service_id, is_primary, is_for_children, popularity
     from jsonb_populate_recordset(null::service, $1)
     on conflict (slug) do nothing returning id, type`,
  ),
);
const addExtras = prepared<object, [extras: string]>(
  'add_starter_extras',
  `insert into service_extra (service_id, extra_service_id)
   select service_id, extra_service_id from jsonb_populate_recordset(null::service_extra, $1)
   on conflict do nothing`,
);
const selectAdults = prepared<{ id: number }>(
  'services_with_variant',
  'select adult_service_id as id from service where adult_service_id is not null',
);

/** Counts what the starter catalogue would add to a country, and what the country has of it. */
export async function previewStarter(db: Queryable, country: Country): Promise<StarterPreview> {
  const { rows } = createServiceCatalogue();
  const insurers = await findMissingInsurers(db, country);
  const missing = countsOf({ ...(await findMissing(db, rows)), insurers: insurers.missing });
  const all = countsOf({
    categories: rows.service_category,
    services: rows.service,
    insurers: insurers.all,
  });
  return {
    missing,
    existing: {
      specialties: all.specialties - missing.specialties,
      procedures: all.procedures - missing.procedures,
      categories: all.categories - missing.categories,
      insurers: all.insurers - missing.insurers,
    },
  };
}

/**
 * Adds the specialties, procedures, categories and insurers that a country lacks, in its languages, in one
 * transaction. Rows that exist stay as they are. Returns the numbers of added rows.
 */
export async function loadStarter(target: StarterTarget): Promise<StarterCounts> {
  const { pool, country, actor, now } = target;
  const { locales } = country;
  const { rows } = createServiceCatalogue();
  return withTransaction(pool, async (db) => {
    await lockStarter(db);
    const missing = await findMissing(db, rows);
    const categories = missing.categories.map((row) => ({
      ...row,
      names: inLocales(locales, row.names),
    }));
    const added = await addCategories(db, [JSON.stringify(categories), now, actor]);
    const services: AddedService[] = [];
    // Variants for children name a service for adults.
    for (const isVariant of [false, true]) {
      const group = missing.services.filter((row) => (row.adult_service_id !== null) === isVariant);
      const linked = await linkServices(db, rows, group);
      const written = JSON.stringify(linked.map((row) => textsInLocales(locales, row)));
      services.push(...(await addServices(db, [written, now, actor])));
    }
    await linkExtras(db, rows, new Set(services.map(({ id }) => id)));
    const insurers = await addInsurers(db, country, target);
    return countsOf({ categories: added, services, insurers });
  });
}

/** Returns the rows without a slug in the database, and without a second variant of a service. */
async function findMissing(db: Queryable, rows: Rows): Promise<Missing> {
  const categories = await knownSlugs(db, 'service_category');
  const idOf = await serviceIds(db, rows);
  const adults = new Set((await selectAdults(db)).map(({ id }) => id));
  return {
    categories: rows.service_category.filter(({ slug }) => !categories.has(slug)),
    services: rows.service.filter(
      (row) => idOf(row.id) === null && !adults.has(idOf(row.adult_service_id) ?? 0),
    ),
  };
}

/** Returns services with the ids that their category and their service for adults have in the database. */
async function linkServices(
  db: Queryable,
  rows: Rows,
  services: readonly ServiceRow[],
): Promise<ServiceRow[]> {
  const categories = await knownSlugs(db, 'service_category');
  const idOf = await serviceIds(db, rows);
  const slugs = new Map(rows.service_category.map(({ id, slug }) => [id, slug]));
  return services.map((row) => ({
    ...row,
    category_id: categories.get(slugs.get(row.category_id ?? 0) ?? '') ?? null,
    adult_service_id: idOf(row.adult_service_id),
  }));
}

/** Adds the procedures that a specialty is booked with, unless both existed: an operator may have taken them apart. */
async function linkExtras(db: Queryable, rows: Rows, added: ReadonlySet<number>): Promise<void> {
  const idOf = await serviceIds(db, rows);
  const extras = rows.service_extra.flatMap((row): ServiceExtraRow[] => {
    const [service, extra] = [idOf(row.service_id), idOf(row.extra_service_id)];
    if (service === null || extra === null || service === extra) return [];
    if (!added.has(service) && !added.has(extra)) return [];
    return [{ service_id: service, extra_service_id: extra }];
  });
  await addExtras(db, [JSON.stringify(extras)]);
}

/** Returns a function from the id of a starter service to its id in the database, or null. */
async function serviceIds(
  db: Queryable,
  rows: Rows,
): Promise<(id: number | null) => number | null> {
  const known = await knownSlugs(db, 'service');
  const ids = new Map(rows.service.map(({ id, slug }) => [id, known.get(slug) ?? null]));
  return (id) => ids.get(id ?? 0) ?? null;
}

function textsInLocales(locales: readonly Language[], row: ServiceRow): object {
  const preparation = row.preparation as Preparation | null;
  return {
    ...row,
    names: inLocales(locales, row.names),
    plural_names: inLocales(locales, row.plural_names),
    consultation_names: inLocales(locales, row.consultation_names),
    alternate_names: inLocales(locales, row.alternate_names),
    descriptions: inLocales(locales, row.descriptions),
    preparation:
      preparation === null
        ? null
        : { ...preparation, notes: inLocales(locales, preparation.notes) },
  };
}

function countsOf({
  categories,
  services,
  insurers,
}: {
  categories: readonly object[];
  insurers: readonly object[];
  services: readonly Pick<ServiceRow, 'type'>[];
}): StarterCounts {
  const procedures = services.filter(({ type }) => type === 'procedure').length;
  return {
    specialties: services.length - procedures,
    procedures,
    categories: categories.length,
    insurers: insurers.length,
  };
}
