import { logoPicture } from '#shared/domain/catalogue/pictures/logo.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Avatar } from '#web/ui/display/avatar/avatar.tsx';
import { ClinicLogo } from '#web/ui/display/clinic-logo/clinic-logo.tsx';
import { Rating } from '#web/ui/display/rating/rating.tsx';
import type { ClinicSummary } from '#web/pages/home/home-queries.ts';
import styles from './clinic-tile.module.css';

/** A link to a clinic with its rating and doctors. */
export function ClinicTile({ clinic }: { clinic: ClinicSummary }) {
  const doctors = useT('doctors');
  const format = useFormat();
  const { name, feedback_score: feedbackScore, feedback_count: count, specialties } = clinic;
  const score = feedbackScore === null ? null : format.score(feedbackScore);
  return (
    <li>
      <AppLink to={paths.clinic(clinic.city, clinic.slug)} className={styles.tile}>
        <Mark name={name} logo={clinic.logo_url} />
        <span className={styles.details}>
          <span className={styles.name}>{name}</span>{' '}
          {score === null ? (
            <span>{doctors('card.noReviews')}</span>
          ) : (
            <Rating
              score={score}
              label={doctors('card.score', { score })}
              count={doctors('card.reviews', { count })}
            />
          )}{' '}
          <span>{doctors('count', { count: clinic.doctors_count })}</span>{' '}
          <span className={styles.specialties}>{format.list(specialties)}</span>
        </span>
      </AppLink>
    </li>
  );
}

/** The logo of a clinic, or its initials. */
function Mark({ name, logo }: { name: string; logo: string | null }) {
  const letters = <Avatar name={name} size={40} />;
  if (logo === null) return letters;
  return <ClinicLogo logo={logoPicture(logo)} size={40} fallback={letters} />;
}
