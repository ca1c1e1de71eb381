import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import type { DoctorProfile } from '#shared/contract/catalogue/doctors.ts';
import { paths } from '#shared/paths.ts';
import { useApp } from '#web/lib/app.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Rating } from '#web/ui/display/rating/rating.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ProportionBar } from '#web/ui/display/rating/proportion-bar.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { MoreReviews } from './more-reviews.tsx';
import { ReviewItem } from './review-item.tsx';
import type { ReviewChoice } from './review-choice.ts';
import { ReviewOrder } from './review-order.tsx';
import { doctorReviewsQuery } from './reviews-queries.ts';
import { ReviewWeight } from './review-weight.tsx';
import { useScrollToReviews } from './use-scroll-to-reviews.ts';
import { scoreBuckets } from './score/score-buckets.ts';
import styles from './reviews.module.css';

interface ReviewsSectionProps {
  doctor: Pick<DoctorProfile, 'slug' | 'feedback_count' | 'feedback_score' | 'score_distribution'>;
  /** True if all reviews are loaded at once. */
  showsAll: boolean;
  choice: ReviewChoice;
}

/** The reviews of a doctor with the id `reviews`. */
export function ReviewsSection({ doctor, showsAll, choice }: ReviewsSectionProps) {
  const t = useT('profile');
  const format = useFormat();
  const app = useApp();
  const title = useScrollToReviews(showsAll);
  const query = useInfiniteQuery({
    ...doctorReviewsQuery(app, doctor.slug, { showsAll, ...choice }),
    meta: { silent: true },
  });
  const reviews = query.data?.pages.flatMap((page) => page.results) ?? [];
  const score = doctor.feedback_score === null ? null : format.score(doctor.feedback_score);

  return (
    <Card tag="section" id="reviews" aria-labelledby="reviews-title" className={styles.section}>
      <h2 id="reviews-title" ref={title} tabIndex={-1}>
        {t('reviews.title')}
      </h2>
      {score === null ? (
        <EmptyState icon={MessageSquare} title={t('reviews.none')} headingLevel={3}>
          {t('reviews.noneText')}
        </EmptyState>
      ) : (
        <>
          <div className={styles.overview}>
            <Rating
              size="lg"
              score={score}
              label={t('rating', { score })}
              count={t('reviewCount', { count: doctor.feedback_count })}
            />
            <ScoreDistribution distribution={doctor.score_distribution} />
          </div>
          <ReviewWeight />
        </>
      )}
      {doctor.feedback_count > 1 ? (
        <ReviewOrder path={paths.doctor(doctor.slug)} choice={choice} />
      ) : null}
      {reviews.length > 0 ? (
        <ul className={styles.reviews}>
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      ) : null}
      {score === null ? null : (
        <>
          <output className={styles.shown}>
            {query.isPending || query.isError
              ? null
              : reviews.length === 0
                ? t('reviews.order.noneWithComment')
                : t('reviews.shown', {
                    shown: format.number(reviews.length),
                    total: format.number(query.data?.pages[0]?.count ?? reviews.length),
                  })}
          </output>
          <MoreReviews query={query} />
        </>
      )}
    </Card>
  );
}

/** The distribution of scores as bars. */
function ScoreDistribution({ distribution }: { distribution: readonly number[] }) {
  const t = useT('profile');
  const format = useFormat();
  return (
    <ul className={styles.distribution} aria-label={t('reviews.distribution')}>
      {scoreBuckets(distribution).map(({ from, to, count, share }) => (
        <li key={to} className={styles.bucket}>
          <span className={styles.points} aria-hidden="true">
            {from}–{to}
          </span>
          <VisuallyHidden>
            {t('reviews.bucket', { from, to })}: {t('reviewCount', { count })}
          </VisuallyHidden>
          <ProportionBar part={share} />
          <span className={styles.bucketCount} aria-hidden="true">
            {format.number(count)}
          </span>
        </li>
      ))}
    </ul>
  );
}
