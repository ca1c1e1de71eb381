import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useApp } from '#web/lib/app.ts';
import { useOverlayHistory } from '#web/lib/routing/overlay-history.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { doctorQuery } from '#web/lib/query/queries.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import type { BookingModalProps } from './booking-modal.tsx';
import type { SlotPicker } from '#web/domain/slots/slot-picker.ts';
import type { BookingRequest } from './booking-request.ts';
import { EMPTY_VALUES } from './flow/storage/booking-draft.ts';
import {
  resumeBookingFlow,
  startBookingFlow,
  type BookingStart,
} from './flow/start-booking-flow.ts';
import {
  clearStoredBooking,
  readStoredBooking,
  type StoredBooking,
} from './flow/storage/stored-booking.ts';
import { tabStorage } from './flow/storage/tab-storage.ts';
import { readAttribution } from './flow/attribution.ts';

interface Options {
  /** Names the page in the booking's record: `doctors-list`, `doctor-profile`. */
  page: string;
  SlotGrid: SlotPicker;
}

export interface Booking {
  open: (request: BookingRequest) => void;
  /** The modal, which the page renders once. */
  modal: ReactNode;
}

interface OpenBooking {
  start: BookingStart;
  Modal: ComponentType<BookingModalProps>;
  isOpen: boolean;
}

/**
 * Opens the booking modal, loads its code only then, and reopens it after a reload in the same step.
 * Back closes it.
 */
export function useBooking({ page, SlotGrid }: Options): Booking {
  const app = useApp();
  const t = useT('booking');
  const showToast = useToast();
  const [booking, setBooking] = useState<OpenBooking | null>(null);
  const isLoading = useRef(false);
  const typed = useRef(EMPTY_VALUES);

  function close() {
    setBooking((current) => current && { ...current, isOpen: false });
  }
  const entry = useOverlayHistory(close);

  async function show(prepare: () => Promise<BookingStart | null>) {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const [{ BookingModal }, start] = await Promise.all([
        import('./booking-modal.tsx'),
        prepare(),
      ]);
      if (start === null) return;
      entry.enter(start.flow.state.step);
      setBooking({ start, Modal: BookingModal, isOpen: true });
    } catch {
      showToast({ tone: 'error', message: t('failure.notSent') });
    } finally {
      isLoading.current = false;
    }
  }

  async function resume(stored: StoredBooking): Promise<BookingStart | null> {
    const doctor = await app.queryClient.ensureQueryData(doctorQuery(app, stored.doctorSlug));
    const doctorService = doctor.services.find(({ id }) => id === stored.doctorServiceId);
    const branch = doctor.clinic_branches.find(({ id }) => id === doctorService?.clinic_branch);
    if (doctorService === undefined || branch === undefined) return null;
    const { listPosition, slot } = stored;
    const request = { doctor, doctorService, branch, slot, listPosition };
    return resumeBookingFlow(request, stored);
  }

  const resumeStored = useEffectEvent(() => {
    const stored = readStoredBooking(tabStorage(), location.pathname);
    if (stored === null) clearStoredBooking(tabStorage());
    else void show(() => resume(stored));
  });
  useEffect(() => resumeStored(), []);

  return {
    open: (request) => {
      const attribution = readAttribution({
        href: location.href,
        referrer: document.referrer,
        cookie: document.cookie,
      });
      void show(() => Promise.resolve(startBookingFlow(request, typed.current, attribution)));
    },
    modal:
      booking === null ? null : (
        <booking.Modal
          key={booking.start.flowId}
          open={booking.isOpen}
          start={booking.start}
          page={page}
          SlotGrid={SlotGrid}
          onTyped={(values) => {
            typed.current = values;
          }}
          onBooked={close}
          onClose={() => {
            close();
            entry.leave();
          }}
        />
      ),
  };
}
