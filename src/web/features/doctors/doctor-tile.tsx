import type { DoctorExpanded } from '#shared/contract/doctors.ts';
import { wallClockOf } from '#shared/domain/zoned-time.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { cardClass } from '#web/ui/display/card.tsx';
import { DoctorRating } from './doctor-rating.tsx';
import styles from './doctor-tile.module.css';
import { soonestService } from './soonest-service.ts';

interface DoctorTileProps {
  doctor: DoctorExpanded;
  /** Words the nearest free time, given as `14:30`. */
  timeLabel: (time: string) => string;
}

/** A doctor in a row of several, on the way to the profile. */
export function DoctorTile({ doctor, timeLabel }: DoctorTileProps) {
  const format = useFormat();
  const service = soonestService(doctor.services);
  if (service === null) return null;
  const time = format.time(wallClockOf(service.nearest_slot_datetime).minuteOfDay);
  return (
    <li>
      <AppLink
        to={paths.doctor(doctor.slug, { doctorService: service.id })}
        className={`${cardClass()} ${styles.tile}`}
      >
        <Avatar name={doctor.name} src={doctor.image_url} size={64} />
        <span className={styles.facts}>
          <span className={styles.name}>{doctor.name}</span>
          <span>{service.service.name}</span>
          <DoctorRating doctor={doctor} />
        </span>
        <span className={styles.time}>
          <Badge tone="green">{timeLabel(time)}</Badge>
          <span className={styles.price}>{format.money(service.total)}</span>
        </span>
      </AppLink>
    </li>
  );
}
