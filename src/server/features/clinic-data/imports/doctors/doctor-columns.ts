import type { DoctorValues } from '#shared/domain/clinic-data/imports/doctors/plan-doctors.ts';

/** Returns values by place as columns: `names.hu` becomes a member of `names`. */
export function columnsOf(values: DoctorValues): Readonly<Record<string, unknown>> {
  const columns: Record<string, unknown> = {};
  for (const [place, value] of Object.entries(values)) {
    const [column = '', language] = place.split('.');
    columns[column] =
      language === undefined ? value : { ...(columns[column] as object), [language]: value };
  }
  return columns;
}
