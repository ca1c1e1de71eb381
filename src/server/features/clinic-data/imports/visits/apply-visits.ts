import { randomBytes } from 'node:crypto';
import type { ImportReport } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { LeftVisit } from '#shared/contract/clinic-data/imports/visit-schemas.ts';
import type { NewVisit } from '#shared/domain/clinic-data/imports/visits/plan-visits.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Domains } from '#server/db/tables.ts';
import { checkMobileNumber } from '#server/features/booking/phones/require-mobile-number.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { badRequest } from '#server/http/http-error.ts';
import type { FullImportRow } from '../import-rows.ts';
import type { ImportContext, Importer } from '../importer.ts';
import { readClinicMatches } from '../offer-data.ts';
import { planVisitImport } from './plan-visit-import.ts';
import { lockVisitDays, refreshVisitDays } from './visit-days.ts';
import { readVisitData } from './visit-data.ts';

/** The visits that one statement enters, so that it ends within the statement timeout. */
const BATCH_SIZE = 500;

const lockOffers = prepared<object, [offers: readonly number[]]>(
  'lock_offers_of_visit_import',
  'select 1 from doctor_service where id = any ($1::integer[]) order by id for key share',
);
const addVisits = prepared<
  { line: number; outcome: Domains['import_visit_outcome'] },
  [importId: number, visits: string, language: string, by: number | null, now: Date, actor: string]
>('import_visits', 'select line, outcome from import_visits($1, $2::jsonb, $3, $4, $5, $6)');

/**
 * Enters the visits of the preview with this fingerprint. A time that was taken since is left out and reported.
 * Throws a 400 if what would be entered has changed since the preview.
 */
export async function applyVisits(
  db: Queryable,
  { site }: ImportContext,
  user: Importer,
  row: FullImportRow,
  fingerprint: string,
): Promise<ImportReport> {
  const now = site.clock();
  const data = await readVisitData(db, row.clinic_id, now);
  const services = await readClinicMatches(db, row.clinic_id);
  const planned = await planVisitImport(db, site, row, data, services);
  if (planned?.fingerprint !== fingerprint) throw badRequest('import_changed');
  const { entered, same, left } = planned.plan;
  await lockOffers(db, [entered.map(({ offer }) => offer)]);
  await lockVisitDays(db, entered);
  const missed: LeftVisit[] = [];
  const reminds = row.choices.reminds === true;
  for (let at = 0; at < entered.length; at += BATCH_SIZE) {
    const part = entered.slice(at, at + BATCH_SIZE).map((visit) => rowOf(site, visit, reminds));
    const outcomes = await addVisits(db, [
      row.id,
      JSON.stringify(part),
      site.country.locales[0],
      user.id,
      new Date(now),
      clinicActor(user.username),
    ]);
    for (const { line, outcome } of outcomes) {
      if (outcome !== 'booked') missed.push({ row: line, reason: outcome });
    }
  }
  await refreshVisitDays(db, entered, now);
  const all: LeftVisit[] = [
    ...planned.rows.faults.map(({ row: line, fault }) => ({ row: line, reason: fault })),
    ...left.map(({ row: line, reason }) => ({ row: line, reason })),
    ...missed,
  ].sort((a, b) => a.row - b.row);
  const created = entered.length - missed.length;
  return { created, changed: 0, kept: all.length, same, left: all };
}

function rowOf({ country }: ImportContext['site'], visit: NewVisit, reminds: boolean) {
  const { row: line, offer, starts, ends, name, surname, phone } = visit;
  const isMobile = typeof checkMobileNumber(phone, country, 'phone') === 'string';
  return {
    line,
    offer,
    hash: randomBytes(16).toString('hex'),
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(ends).toISOString(),
    name,
    surname,
    phone,
    notify: reminds && isMobile,
  };
}
