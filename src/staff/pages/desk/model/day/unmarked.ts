import { isUnmarked } from '#shared/domain/desk/attendance.ts';
import { observed } from '../appointment-look.ts';
import type { DayModel, PlacedAppointment } from './day-model.ts';

export interface UnmarkedAppointment extends PlacedAppointment {
  /** The name of the doctor. */
  readonly doctor: string;
}

/** Returns the appointments that began over an hour ago and that no one has marked, by their start. */
export function unmarkedOf({ columns }: DayModel, now: number): readonly UnmarkedAppointment[] {
  return columns
    .flatMap(({ appointments, doctor }) =>
      appointments
        .filter((each) => isUnmarked(observed(each), now))
        .map((each) => ({ ...each, doctor: doctor.name })),
    )
    .toSorted((a, b) => a.from - b.from);
}
