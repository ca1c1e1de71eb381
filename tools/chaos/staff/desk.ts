import { randomUUID } from 'node:crypto';
import type { FreeSlot } from '../traffic/free-slots.ts';
import type { AppointmentState, Ledger } from '../traffic/ledger.ts';
import { phoneAt } from '../traffic/phones.ts';
import { booked, takeSlot } from '../patients/patients.ts';
import type { StaffSession } from './staff-session.ts';

interface Parts {
  session: StaffSession;
  ledger: Ledger;
  /** Slots that the desk alone uses. */
  slots: readonly FreeSlot[];
}

/** Repeats a request without a response, as the pages of the desk do. */
const REPEATED = { isRepeated: true };

/**
 * Returns the turn of a receptionist: books for a patient on the phone, moves the appointment, and checks the patient
 * in or cancels.
 */
export function createDesk({ session, ledger, slots }: Parts): () => Promise<void> {
  const left = [...slots];
  let turns = 0;
  return async () => {
    const index = turns++;
    const phone = phoneAt('desk', index);
    const from = left.shift();
    if (from === undefined) throw new Error('the desk has no slots: the demo data is too small');
    const id = await bookAtDesk({ session, ledger }, from, phone, 'desk');
    if (id === null) return;
    const to = takeSlot(left, from.doctorService);
    if (to === null) return;
    const moved = await ledger.write({ [phone]: [booked(to.startsAt)] }, () =>
      session.call('desk', 'moveAtDesk', { id, from: placeOf(from), ...placeOf(to) }, REPEATED),
    );
    if (!moved.isAcknowledged) return;
    const state: AppointmentState =
      index % 2 === 0
        ? { ...booked(to.startsAt), attendance: 'arrived' }
        : { ...booked(to.startsAt), status: 'cancelled' };
    await ledger.write({ [phone]: [state] }, async () =>
      index % 2 === 0
        ? session.call('desk', 'setAttendance', { id, from: 'expected', to: 'arrived' }, REPEATED)
        : session.call('desk', 'cancelAtDesk', { id, by: 'patient', reason: 'ill' }, REPEATED),
    );
  };
}

/** Books a slot for a patient on the phone. Returns the id of the appointment, or null without an acknowledgement. */
export async function bookAtDesk(
  { session, ledger }: Pick<Parts, 'session' | 'ledger'>,
  slot: FreeSlot,
  phone: string,
  kind: 'desk' | 'absence',
): Promise<number | null> {
  const call = {
    key: randomUUID(),
    ...placeOf(slot),
    source: 'phone',
    given_name: 'Amina',
    phone,
    has_consent: true,
  } as const;
  const { isAcknowledged, text } = await ledger.write({ [phone]: [booked(slot.startsAt)] }, () =>
    session.call(kind, 'bookAtDesk', call, REPEATED),
  );
  return isAcknowledged ? (JSON.parse(text) as { id: number }).id : null;
}

function placeOf({ doctorService, startsAt }: FreeSlot) {
  return { offer: doctorService, starts_at: new Date(startsAt).toISOString() };
}
