import { CheckCheck, ListRestart } from 'lucide-react';
import { Badge } from '#web/ui/display/badge.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { usePermission, useText } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useKeys } from '#staff/lib/keys/key-bindings.ts';
import { NeutralityNumbers } from './neutrality-numbers.tsx';
import { ReplyActions } from './reply/reply-actions.tsx';
import { ReplyCard } from './reply/reply-card.tsx';
import { ReviewActions } from './decisions/review-actions.tsx';
import { ReviewCard } from './review-card.tsx';
import { useDecisions, type LastDecision } from './decisions/use-decisions.ts';
import { useReviewQueue } from './use-review-queue.ts';
import { KeyButton } from './decisions/key-button.tsx';
import styles from './reviews.module.css';

/** The moderation of reviews and replies, one at a time, with the numbers that show whether it is neutral. */
export function ReviewsPage() {
  const t = useText('reviews');
  const can = usePermission();
  const reviews = useReviewQueue();
  const decisions = useDecisions(reviews);
  const count = reviews.query.data?.count;
  return (
    <Page
      title={t('title')}
      aside={count === undefined || count <= 0 ? null : <Badge>{t('waiting', { count })}</Badge>}
    >
      {can('reviews.overturn') ? (
        <div role="group" aria-label={t('queues.label')} className={styles.queues}>
          {(['waiting', 'second_look'] as const).map((each) => (
            <Chip
              key={each}
              pressed={each === reviews.position.queue}
              onClick={() => reviews.goTo({ queue: each, after: null })}
            >
              {t(`queues.${each}`)}
            </Chip>
          ))}
        </div>
      ) : null}
      <div className={styles.page}>
        <div className={styles.main}>
          <QueryView query={reviews.query}>
            {({ review, reply, count }) =>
              review === null ? (
                <EndOfQueue
                  count={count}
                  onRestart={() => reviews.goTo({ ...reviews.position, after: null })}
                />
              ) : reply !== null ? (
                <>
                  <ReplyCard review={review} reply={reply} />
                  <ReplyActions
                    reply={reply}
                    decisions={decisions}
                    onSkip={() => reviews.next(false)}
                  />
                </>
              ) : (
                <>
                  <ReviewCard review={review} />
                  <ReviewActions
                    review={review}
                    decisions={decisions}
                    onSkip={() => reviews.next(false)}
                  />
                </>
              )
            }
          </QueryView>
          <UndoBar last={decisions.last} onUndo={decisions.undo} />
        </div>
        <NeutralityNumbers />
      </div>
    </Page>
  );
}

interface EndOfQueueProps {
  /** The reviews that were skipped or have arrived. */
  count: number;
  onRestart: () => void;
}

/** Says that all reviews are decided, or that the skipped ones still wait. */
function EndOfQueue({ count, onRestart }: EndOfQueueProps) {
  const t = useText('reviews');
  if (count <= 0) return <EmptyState icon={CheckCheck} title={t('empty')} />;
  return (
    <EmptyState
      icon={ListRestart}
      title={t('end.title')}
      actions={<Button onClick={onRestart}>{t('end.again')}</Button>}
    >
      {t('end.text', { count })}
    </EmptyState>
  );
}

interface UndoBarProps {
  last: LastDecision | null;
  onUndo: () => void;
}

/** Says how the last review was decided, and takes the decision back. */
function UndoBar({ last, onUndo }: UndoBarProps) {
  const t = useText('reviews');
  useKeys(last === null ? [] : [{ key: 'z', label: t('actions.undo'), run: onUndo }]);
  return (
    <div role="status" className={styles.undo}>
      {last === null ? null : (
        <>
          <span>{t(`decided.${last.verdict}`)}</span>
          <KeyButton variant="quiet" shortcut="Z" onClick={onUndo}>
            {t('actions.undo')}
          </KeyButton>
        </>
      )}
    </div>
  );
}
