import { createHmac } from 'node:crypto';
import { addDays, weekdayOf, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { DAY_MS } from '#shared/domain/time/durations.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { networksOf } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';
import { addToSketch, newSketch } from './sketch.ts';

/** A patient who has to wait longer has found no time. */
const MAX_WAIT_DAYS = 14;

const selectMet = prepared<
  { is_met: boolean },
  [city: number, service: number, now: Date, until: Date]
>(
  'demand_is_met',
  `select exists (
     select from doctor_listing l
     join schedule_avail a on a.schedule_id = l.schedule_id and a.steps = l.steps
     where l.city_id = $1 and l.service_id = $2 and l.is_active and a.nearest_at between $3 and $4) as is_met`,
);
/** Skips a city or a service that was deleted since it was counted. */
const merge = prepared<
  object,
  [week: PlainDate, city: number, service: number, looked: Buffer, unmet: Buffer]
>(
  'add_demand',
  `insert into demand_week as d (week, city_id, service_id, looked, unmet)
   select $1, c.id, s.id, $4, $5 from city c, service s where c.id = $2 and s.id = $3
   for key share of c, s
   on conflict (week, city_id, service_id) do update set
     looked = merge_sketches(d.looked, excluded.looked),
     unmet = merge_sketches(d.unmet, excluded.unmet)`,
);

/** Adds what the process has noted to the sketches of the week, and forgets the addresses. */
export async function flushDemand(site: Site): Promise<void> {
  const lists = site.demand.take();
  if (lists.length === 0) return;
  const { pool } = site.database;
  const now = site.clock();
  const today = dateInZone(now, site.country.timeZone);
  const week = addDays(today, 1 - weekdayOf(today));
  for (const { city, service, addresses } of lists) {
    const [row] = await selectMet(pool, [
      city,
      service,
      new Date(now),
      new Date(now + MAX_WAIT_DAYS * DAY_MS),
    ]);
    const looked = newSketch();
    for (const address of addresses) {
      // Other keys each week and list: sketches of two weeks cannot be compared.
      const text = `demand\0${week}\0${city}\0${service}\0${networksOf(address).address}`;
      addToSketch(looked, createHmac('sha256', site.secret).update(text).digest());
    }
    const unmet = row?.is_met === true ? newSketch() : looked;
    await merge(pool, [week, city, service, Buffer.from(looked), Buffer.from(unmet)]);
  }
}
