import { useState } from 'react';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { SilentReason } from '#shared/domain/desk/silent-reasons.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useText } from '../../../../lib/staff-app.ts';
import type { Move } from '../../dialogs/move-dialog.tsx';
import { sameOffer } from '../day/places.ts';
import type { DeskActions } from './use-desk-actions.ts';

/** Returns the move of an appointment: chosen first, then prepared for a place, and made when it is confirmed. */
export function useMoves(doctors: readonly DeskDoctor[], actions: DeskActions) {
  const t = useText('desk');
  const showToast = useToast();
  const [moving, setMoving] = useState<DeskAppointment | null>(null);
  const [prepared, setPrepared] = useState<Move | null>(null);
  return {
    moving,
    prepared,
    begin: setMoving,
    stop: () => setMoving(null),
    close: () => setPrepared(null),
    /** Asks if an appointment is to move to a place, or says why the doctor cannot take it. */
    prepare(appointment: DeskAppointment, schedule: number, startsAt: string) {
      const doctor = doctors.find((each) => each.schedule_id === schedule);
      const offer =
        doctor === undefined ? undefined : sameOffer(doctors, appointment.offer_id, doctor);
      if (doctor === undefined || offer === undefined) {
        const text = doctor?.is_hidden === true ? 'hidden.noBooking' : 'move.noOffer';
        showToast({ tone: 'warning', message: t(text) });
        return;
      }
      setPrepared({ appointment, offer: offer.id, doctor, startsAt, hasMoved: false });
    },
    /** Moves the appointment. If another desk has moved it, the dialog stays and says where it is now. */
    async confirm(move: Move, silent: SilentReason | null) {
      const { appointment, offer, startsAt } = move;
      const outcome = await actions.move(appointment, offer, startsAt, silent);
      if (outcome === 'changed') {
        const found = await actions.find(appointment.id).catch(() => null);
        return setPrepared(found === null ? null : { ...move, appointment: found, hasMoved: true });
      }
      if (outcome === 'done') {
        setMoving(null);
        showToast({ tone: 'success', message: t('move.done') });
      }
      setPrepared(null);
    },
  };
}
