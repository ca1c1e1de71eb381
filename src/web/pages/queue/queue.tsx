import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { StrictReferrer } from '#web/lib/routing/strict-referrer.tsx';
import { QueueScreen } from './queue-screen.tsx';
import { QueueTicket } from './queue-ticket.tsx';
import { useLiveQueue } from './use-live-queue.ts';

export { loadQueue as loader } from './load-queue.ts';

/** The queue of a branch: of a ticket on a phone, or on the screen of the waiting room. */
function QueuePage() {
  const t = useT('queue');
  const live = useLiveQueue();
  const { ticket, ...queue } = live.queue;
  return (
    <>
      <PageHead title={t('title', { branch: queue.branch })} noindex />
      <StrictReferrer />
      {ticket === null ? (
        <QueueScreen {...live} />
      ) : (
        <QueueTicket {...live} queue={queue} ticket={ticket} />
      )}
    </>
  );
}

export { QueuePage as Component };
