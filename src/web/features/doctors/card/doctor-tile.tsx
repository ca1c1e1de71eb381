import type { ReactNode } from 'react';
import type { DoctorExpanded, DoctorService } from '#shared/contract/catalogue/doctors.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { DoctorPortrait } from '#web/domain/doctor-portrait.tsx';
import { cardClass } from '#web/ui/display/card.tsx';
import styles from './doctor-tile.module.css';

interface DoctorTileProps {
  doctor: Pick<DoctorExpanded, 'slug' | 'name' | 'image_url'>;
  /** The service whose price is shown. */
  service: Pick<DoctorService, 'id' | 'total'>;
  /** The next slot. */
  time: ReactNode;
  /** The further lines about the doctor. */
  children: ReactNode;
}

/** A compact link to the profile of a doctor. */
export function DoctorTile({ doctor, service, time, children }: DoctorTileProps) {
  const format = useFormat();
  return (
    <li>
      <AppLink
        to={paths.doctor(doctor.slug, { doctorService: service.id })}
        className={`${cardClass()} ${styles.tile}`}
      >
        <DoctorPortrait name={doctor.name} image={doctor.image_url} size={64} />
        <span className={styles.facts}>
          <span className={styles.name}>{doctor.name}</span>
          {children}
        </span>
        <span className={styles.offer}>
          {time}
          <span className={styles.price}>{format.money(service.total)}</span>
        </span>
      </AppLink>
    </li>
  );
}
