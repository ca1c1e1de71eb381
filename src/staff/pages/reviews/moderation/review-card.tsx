import { TriangleAlert } from 'lucide-react';
import type { StaffReview } from '#shared/contract/reviews/staff-reviews.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { History } from '#staff/ui/history/history.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { ReviewText } from './review-text.tsx';
import styles from './reviews.module.css';

/** A review as moderators read it. Screen readers read the next one when it appears. */
export function ReviewCard({ review }: { review: StaffReview }) {
  const t = useText('reviews');
  const format = useFormat();
  const { evidence, would_recommend: recommends } = review;
  return (
    <Card tag="article" padding="lg" className={styles.review} aria-live="polite">
      <h2 className={styles.heading}>
        {t('heading', { author: review.author, doctor: review.doctor.name })}
      </h2>
      <p className={styles.facts}>
        <strong className={styles.score}>{t('score', { score: review.score })}</strong>
        <Badge tone={evidence === 'came' ? 'green' : 'neutral'}>
          {t(`evidence.${evidence ?? 'none'}`)}
        </Badge>
        {recommends === null ? null : (
          <Badge>{t(recommends ? 'recommends.yes' : 'recommends.no')}</Badge>
        )}
        <span>{format.languageName(review.language)}</span>
        <time dateTime={review.created_at}>{format.dateTime(review.created_at)}</time>
      </p>
      <ReviewText review={review} />
      <ReviewMarks review={review} />
      <History events={review.events} />
    </Card>
  );
}

/** The automatic marks: contacts in the text, and the same text elsewhere. */
function ReviewMarks({ review }: { review: StaffReview }) {
  const t = useText('reviews');
  const kinds = [...new Set(review.marks.map(({ kind }) => kind))].map((kind) =>
    t(`marks.${kind}`),
  );
  const same = review.same_text.map(({ id, doctor }) => `${id} (${doctor})`).join(', ');
  const found = same === '' ? kinds : [...kinds, t('marks.sameText', { reviews: same })];
  if (found.length === 0) return null;
  return (
    <div className={styles.marks}>
      <Icon of={TriangleAlert} size={18} />
      <strong>{t('marks.title')}:</strong>
      <ul className={styles.found}>
        {found.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
