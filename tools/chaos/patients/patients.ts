import type { FreeSlot } from '../traffic/free-slots.ts';
import type { AppointmentState } from '../traffic/ledger.ts';
import { phoneAt } from '../traffic/phones.ts';
import type { Traffic } from '../traffic/traffic.ts';
import {
  createBookingRequest,
  createChangeRequest,
  createReadRequest,
} from './patient-requests.ts';

interface Patients {
  readOnce(): Promise<unknown>;
  /** Books the next slot, which two patients request. Some cancel or move their appointment. */
  bookOnce(): Promise<void>;
}

/** Every sixth appointment is cancelled, and as many are moved. */
const CHANGES = ['cancel', 'keep', 'keep', 'move', 'keep', 'keep'] as const;

/** Creates simulated patients. They move appointments to the last slots, which no one books. */
export function createPatients(traffic: Traffic, slots: readonly FreeSlot[]): Patients {
  const { ledger } = traffic;
  const last = slots.toReversed();
  let reading = 0;
  let booking = 0;

  async function change(
    { doctorService, startsAt }: FreeSlot,
    receipt: { id: number; hash: string },
    index: number,
  ): Promise<void> {
    const choice = CHANGES[(index >> 1) % CHANGES.length] ?? 'keep';
    if (choice === 'keep') return;
    const slot = choice === 'move' ? takeSlot(last, doctorService) : null;
    const after: AppointmentState =
      slot === null ? { ...booked(startsAt), status: 'cancelled' } : booked(slot.startsAt);
    const request = createChangeRequest(receipt, slot, index);
    await ledger.write({ [phoneAt('patient', index)]: [after] }, () => traffic.send(request));
  }

  return {
    readOnce: () => traffic.send(createReadRequest(reading++)),
    async bookOnce() {
      const index = booking++;
      const slot = slots[index >> 1];
      if (slot === undefined) throw new Error('all slots are booked: the demo data is too small');
      const phone = phoneAt('patient', index);
      const { isAcknowledged, text } = await ledger.write(
        { [phone]: [booked(slot.startsAt)] },
        () => traffic.sendUntilAnswered(createBookingRequest(slot, index)),
      );
      if (!isAcknowledged) return;
      const receipt = JSON.parse(text) as { id: number; hash: string };
      ledger.receipts.set(phone, receipt);
      await change(slot, receipt, index);
    },
  };
}

/** Returns the state of a booked appointment. */
export function booked(startsAt: number | null): AppointmentState {
  return { status: 'booked', startsAt, attendance: 'expected' };
}

/** Takes a slot of a service out of a list. */
export function takeSlot(slots: FreeSlot[], doctorService: number): FreeSlot | null {
  const index = slots.findIndex((slot) => slot.doctorService === doctorService);
  return slots.splice(index, index === -1 ? 0 : 1)[0] ?? null;
}
