import type { Figures, PeriodFigures } from '#shared/contract/desk/figures/figures.ts';
import { LEADS, type FigureWeeks } from '#shared/domain/desk/figures.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { dateInZone, zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { scopeOf } from '#server/features/identity/access/scope.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { estimateOf } from '#server/features/catalogue/demand/sketch.ts';
import { presentServiceLink } from '#server/features/catalogue/services/present-service.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Site } from '#server/site.ts';
import {
  selectByClinic,
  selectByPatient,
  selectDemand,
  selectFill,
  selectIsKnown,
  selectNoShows,
  selectRefill,
  selectThirdNext,
  selectWait,
  type Period,
} from './figure-rows.ts';

const WEEK_DAYS = 7;
/** Fewer people could be recognized. */
const MIN_PEOPLE = 10;

/** Returns the figures of the branches of an account, of some weeks up to yesterday and of as many before. */
export async function readFigures(
  context: RequestContext,
  caller: Caller,
  weeks: FigureWeeks,
): Promise<Figures> {
  const { site } = context;
  const { pool } = site.database;
  const now = site.clock();
  const last = addDays(dateInZone(now, site.country.timeZone), -1);
  const first = addDays(last, 1 - Number(weeks) * WEEK_DAYS);
  const scope = scopeOf(caller);
  const [current, before, thirdNext, demand] = await Promise.all([
    readPeriod(site, [...scope, first, last]),
    readKnownPeriod(site, [
      ...scope,
      addDays(first, -Number(weeks) * WEEK_DAYS),
      addDays(first, -1),
    ]),
    selectThirdNext(pool, [...scope, new Date(now)]),
    selectDemand(pool, [...scope, first, last]),
  ]);
  const { serviceById } = site.reference.current;
  return {
    ...current,
    before,
    demand: presentDemand(context, demand),
    third_next: thirdNext.flatMap((row) => {
      const service = serviceById.get(row.service_id);
      if (service === undefined) return [];
      return [
        {
          doctor: nameIn(context, row.doctor_names),
          service: presentServiceLink(context, service).name,
          starts_at:
            row.starts_at === null ? null : zonedIso(row.starts_at.getTime(), row.time_zone),
          days: row.days,
        },
      ];
    }),
  };
}

/** Returns the figures of a period, or null if the branches had no appointments before the end of its first week. */
async function readKnownPeriod(site: Site, period: Period): Promise<PeriodFigures | null> {
  const [clinics, branches, doctor, first] = period;
  const { pool } = site.database;
  const [known] = await selectIsKnown(pool, [clinics, branches, doctor, addDays(first, WEEK_DAYS)]);
  return known?.is_known === true ? readPeriod(site, period) : null;
}

/** Returns the figures of a period, without moves if those of its first day may be erased. */
async function readPeriod(site: Site, period: Period): Promise<PeriodFigures> {
  const db = site.database.pool;
  const [fill, [refill], noShows, [wait], [byClinic], [byPatient]] = await Promise.all([
    selectFill(db, period),
    selectRefill(db, period),
    selectNoShows(db, period),
    selectWait(db, period),
    selectByClinic(db, period),
    selectByPatient(db, period),
  ]);
  if (
    refill === undefined ||
    wait === undefined ||
    byClinic === undefined ||
    byPatient === undefined
  ) {
    throw new Error('an aggregate returned no row');
  }
  const [, , , first, last] = period;
  const today = dateInZone(site.clock(), site.country.timeZone);
  const hasMoves = first >= addDays(today, -site.retention.patientDays);
  return {
    first_day: first,
    last_day: last,
    fill,
    refill,
    wait,
    by_clinic: hasMoves ? byClinic : { ...byClinic, moved: null },
    by_patient: byPatient,
    no_shows: noShows.toSorted((a, b) => LEADS.indexOf(a.lead) - LEADS.indexOf(b.lead)),
  };
}

/** Returns the weeks in which enough people found no time, so that no number is of a single person. */
function presentDemand(
  context: RequestContext,
  rows: Awaited<ReturnType<typeof selectDemand>>,
): Figures['demand'] {
  const { serviceById, cityById } = context.site.reference.current;
  return rows.flatMap((row) => {
    const service = serviceById.get(row.service_id);
    const city = cityById.get(row.city_id);
    const unmet = estimateOf(row.unmet);
    if (unmet < MIN_PEOPLE || service === undefined || city === undefined) return [];
    return [
      {
        week: row.week,
        service: presentServiceLink(context, service).name,
        city: nameIn(context, city.names),
        looked: Math.max(unmet, estimateOf(row.looked)),
        unmet,
      },
    ];
  });
}
