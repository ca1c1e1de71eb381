import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import { useApiClient } from '#web/lib/api/use-api-client.ts';
import { useApp } from '#web/lib/app.ts';
import { appointmentQuery } from '#web/lib/query/queries.ts';
import { refreshDoctor } from '#web/domain/slots/refresh-doctor.ts';
import { changeOutcome, type ChangeOutcome } from './change-outcome.ts';

/** Changes an appointment and updates the caches of the appointment and the doctor. */
export function useChangeAppointment({ id, hash, doctor }: Appointment) {
  const app = useApp();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const query = appointmentQuery(app, id, hash);

  async function send(
    call: Promise<Appointment>,
    slotId: number | null = null,
  ): Promise<ChangeOutcome> {
    setPending(true);
    try {
      const outcome = await changeOutcome(call);
      if (outcome.type === 'done') queryClient.setQueryData(query.queryKey, outcome.appointment);
      // The cached appointment is outdated.
      if (outcome.type === 'rejected') await queryClient.invalidateQueries(query);
      if (outcome.type === 'done' || outcome.type === 'slot_rejected') {
        void refreshDoctor(queryClient, doctor.id, slotId);
      }
      return outcome;
    } finally {
      setPending(false);
    }
  }

  /**
   * Cancels the appointment. A rejection is a success if the appointment is already cancelled: the
   * response to an earlier request was lost.
   */
  async function cancel(): Promise<ChangeOutcome> {
    const outcome = await send(api.cancelAppointment({ id, hash }));
    const cached = queryClient.getQueryData(query.queryKey);
    return outcome.type === 'rejected' && cached?.status === 'cancelled'
      ? { type: 'done', appointment: cached }
      : outcome;
  }

  /** Takes a held time. When it is no longer held, the page gets the times that still are. */
  async function chooseAlternative(slot: number): Promise<ChangeOutcome> {
    const outcome = await send(api.chooseAlternative({ id, hash, slot }), slot);
    if (outcome.type === 'slot_rejected') await queryClient.invalidateQueries(query);
    return outcome;
  }

  return {
    isPending,
    confirm: () => send(api.confirmAppointment({ id, hash })),
    /** Stops the addresses of the calendar that programs have. */
    stopCalendar: () => send(api.stopAppointmentFeed({ id, hash })),
    cancel,
    reschedule: (slot: ShownSlot) =>
      send(api.rescheduleAppointment({ id, hash, slot: slot.id }), slot.id),
    chooseAlternative,
  };
}
