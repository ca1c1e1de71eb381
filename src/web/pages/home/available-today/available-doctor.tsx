import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { FeedbackRating } from '#web/domain/feedback-rating.tsx';
import { DoctorTile } from '#web/features/doctors/card/doctor-tile.tsx';
import { soonestService } from '#web/features/doctors/soonest-service.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Badge } from '#web/ui/display/badge.tsx';

/** A doctor with a slot today: service and first slot. */
export function AvailableDoctor({ doctor }: { doctor: DoctorExpanded }) {
  const t = useT('home');
  const format = useFormat();
  const service = soonestService(doctor.services);
  if (service === null) return null;
  const time = format.time(wallClockOf(service.nearest_slot_datetime).minuteOfDay);
  return (
    <DoctorTile
      doctor={doctor}
      service={service}
      time={<Badge tone="green">{t('today.time', { time })}</Badge>}
    >
      <span>{format.list(doctor.specialties.map(({ name }) => name))}</span>
      <FeedbackRating subject={doctor} />
    </DoctorTile>
  );
}
