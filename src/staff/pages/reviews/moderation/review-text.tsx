import type { Span } from '#shared/domain/reviews/blank-out.ts';
import type { StaffReview } from '#shared/contract/reviews/staff-reviews.ts';
import { useText } from '#staff/lib/staff-app.ts';
import styles from './reviews.module.css';

/** The text as it was written, with its marks, and what will be published if that differs. */
export function ReviewText({ review }: { review: StaffReview }) {
  const t = useText('reviews');
  const { text, comment, language, marks } = review;
  if (text === '') return <p className={styles.hint}>{t('onlyScore')}</p>;
  return (
    <>
      <MarkedText text={text} language={language} marks={marks} />
      {comment === text ? null : (
        <section className={styles.published}>
          <h3 className={styles.label}>{t('publishedAs')}</h3>
          <p className={styles.text} lang={language}>
            {comment}
          </p>
        </section>
      )}
    </>
  );
}

interface MarkedTextProps {
  text: string;
  language: string;
  marks: readonly Span[];
}

/** A text with the spans that were marked. */
export function MarkedText({ text, language, marks }: MarkedTextProps) {
  const starts = [0, ...marks.map(({ end }) => end)];
  return (
    <p className={styles.text} lang={language}>
      {marks.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(starts[index], start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(starts.at(-1))}
    </p>
  );
}
