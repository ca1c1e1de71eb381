import type { Api } from '#shared/contract/api.ts';
import type { Slot } from '#shared/contract/appointments/slots.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { groupSlotWindows, mergeSlotPages, slotWindow } from '#shared/domain/slots/slot-window.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';

/** The four days from `from` of one service of a doctor at a branch. */
export interface WantedWindow {
  doctorId: number;
  doctorServiceId: number;
  serviceId: number;
  clinicBranchId: number;
  from: PlainDate;
}

interface Waiting {
  wanted: WantedWindow;
  resolve: (slots: Slot[]) => void;
  reject: (error: unknown) => void;
}

const queues = new WeakMap<Api, Waiting[]>();

/**
 * The free times of one window. Windows asked for in the same tick (a page of doctors appears)
 * share as few calls as their days allow.
 */
export function loadSlotWindow(api: Api, wanted: WantedWindow): Promise<Slot[]> {
  return new Promise((resolve, reject) => {
    const queue = queues.get(api);
    if (queue !== undefined) {
      queue.push({ wanted, resolve, reject });
      return;
    }
    const started: Waiting[] = [{ wanted, resolve, reject }];
    queues.set(api, started);
    setTimeout(() => {
      queues.delete(api);
      void answerAll(api, started);
    }, 0);
  });
}

async function answerAll(api: Api, waiting: readonly Waiting[]): Promise<void> {
  try {
    const slots = await fetchWindows(
      api,
      waiting.map(({ wanted }) => wanted),
    );
    for (const { wanted, resolve } of waiting) resolve(slotsOf(slots, wanted));
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}

async function fetchWindows(api: Api, wanted: readonly WantedWindow[]): Promise<Slot[]> {
  const pages = await Promise.all(
    groupSlotWindows(wanted).map(({ from, to, doctorIds }) => {
      const members = wanted.filter(({ doctorId }) => doctorIds.includes(doctorId));
      return api.slots({
        doctor: doctorIds.join(','),
        service: listOf(members.map(({ serviceId }) => serviceId)),
        clinic_branch: listOf(members.map(({ clinicBranchId }) => clinicBranchId)),
        date_from: from,
        date_to: to,
      });
    }),
  );
  return mergeSlotPages(pages).results;
}

/** Merged ranges and lists answer more than one window asked for; a slot may come twice. */
function slotsOf(slots: readonly Slot[], wanted: WantedWindow): Slot[] {
  const { from, to } = slotWindow(wanted.from);
  const own = new Map<number, Slot>();
  for (const slot of slots) {
    const { date } = wallClockOf(slot.datetime);
    const isWanted = slot.doctor_service === wanted.doctorServiceId && date >= from && date <= to;
    if (isWanted) own.set(slot.id, slot);
  }
  return [...own.values()].sort((a, b) => Date.parse(a.datetime) - Date.parse(b.datetime));
}

function listOf(ids: readonly number[]): string {
  return [...new Set(ids)].sort((a, b) => a - b).join(',');
}
