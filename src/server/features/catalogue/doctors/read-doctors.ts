import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { RequestContext } from '#server/request-context.ts';
import {
  selectDoctors,
  selectDoctorServices,
  type DoctorRow,
  type DoctorServiceRow,
} from './doctor-rows.ts';

/** Reads doctors by id, in no order. */
export function readDoctors(
  { site }: RequestContext,
  ids: readonly number[],
): Promise<DoctorRow[]> {
  return selectDoctors(site.database.readerOf(ids), [ids]);
}

/** Reads the services of doctors, those of each doctor in order; null means all services. */
export function readDoctorServices(
  { site }: RequestContext,
  doctors: readonly number[],
  { services = null, day = null }: { services?: number[] | null; day?: PlainDate | null } = {},
): Promise<DoctorServiceRow[]> {
  const now = new Date(site.clock());
  return selectDoctorServices(site.database.readerOf(doctors), [doctors, services, now, day]);
}
