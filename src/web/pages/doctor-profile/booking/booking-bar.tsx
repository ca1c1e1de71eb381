import { useEffect, useState, type RefObject } from 'react';
import type { DoctorProfile, DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import { shortWhen } from '#web/lib/i18n/short-when.ts';
import { useApp } from '#web/lib/app.ts';
import { useCityById } from '#web/domain/city/city.ts';
import { useToday } from '#web/lib/clock.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { nearestSlotQuery } from '#web/domain/slots/slot-queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import styles from './booking-bar.module.css';

interface BookingBarProps {
  doctor: DoctorProfile;
  chosen: DoctorService;
  onBook: (service: DoctorService, slot: ShownSlot | null) => void;
  /** The element with all slots: the bar hides while it is in view. */
  panel: RefObject<HTMLElement | null>;
}

/** The bottom bar on a phone: the next slot and a button that books it. */
export function BookingBar({ doctor, chosen, onBook, panel }: BookingBarProps) {
  const t = useT('profile');
  const app = useApp();
  const branch = doctor.clinic_branches.find(({ id }) => id === chosen.clinic_branch);
  const today = useToday(useCityById(branch?.city ?? 0)?.timezone ?? app.settings.timezone);
  const nearest = chosen.nearest_slot_datetime;
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (panel.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setShown(!entry.isIntersecting);
    });
    observer.observe(panel.current);
    return () => observer.disconnect();
  }, [panel]);

  if (nearest === null) return null;

  async function bookNearest() {
    // The profile has only the time of the next slot, not its id.
    const slot = await app.queryClient
      .fetchQuery({
        ...nearestSlotQuery(app, { doctorId: doctor.id, service: chosen, from: today }),
        meta: { silent: true },
      })
      .catch(() => null);
    onBook(chosen, slot?.datetime === nearest ? slot : null);
  }

  return (
    <div className={styles.bar} inert={!isShown} data-shown={isShown || undefined}>
      <p className={styles.when}>
        <span className={styles.label}>{t('booking.nearest')}</span>
        <span className={styles.time}>{shortWhen(nearest, today, app.language)}</span>
      </p>
      <Button onClick={() => void bookNearest()}>{t('booking.book')}</Button>
    </div>
  );
}
