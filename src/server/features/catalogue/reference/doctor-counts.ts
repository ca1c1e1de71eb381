import type { DoctorCountRow, DoctorCounts, MinPrices } from './reference.ts';

/** Indexes doctor counts and minimum prices by place and service. */
export function countDoctors(rows: readonly DoctorCountRow[]): {
  doctorCounts: DoctorCounts;
  minPrices: MinPrices;
} {
  const found = new Map(
    rows.map((row) => [keyOf(row.city_id, row.city_area_id, row.service_id), row]),
  );
  return {
    doctorCounts: ({ city, cityArea, service }) =>
      found.get(keyOf(city, cityArea, service))?.doctors_count ?? 0,
    minPrices: ({ city, cityArea, service }) =>
      found.get(keyOf(city, cityArea, service))?.min_price ?? null,
  };
}

type Part = number | null | undefined;

function keyOf(city: Part, cityArea: Part, service: Part): string {
  return `${city ?? ''}/${cityArea ?? ''}/${service ?? ''}`;
}
