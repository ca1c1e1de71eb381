import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import type { ClinicProfile } from '#shared/contract/catalogue/clinics.ts';
import type { ClinicReview } from '#shared/contract/catalogue/reviews.ts';
import { paths } from '#shared/paths.ts';
import { clinicReviewsQuery } from '#web/features/clinics/clinic-queries.ts';
import { MoreReviews } from '#web/features/reviews/more-reviews.tsx';
import { ReviewItem } from '#web/features/reviews/review-item.tsx';
import { ReviewWeight } from '#web/features/reviews/review-weight.tsx';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useCity } from '#web/domain/city/city.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Rating } from '#web/ui/display/rating/rating.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import styles from './clinic-reviews.module.css';

/** The reviews of the clinic's doctors, newest first, at `#reviews`. */
export function ClinicReviews({ clinic }: { clinic: ClinicProfile }) {
  const t = useT('clinic');
  const tProfile = useT('profile');
  const format = useFormat();
  const query = useInfiniteQuery({
    ...clinicReviewsQuery(useApp(), clinic.slug, useCity().id),
    meta: { silent: true },
  });
  const reviews = query.data?.pages.flatMap((page) => page.results) ?? [];
  const score = clinic.feedback_score === null ? null : format.score(clinic.feedback_score);

  return (
    <Card tag="section" id="reviews" aria-labelledby="reviews-title" className={styles.section}>
      <h2 id="reviews-title">{t('reviews.title')}</h2>
      {score === null ? (
        <EmptyState icon={MessageSquare} title={t('reviews.none')} headingLevel={3}>
          {t('reviews.noneText')}
        </EmptyState>
      ) : (
        <>
          <Rating
            size="lg"
            score={score}
            label={tProfile('rating', { score })}
            count={tProfile('reviewCount', { count: clinic.feedback_count })}
          />
          <ReviewWeight />
          {reviews.length === 0 ? null : (
            <ul className={styles.reviews}>
              {reviews.map((review) => (
                <ReviewItem key={review.id} review={review} about={<About review={review} />} />
              ))}
            </ul>
          )}
          <MoreReviews query={query} />
        </>
      )}
    </Card>
  );
}

function About({ review: { doctor } }: { review: ClinicReview }) {
  const t = useT('clinic');
  return (
    <p>
      {t('reviews.about')} <AppLink to={paths.doctor(doctor.slug)}>{doctor.name}</AppLink>
    </p>
  );
}
