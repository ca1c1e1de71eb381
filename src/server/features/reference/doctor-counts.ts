import type { DoctorCountRow, DoctorCounts } from './reference.ts';

export function countDoctors(rows: readonly DoctorCountRow[]): DoctorCounts {
  const counts = new Map(
    rows.map((row) => [keyOf(row.city_id, row.city_area_id, row.service_id), row.doctors_count]),
  );
  return ({ city, cityArea, service }) => counts.get(keyOf(city, cityArea, service)) ?? 0;
}

type Part = number | null | undefined;

function keyOf(city: Part, cityArea: Part, service: Part): string {
  return `${city ?? ''}/${cityArea ?? ''}/${service ?? ''}`;
}
