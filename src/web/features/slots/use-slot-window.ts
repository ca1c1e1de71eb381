import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import { addDays, maxDate, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { canMoveBack, moveWindow, slotWindow } from '#shared/domain/booking/slots/slot-window.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { useApp } from '#web/lib/app.ts';
import { firstSlotDay, nearestSlotQuery, slotWindowQuery } from '#web/domain/slots/slot-queries.ts';

interface Options {
  doctorId: number;
  doctorService: DoctorService;
  /** The current day in the clinic's time zone. */
  today: PlainDate;
  /** The first day shown initially; by default, the nearest day with a slot. */
  from: PlainDate | undefined;
}

/** Loads four days of slots of a service, and moves to other days. */
export function useSlotWindow(options: Options) {
  const { doctorId, doctorService, today } = options;
  const app = useApp();
  const [moved, setMoved] = useState<{ serviceId: number; from: PlainDate } | null>(null);
  const start = options.from ?? firstSlotDay(doctorService, today);
  const chosen = moved?.serviceId === doctorService.id ? moved.from : start;
  const window = slotWindow(maxDate(chosen, today));
  const goTo = (from: PlainDate) => setMoved({ serviceId: doctorService.id, from });

  const wanted = { doctorId, service: doctorService };
  const meta = { silent: true };
  const query = useQuery({ ...slotWindowQuery(app, { ...wanted, from: window.from }), meta });
  const isEmpty = query.data?.length === 0;

  // An empty window links forward, or back if there is no later slot.
  const later = useQuery({
    ...nearestSlotQuery(app, { ...wanted, from: addDays(window.to, 1) }),
    enabled: isEmpty,
    meta,
  });
  const isLast = isEmpty && later.data === null;
  const first = useQuery({
    ...nearestSlotQuery(app, { ...wanted, from: today }),
    enabled: isLast,
    meta,
  });

  return {
    window,
    /** Undefined while loading and after a failure. */
    slots: query.isError ? undefined : query.data,
    failed: query.isError,
    retry: () => void query.refetch(),
    canGoBack: canMoveBack(window, today),
    move: (direction: 'back' | 'forward') => goTo(moveWindow(window, direction, today).from),
    /** The slot to jump to from an empty window; null if there is none. */
    nearest: isEmpty ? (isLast ? first.data : later.data) : undefined,
    jumpTo: (slot: ShownSlot) => goTo(wallClockOf(slot.datetime).date),
  };
}
