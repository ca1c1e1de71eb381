import { TriangleAlert } from 'lucide-react';
import type { StaffReview } from '#shared/contract/reviews/staff-reviews.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import styles from './reviews.module.css';

/** The automatic marks: contacts in the text, and the same text elsewhere. */
export function ReviewMarks({ review }: { review: StaffReview }) {
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
