import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DayModel } from '../model/day/day-model.ts';

/** Whose columns a desk shows: the chosen doctors and those of the chosen specialties; everyone if none is chosen. */
export interface DoctorFilter {
  /** Ids of doctors. */
  readonly doctors: readonly number[];
  /** Ids of services. */
  readonly specialties: readonly number[];
}

export const NO_FILTER: DoctorFilter = { doctors: [], specialties: [] };

export const isFiltering = ({ doctors, specialties }: DoctorFilter) =>
  doctors.length + specialties.length > 0;

/** Returns the filter without doctors and specialties that the branch no longer has. */
export function knownFilter(filter: DoctorFilter, doctors: readonly DeskDoctor[]): DoctorFilter {
  return {
    doctors: filter.doctors.filter((id) => doctors.some((each) => each.doctor_id === id)),
    specialties: filter.specialties.filter((id) =>
      doctors.some((each) => each.specialty_id === id),
    ),
  };
}

/** Returns true for a doctor whom the filter names, or whose specialty it names. */
export function isChosen(filter: DoctorFilter, doctor: DeskDoctor): boolean {
  const { doctor_id: id, specialty_id: specialty } = doctor;
  return (
    filter.doctors.includes(id) || (specialty !== null && filter.specialties.includes(specialty))
  );
}

/** Returns the day with the columns of the filter and those of the schedules that are always shown. */
export function filterDay(
  day: DayModel,
  filter: DoctorFilter,
  always: readonly (number | null)[],
): DayModel {
  if (!isFiltering(filter)) return day;
  const columns = day.columns.filter(
    ({ schedule_id: schedule, doctor }) => isChosen(filter, doctor) || always.includes(schedule),
  );
  return { ...day, columns };
}
