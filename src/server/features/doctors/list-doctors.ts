import { endpoints } from '#shared/contract/endpoints.ts';
import type { DoctorsPageExpanded, DoctorsQuery } from '#shared/contract/doctors.ts';
import type { Call } from '#server/call.ts';
import { runQuery } from '#server/db/queryable.ts';
import { parseIds } from '#server/id-list.ts';
import { boundsOf, pageOf } from '#server/page.ts';
import { invalid } from '#server/request-error.ts';
import { selectDoctors, selectDoctorServices } from './doctor-rows.ts';
import { doctorsStatement, type DoctorsRow } from './doctors-statement.ts';
import { listMeta } from './list-meta.ts';
import { presentDoctor, scoreOf } from './present-doctor.ts';

const DEFAULT_LIMIT = 20;

/**
 * A page of doctors with the totals of the whole list, expanded. Each carries the services asked
 * for, or all, in the city asked for.
 */
export async function listDoctors(
  call: Call,
  query: Omit<DoctorsQuery, 'expand'>,
): Promise<DoctorsPageExpanded> {
  const position = positionOf(query);
  if (query.ordering === 'distance' && position === undefined) {
    throw invalid({ code: 'required', attr: query.lat === undefined ? 'lat' : 'lng' });
  }
  const { site } = call;
  const { limit, offset } = boundsOf(query, DEFAULT_LIMIT);
  const statement = doctorsStatement(query, limit, offset);
  const { rows } = await runQuery<DoctorsRow>(site.database.pool, statement);
  const totals = rows[0];
  if (totals === undefined) throw new Error('the doctors statement returned no row');

  const [doctors, services] =
    totals.ids.length === 0
      ? [[], []]
      : await Promise.all([
          selectDoctors(site.database.pool, [totals.ids]),
          selectDoctorServices(site.database.pool, [
            totals.ids,
            parseIds(query.service),
            new Date(site.clock()),
          ]),
        ]);
  const doctorById = new Map(doctors.map((doctor) => [doctor.id, doctor]));
  const { branchById } = site.reference.current;
  const servicesByDoctor = Map.groupBy(
    services.filter(
      (service) =>
        query.city === undefined ||
        branchById.get(service.clinic_branch_id)?.city_id === query.city,
    ),
    (service) => service.doctor_id,
  );
  const results = totals.ids.flatMap((id) => {
    const doctor = doctorById.get(id);
    return doctor === undefined
      ? []
      : [presentDoctor(call, doctor, servicesByDoctor.get(id) ?? [], position)];
  });
  return {
    ...pageOf(endpoints.doctors.path, query, DEFAULT_LIMIT, totals.count, results),
    total_count: totals.total_count,
    feedback_count: totals.feedback_count,
    feedback_score: scoreOf(totals),
    min_price: totals.min_price,
    max_price: totals.max_price,
    ...listMeta(call, query, totals.total_count),
  };
}

function positionOf({ lat, lng }: Pick<DoctorsQuery, 'lat' | 'lng'>) {
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}
