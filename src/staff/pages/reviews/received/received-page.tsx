import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import type { ReceivedReview } from '#shared/contract/reviews/replies/replies.ts';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { ShowMore } from '#staff/ui/show-more.tsx';
import { DeleteReplyDialog } from './delete-reply-dialog.tsx';
import { ReceivedCard, type ReceivedStep } from './received-card.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { RECEIVED_STATES, useReceived } from './use-received.ts';
import styles from './received.module.css';

/** The published reviews that a clinic received, with its replies and reports. */
export function ReceivedPage() {
  const t = useText('received');
  const { query, state, choose } = useReceived();
  const [open, setOpen] = useState<{ review: ReceivedReview; step: ReceivedStep } | null>(null);
  const close = () => setOpen(null);
  const count = query.data?.pages[0]?.unanswered;
  return (
    <Page
      title={t('title')}
      aside={
        count === undefined || count === 0 ? null : <Badge>{t('unanswered', { count })}</Badge>
      }
    >
      <div className={styles.page}>
        <p className={styles.quiet}>{t('note')}</p>
        <div role="group" aria-label={t('filter')} className={styles.row}>
          {RECEIVED_STATES.map((each) => (
            <Chip key={each} pressed={each === state} onClick={() => choose(each)}>
              {t(`states.${each}`)}
            </Chip>
          ))}
        </div>
        <QueryView query={query}>
          {({ pages }) => {
            const reviews = pages.flatMap(({ results }) => results);
            if (reviews.length === 0) {
              return <EmptyState icon={MessageSquareText} title={t(`empty.${state}`)} />;
            }
            return (
              <ul className={styles.list}>
                {reviews.map((review) => (
                  <ReceivedCard
                    key={review.id}
                    review={review}
                    onOpen={(step) => setOpen({ review, step })}
                  />
                ))}
              </ul>
            );
          }}
        </QueryView>
        <ShowMore query={query} />
      </div>
      {open?.step === 'reply' ? <ReplyDialog review={open.review} onClose={close} /> : null}
      {open?.step === 'delete' && open.review.reply !== null ? (
        <DeleteReplyDialog review={open.review} reply={open.review.reply} onClose={close} />
      ) : null}
      {open?.step === 'report' ? <ReportDialog review={open.review} onClose={close} /> : null}
    </Page>
  );
}
