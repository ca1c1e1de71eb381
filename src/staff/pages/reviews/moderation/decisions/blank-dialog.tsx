import { useState } from 'react';
import type { StaffReview } from '#shared/contract/reviews/staff-reviews.ts';
import { blanksIn, spansOfWords, wordsOf, type Span } from '#shared/domain/reviews/blank-out.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';
import styles from '../reviews.module.css';

interface BlankDialogProps {
  review: StaffReview;
  onBlank: (spans: readonly Span[]) => void;
  onClose: () => void;
}

/** Chooses the words to blank out. Those that were marked are chosen already, so Enter suffices. */
export function BlankDialog({ review, onBlank, onClose }: BlankDialogProps) {
  const t = useText('reviews');
  const words = wordsOf(review.text);
  const [chosen, setChosen] = useState(() => {
    const first = firstChoice(review);
    const isChosen = (word: Span) => first.some((span) => overlap(word, span));
    return new Set(words.flatMap((word, index) => (isChosen(word) ? [index] : [])));
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('blank.title')}
      size="lg"
      footer={
        <Button
          block
          data-autofocus
          onClick={() => {
            onBlank(spansOfWords(words, (index) => chosen.has(index)));
            onClose();
          }}
        >
          {t('blank.submit')}
        </Button>
      }
    >
      <p className={styles.hint}>{t('blank.help')}</p>
      <div
        role="group"
        aria-label={t('blank.words')}
        lang={review.language}
        className={styles.words}
      >
        {words.map(({ start, end }, index) => (
          <Chip
            key={start}
            pressed={chosen.has(index)}
            onClick={() => setChosen(chosen.symmetricDifference(new Set([index])))}
          >
            {review.text.slice(start, end)}
          </Chip>
        ))}
      </div>
    </Dialog>
  );
}

/** Returns the blanks of an earlier choice, or else the marks. */
function firstChoice({ text, comment, marks }: StaffReview): readonly Span[] {
  return comment === text ? marks : blanksIn(text, comment);
}

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
