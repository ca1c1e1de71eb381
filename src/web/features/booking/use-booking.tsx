import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import { useApp } from '#web/lib/app.ts';
import { useOverlayHistory } from '#web/lib/routing/overlay-history.ts';
import { loadMessages } from '#web/lib/i18n/load-messages.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { doctorQuery } from '#web/lib/query/queries.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import type { BookingModalProps } from './booking-modal.tsx';
import type { SlotPicker } from '#web/domain/slots/slot-picker.ts';
import type { BookingRequest } from './booking-request.ts';
import type { BookingValues } from './flow/storage/booking-draft.ts';
import type { BookingStart } from './flow/start-booking-flow.ts';
import type { StoredBooking } from './flow/storage/stored-booking.ts';
import { STORED_BOOKING_KEY, tabStorage } from './flow/storage/tab-storage.ts';

interface Options {
  /** The page that is stored with the appointment, such as `doctor-profile`. */
  page: string;
  SlotGrid: SlotPicker;
}

export interface Booking {
  /** Opens the modal. Never changes, so that components can be memoised. */
  open: (request: BookingRequest) => void;
  /** The modal. The page must render it exactly once. */
  modal: ReactNode;
}

interface OpenBooking {
  start: BookingStart;
  Modal: ComponentType<BookingModalProps>;
  isOpen: boolean;
}

const loadBooking = () => import('./booking-chunk.ts');

type BookingChunk = Awaited<ReturnType<typeof loadBooking>>;

/** Returns the booking modal of a page, and a function that opens it. */
export function useBooking(options: Options): Booking {
  const host = useRef<Pick<Booking, 'open'>>(null);
  return {
    open: useCallback((request) => host.current?.open(request), []),
    modal: <BookingHost {...options} ref={host} />,
  };
}

/**
 * Opens the booking modal and loads its code and texts on demand. After a reload, opens it again in
 * the same step. Back closes it. Has its own state, so that the page does not render again.
 */
function BookingHost({ page, SlotGrid, ref }: Options & { ref: Ref<Pick<Booking, 'open'>> }) {
  const app = useApp();
  const t = useT('common');
  const showToast = useToast();
  const [booking, setBooking] = useState<OpenBooking | null>(null);
  const isLoading = useRef(false);
  const loadTexts = () => loadMessages(app.language, ['booking']);
  const typed = useRef<BookingValues | null>(null);

  function close() {
    setBooking((current) => current && { ...current, isOpen: false });
  }
  const entry = useOverlayHistory(close);

  async function show(
    prepare: (chunk: BookingChunk) => BookingStart | Promise<BookingStart | null>,
  ) {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const [chunk] = await Promise.all([loadBooking(), loadTexts()]);
      const start = await prepare(chunk);
      if (start === null) return;
      entry.enter(start.flow.state.step);
      setBooking({ start, Modal: chunk.BookingModal, isOpen: true });
    } catch {
      // A reload would take away what was typed on the page.
      showToast({ tone: 'error', message: t('errors.network') });
    } finally {
      isLoading.current = false;
    }
  }

  async function resume(chunk: BookingChunk, stored: StoredBooking): Promise<BookingStart | null> {
    const doctor = await app.queryClient.ensureQueryData(doctorQuery(app, stored.doctorSlug));
    const doctorService = doctor.services.find(({ id }) => id === stored.doctorServiceId);
    const branch = doctor.clinic_branches.find(({ id }) => id === doctorService?.clinic_branch);
    if (doctorService === undefined || branch === undefined) return null;
    const { listPosition, slot } = stored;
    const request = { doctor, doctorService, branch, slot, listPosition };
    return chunk.resumeBookingFlow(request, stored);
  }

  const resumeStored = useEffectEvent(async () => {
    if (tabStorage().getItem(STORED_BOOKING_KEY) === null) return;
    // If the chunk fails to load, the next page of the tab tries again.
    const chunk = await loadBooking().catch(() => null);
    const stored = chunk?.readStoredBooking(tabStorage(), location.pathname) ?? null;
    if (stored === null) chunk?.clearStoredBooking(tabStorage());
    else void show((loaded) => resume(loaded, stored));
  });
  useEffect(() => void resumeStored(), []);

  useImperativeHandle(ref, () => ({
    open(request) {
      const { referrer, cookie } = document;
      const { href } = location;
      void show(({ startBookingFlow, readAttribution }) =>
        startBookingFlow(request, typed.current, readAttribution({ href, referrer, cookie })),
      );
    },
  }));

  if (booking === null) return null;
  return (
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
  );
}
