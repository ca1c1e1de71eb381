import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import type { ClinicReview } from '#shared/contract/catalogue/reviews.ts';
import type { City } from '#shared/contract/catalogue/places.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { paths } from '#shared/paths.ts';
import { ReviewLanguage } from '#web/domain/review-language.tsx';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { Rating } from '#web/ui/display/rating/rating.tsx';
import { latestReviewsQuery } from '../home-queries.ts';
import { TilePlaceholders } from '../specialties/tile-placeholders.tsx';
import { Section } from '../section.tsx';
import styles from './latest-reviews.module.css';

/** The newest positive reviews of the city. */
export function LatestReviews({ city }: { city: City }) {
  const t = useT('home');
  const query = useQuery(latestReviewsQuery(useApp(), city.id));
  const { data: reviews = [], isPlaceholderData } = query;
  if (reviews.length === 0) return null;
  return (
    <Section id="reviews" title={t('reviews.title')}>
      <p className={styles.verified}>
        <Icon of={BadgeCheck} size={18} className={styles.mark} />
        {t('reviews.source')}
      </p>
      {isPlaceholderData ? (
        <TilePlaceholders count={reviews.length} className={styles.reviews} />
      ) : (
        <ul className={styles.reviews}>
          {reviews.map((review) => (
            <Quote key={review.id} review={review} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Quote({ review }: { review: ClinicReview }) {
  const t = useT('doctors');
  const format = useFormat();
  const score = format.score(review.score);
  return (
    <Card tag="li" className={styles.review}>
      <Rating score={score} label={t('card.score', { score })} />
      <p lang={review.language} className={styles.comment}>
        {review.comment}
      </p>
      <div className={styles.about}>
        <p>
          <span lang={review.language} className={styles.author}>
            {review.author}
          </span>
          ,{' '}
          <time dateTime={review.created_at}>
            {format.day(wallClockOf(review.created_at).date, 'year')}
          </time>
        </p>
        <AppLink
          to={paths.doctor(review.doctor.slug, { hash: 'reviews' })}
          className={styles.doctor}
        >
          {review.doctor.name}
        </AppLink>
        {review.service === null ? null : <p>{review.service.consultation_name}</p>}
        <ReviewLanguage review={review} />
      </div>
    </Card>
  );
}
