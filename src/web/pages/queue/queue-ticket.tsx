import type { Queue } from '#shared/contract/desk/queues.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { formatTime } from '#shared/i18n/format-date.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import type { LiveQueue } from './use-live-queue.ts';
import styles from './queue.module.css';

interface QueueTicketProps extends Omit<LiveQueue, 'queue'> {
  queue: Omit<Queue, 'ticket'>;
  ticket: NonNullable<Queue['ticket']>;
}

/** The ticket of a patient: the number, the people before it, and when it is called. */
export function QueueTicket({ queue, ticket, asOf, isGone }: QueueTicketProps) {
  const t = useT('queue');
  const state = isGone ? 'over' : ticket.state;
  return (
    <Container>
      <Card padding="lg" className={styles.sheet} data-state={state}>
        <p className={styles.branch}>{queue.branch}</p>
        <h1>
          {t('number')} <span className={styles.big}>{ticket.number}</span>
        </h1>
        <div role="status" className={styles.state}>
          <p className={styles.text}>{stateText()}</p>
          {state === 'waiting' && ticket.wait !== null ? (
            <p>{t('wait', { from: String(ticket.wait.from), to: String(ticket.wait.to) })}</p>
          ) : null}
        </div>
        {state === 'waiting' ? <p className={styles.hint}>{t('hint')}</p> : null}
        {asOf === null || isGone ? null : (
          <Notice tone="warning">{t('asOf', { time: asOf })}</Notice>
        )}
      </Card>
    </Container>
  );

  function stateText(): string {
    const doctor = ticket.doctor ?? '';
    switch (state) {
      case 'waiting':
        return ticket.before === 0 ? t('next') : t('before', { count: ticket.before });
      case 'scheduled': {
        const { minuteOfDay } = wallClockOf(ticket.starts_at ?? queue.at);
        return t('scheduled', { time: formatTime(minuteOfDay), doctor });
      }
      case 'called':
        return t('called', { doctor });
      case 'over':
        return t('over');
    }
  }
}
