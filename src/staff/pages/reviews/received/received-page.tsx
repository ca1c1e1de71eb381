import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import type { ReceivedReview } from '#shared/contract/reviews/replies/replies.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import common from '#staff/ui/common.module.css';
import { useRowKeys } from '#staff/ui/list/use-row-keys.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { ShowMore } from '#staff/ui/show-more.tsx';
import { DeleteReplyDialog } from './delete-reply-dialog.tsx';
import { ReceivedFilters } from './received-filters.tsx';
import { ReceivedRow, type ReceivedStep } from './received-row.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { useReceived } from './use-received.ts';
import styles from './received.module.css';

/** The published reviews that a clinic received, with its replies and reports. */
export function ReceivedPage() {
  const t = useText('received');
  const received = useReceived();
  const { query } = received;
  const [open, setOpen] = useState<{ review: ReceivedReview; step: ReceivedStep } | null>(null);
  const close = () => setOpen(null);
  useRowKeys();
  return (
    <Page title={t('title')}>
      <div className={common.grid}>
        <p className={common.note}>{t('note')}</p>
        <Card tag="section" padding="none" aria-label={t('title')} className={styles.card}>
          <ReceivedFilters {...received} />
          <QueryView query={query}>
            {({ pages }) => {
              const reviews = pages.flatMap(({ results }) => results);
              if (reviews.length === 0) return <Nothing {...received} />;
              return (
                <ul className={styles.list} aria-label={t('title')}>
                  {reviews.map((review) => (
                    <ReceivedRow
                      key={review.id}
                      review={review}
                      onOpen={(step) => setOpen({ review, step })}
                    />
                  ))}
                </ul>
              );
            }}
          </QueryView>
        </Card>
        <div className={styles.more}>
          <ShowMore query={query} />
        </div>
      </div>
      {open?.step === 'reply' ? <ReplyDialog review={open.review} onClose={close} /> : null}
      {open?.step === 'delete' && open.review.reply !== null ? (
        <DeleteReplyDialog review={open.review} reply={open.review.reply} onClose={close} />
      ) : null}
      {open?.step === 'report' ? <ReportDialog review={open.review} onClose={close} /> : null}
    </Page>
  );
}

/** Says that no review matches, and leads out of the filters or to the other reviews. */
function Nothing({ state, isFiltered, reset, choose }: ReturnType<typeof useReceived>) {
  const t = useText('received');
  const shell = useText('shell');
  const other = state === 'unanswered' ? 'answered' : 'unanswered';
  return (
    <EmptyState
      icon={MessageSquareText}
      title={isFiltered ? shell('list.nothing') : t(`empty.${state}`)}
      actions={
        <Button
          variant="secondary"
          size="sm"
          onClick={() => (isFiltered ? reset() : choose('state', other))}
        >
          {isFiltered ? shell('list.reset') : t(`to.${other}`)}
        </Button>
      }
    />
  );
}
