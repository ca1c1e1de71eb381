import type { DoctorProfile } from '#shared/contract/catalogue/doctors.ts';
import type { Names, Tables } from '#server/db/tables.ts';

/** The columns of a doctor that only a profile shows. */
export const CAREER_COLUMNS = 'register_number, education, workplaces, conditions';

export interface CareerRow extends Pick<Tables['doctor'], 'register_number'> {
  education: { names: Names; year: number }[];
  workplaces: { names: Names; from: number; to: number | null }[];
  conditions: Names[];
}

type Career = Pick<DoctorProfile, 'register_number' | 'education' | 'workplaces' | 'conditions'>;

/** Converts education, workplaces and conditions to their API form. */
export function presentCareer(row: CareerRow, text: (names: Names) => string): Career {
  return {
    register_number: row.register_number,
    education: row.education.map(({ names, year }) => ({ name: text(names), year })),
    workplaces: row.workplaces.map(({ names, from, to }) => ({ name: text(names), from, to })),
    conditions: row.conditions.map(text),
  };
}
