import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { RequestContext } from '#server/request-context.ts';
import { selectDoctorServices, type DoctorServiceRow } from './doctor-rows.ts';

/** Reads the services of doctors, those of each doctor in order, by default all. */
export function readDoctorServices(
  { site }: RequestContext,
  doctors: readonly number[],
  { services, day }: { services?: number[] | undefined; day?: PlainDate | undefined } = {},
): Promise<DoctorServiceRow[]> {
  const now = new Date(site.clock());
  return selectDoctorServices(site.database.readerOf(doctors), [
    doctors,
    services ?? null,
    now,
    day ?? null,
  ]);
}
