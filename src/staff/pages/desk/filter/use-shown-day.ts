import { useMemo } from 'react';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { Panel } from '../model/panel.ts';
import { appointmentsOfDay, type DayModel } from '../model/day/day-model.ts';
import { filterDay, type DoctorFilter } from './doctor-filter.ts';

/** Returns the day of the chosen doctors, with the columns of what is open or moved. */
export function useShownDay(
  day: DayModel,
  filter: DoctorFilter,
  panel: Panel | null,
  moving: DeskAppointment | null,
): DayModel {
  const open = scheduleOf(day, panel);
  const moved = moving?.schedule_id ?? null;
  return useMemo(() => filterDay(day, filter, [open, moved]), [day, filter, open, moved]);
}

function scheduleOf(day: DayModel, panel: Panel | null): number | null {
  if (panel?.kind === 'booking' || panel?.kind === 'cancelled') return panel.schedule;
  if (panel?.kind !== 'appointment') return null;
  return appointmentsOfDay(day).find(({ id }) => id === panel.id)?.schedule_id ?? null;
}
