import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { RequestContext } from '#server/request-context.ts';
import { selectDoctorServices, type DoctorServiceRow } from './doctor-rows.ts';

/** Reads the services of doctors, those of each doctor in order; null means all services. */
export function readDoctorServices(
  { site }: RequestContext,
  doctors: readonly number[],
  { services = null, day = null }: { services?: number[] | null; day?: PlainDate | null } = {},
): Promise<DoctorServiceRow[]> {
  const now = new Date(site.clock());
  return selectDoctorServices(site.database.readerOf(doctors), [doctors, services, now, day]);
}
