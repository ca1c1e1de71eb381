import type { Api } from '#shared/contract/api.ts';
import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { Slot } from '#shared/contract/booking/slots.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { ShownSlot } from './shown-slot.ts';
import {
  groupSlotWindows,
  mergeSlotPages,
  slotWindow,
} from '#shared/domain/booking/slots/slot-window.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';

/** Four days of a doctor's service, starting on `from`. */
export interface SlotWindowParams {
  doctorId: number;
  service: Pick<DoctorService, 'id' | 'clinic_branch'> & { service: { id: number } };
  from: PlainDate;
}

interface QueuedWindow {
  wanted: SlotWindowParams;
  resolve: (slots: ShownSlot[]) => void;
  reject: (error: unknown) => void;
}

const queues = new WeakMap<Api, QueuedWindow[]>();

/**
 * Loads the slots of a window. Windows requested in the same tick, for example by a page of
 * doctors, are merged into as few requests as possible.
 */
export function loadSlotWindow(api: Api, wanted: SlotWindowParams): Promise<ShownSlot[]> {
  return new Promise((resolve, reject) => {
    const queue = queues.get(api);
    if (queue !== undefined) {
      queue.push({ wanted, resolve, reject });
      return;
    }
    const started: QueuedWindow[] = [{ wanted, resolve, reject }];
    queues.set(api, started);
    setTimeout(() => {
      queues.delete(api);
      void settleAll(api, started);
    }, 0);
  });
}

async function settleAll(api: Api, queue: readonly QueuedWindow[]): Promise<void> {
  try {
    const slots = await fetchWindows(
      api,
      queue.map(({ wanted }) => wanted),
    );
    for (const { wanted, resolve } of queue) resolve(slotsOf(slots, wanted));
  } catch (error) {
    for (const { reject } of queue) reject(error);
  }
}

async function fetchWindows(api: Api, wanted: readonly SlotWindowParams[]): Promise<Slot[]> {
  const pages = await Promise.all(
    groupSlotWindows(wanted).map(({ from, to, doctorIds }) => {
      const members = wanted.filter(({ doctorId }) => doctorIds.includes(doctorId));
      return api.slots({
        doctor: doctorIds.join(','),
        service: listOf(members.map(({ service }) => service.service.id)),
        clinic_branch: listOf(members.map(({ service }) => service.clinic_branch)),
        date_from: from,
        date_to: to,
      });
    }),
  );
  return mergeSlotPages(pages).results;
}

/** Selects the slots of one window; a merged response has more slots, and duplicates. */
function slotsOf(slots: readonly Slot[], wanted: SlotWindowParams): ShownSlot[] {
  const { from, to } = slotWindow(wanted.from);
  const selected = new Map<number, ShownSlot>();
  for (const slot of slots) {
    const { date } = wallClockOf(slot.datetime);
    const isInWindow = slot.doctor_service === wanted.service.id && date >= from && date <= to;
    if (isInWindow) selected.set(slot.id, { id: slot.id, datetime: slot.datetime });
  }
  return [...selected.values()].sort((a, b) => Date.parse(a.datetime) - Date.parse(b.datetime));
}

function listOf(ids: readonly number[]): string {
  return [...new Set(ids)].sort((a, b) => a - b).join(',');
}
