import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { badRequest, validationError } from '#server/http/http-error.ts';
import type { ImportContext, Importer } from './importer.ts';
import type { OnCrash } from './child/run-in-child.ts';
import { lockImportIn, mappedRow, requireImport } from './import-rows.ts';
import { KINDS } from './kinds.ts';
import { proposeMatches } from './propose-matches.ts';

type Input<Name extends 'mapImport' | 'matchImport' | 'chooseImport'> = InputOf<
  StaffEndpoints[Name]
>;

const saveMapping = prepared<object, [id: number, mapping: string, proposals: string]>(
  'map_import',
  // Other columns may have other prices.
  `update import set mapping = $2, proposals = $3,
     choices = case when mapping = $2::jsonb then choices else choices - 'confirmed' end
   where id = $1`,
);
const saveChoices = prepared<object, [id: number, choices: string]>(
  'choose_import',
  'update import set choices = $2 where id = $1',
);
const saveMatches = prepared<object, [clinic: number, matches: string, by: string, now: Date]>(
  'match_import',
  `insert into import_match as known
     (clinic_id, name_key, service_id, is_follow_up, confirmed_by, confirmed_at)
   select $1, m.key, m.service_id, m.is_follow_up, $3, $4
   from jsonb_to_recordset($2) as m(key text, service_id integer, is_follow_up boolean)
   on conflict (clinic_id, name_key) do update set
     service_id = excluded.service_id,
     is_follow_up = coalesce(excluded.is_follow_up, known.is_follow_up),
     confirmed_by = excluded.confirmed_by, confirmed_at = excluded.confirmed_at`,
);

/**
 * Chooses the columns of a file, and proposes services for the names in them.
 *
 * @param onCrash is called once if proposing crashes; then there are no proposals
 */
export async function mapImport(
  { site }: ImportContext,
  user: Importer,
  { id, ...mapping }: Input<'mapImport'>,
  onCrash: OnCrash,
): Promise<void> {
  const { pool } = site.database;
  const { kind, sheets, state } = await requireImport(pool, user, id);
  if (state !== 'read' || sheets === null) throw badRequest('import_done');
  const sheet = sheets[mapping.sheet];
  if (sheet === undefined || sheet.isHidden) {
    throw validationError({ code: 'does_not_exist', attr: 'sheet' });
  }
  const proposals = await proposeMatches(site, kind, sheets, mapping, onCrash);
  await withTransaction(pool, async (db) => {
    await lockImportIn(db, user, id, 'read');
    await saveMapping(db, [id, JSON.stringify(mapping), JSON.stringify(proposals)]);
  });
}

/**
 * Confirms the services of names of the file, and remembers them for its clinic. Throws a 400 if it is not said whether a
 * name of a follow-up is one.
 */
export async function matchImport(
  { site }: ImportContext,
  user: Importer,
  { id, matches }: Input<'matchImport'>,
): Promise<void> {
  const active = new Set(site.reference.current.services.map((service) => service.id));
  await withTransaction(site.database.pool, async (db) => {
    const row = await lockImportIn(db, user, id, 'read');
    const mapped = mappedRow(row);
    const rows =
      mapped === null ? [] : KINDS[row.kind].namedServices(mapped.sheets, mapped.mapping);
    const named = new Map(rows.map((each) => [each.key, each]));
    const byKey = new Map(matches.map((match) => [match.key, match]));
    const asksKind = (key: string) => named.get(key)?.may_be_follow_up === true;
    for (const { key, service_id: service, is_follow_up: kind } of byKey.values()) {
      if (!named.has(key)) throw validationError({ code: 'does_not_exist', attr: 'matches' });
      if (service !== null && kind === undefined && asksKind(key)) {
        throw validationError({ code: 'required', attr: 'is_follow_up' });
      }
      if (service !== null && !active.has(service)) {
        throw validationError({ code: 'does_not_exist', attr: 'service_id' });
      }
    }
    const confirmed = Array.from(byKey.values(), (match) => ({
      ...match,
      is_follow_up: asksKind(match.key) ? (match.is_follow_up ?? true) : null,
    }));
    await saveMatches(db, [
      row.clinic_id,
      JSON.stringify(confirmed),
      user.username,
      new Date(site.clock()),
    ]);
  });
}

/** Decides for which schedules offers are added, which edited offers are overwritten, and who is reminded. */
export async function chooseImport(
  { site }: ImportContext,
  user: Importer,
  {
    id,
    service_ids: services = [],
    schedule_ids: schedules = [],
    ...chosen
  }: Input<'chooseImport'>,
): Promise<void> {
  await withTransaction(site.database.pool, async (db) => {
    const { choices } = await lockImportIn(db, user, id, 'read');
    const placed = Object.fromEntries(services.map((service) => [service, schedules]));
    const next = { ...choices, ...chosen, schedules: { ...choices.schedules, ...placed } };
    await saveChoices(db, [id, JSON.stringify(next)]);
  });
}
