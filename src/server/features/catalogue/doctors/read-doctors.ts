import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { readByDoctor } from '#server/page-cache/page-data.ts';
import type { RequestContext } from '#server/request-context.ts';
import {
  selectDoctors,
  selectDoctorServices,
  type DoctorRow,
  type DoctorServiceRow,
} from './doctor-rows.ts';

/** Reads doctors by id, in no order. */
export function readDoctors(
  { site, pageData }: RequestContext,
  ids: readonly number[],
): Promise<DoctorRow[]> {
  return readByDoctor(pageData, {
    key: ['doctor'],
    doctors: ids,
    read: (missing) => selectDoctors(site.database.readerOf(missing), [missing]),
    doctorOf: ({ id }) => id,
  });
}

/** Reads the services of doctors, those of each doctor in order; null means all services. */
export function readDoctorServices(
  { site, pageData }: RequestContext,
  doctors: readonly number[],
  { services = null, day = null }: { services?: number[] | null; day?: PlainDate | null } = {},
): Promise<DoctorServiceRow[]> {
  return readByDoctor(pageData, {
    key: ['services', services, day],
    doctors,
    read(missing) {
      const now = new Date(site.clock());
      return selectDoctorServices(site.database.readerOf(missing), [missing, services, now, day]);
    },
    doctorOf: ({ doctor_id: doctor }) => doctor,
  });
}
