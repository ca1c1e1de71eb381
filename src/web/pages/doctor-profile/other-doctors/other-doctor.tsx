import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { DoctorTile } from '#web/features/doctors/card/doctor-tile.tsx';
import { shortWhen } from '#web/lib/i18n/short-when.ts';
import { useApp } from '#web/lib/app.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Rating } from '#web/ui/display/rating/rating.tsx';
import type { OtherDoctor as Doctor } from './other-doctors-query.ts';

interface OtherDoctorProps {
  doctor: Doctor;
  /** The id of the branch from which the distance is measured. */
  near: number;
  today: PlainDate;
}

/** A link to another doctor: rating, distance, next slot and price. */
export function OtherDoctor({ doctor, near, today }: OtherDoctorProps) {
  const t = useT('profile');
  const format = useFormat();
  const { language } = useApp();
  const { service, distance } = doctor;
  const score = doctor.feedback_score === null ? null : format.score(doctor.feedback_score);
  const nearest = service.nearest_slot_datetime;

  return (
    <DoctorTile
      doctor={doctor}
      service={service}
      time={
        nearest === null ? (
          <span>{t('noTimes')}</span>
        ) : (
          <Badge tone="green">{t('freeWhen', { when: shortWhen(nearest, today, language) })}</Badge>
        )
      }
    >
      {score === null ? (
        <span>{t('reviews.none')}</span>
      ) : (
        <Rating
          score={score}
          label={t('rating', { score })}
          count={t('reviewCount', { count: doctor.feedback_count })}
        />
      )}
      {distance === null ? null : (
        <span>
          {service.clinic_branch === near
            ? t('others.same')
            : t('others.away', { distance: format.distance(distance) })}
        </span>
      )}
    </DoctorTile>
  );
}
