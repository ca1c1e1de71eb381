import { useState } from 'react';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import type { WalkIn } from '#shared/contract/desk/queue.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { NativeSelect } from '#web/ui/form/parts/native-select.tsx';
import { usePermission, useText } from '../../../lib/staff-app.ts';
import type { DeskQueueState } from './use-queue.ts';
import desk from '../desk.module.css';
import styles from './queue.module.css';

interface QueueTicketProps {
  ticket: WalkIn;
  doctors: readonly DeskDoctor[];
  isOpen: boolean;
  isPending: boolean;
  change: DeskQueueState['change'];
  onOpen: () => void;
}

/** One ticket; the open one has the buttons. */
export function QueueTicket({ ticket, doctors, isOpen, isPending, ...on }: QueueTicketProps) {
  const t = useText('queue');
  const can = usePermission();
  const own = ticket.schedule_id;
  const takers = doctors.filter(({ schedule_id: id }) =>
    own === null ? ticket.takers.includes(id) : id === own,
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const taker = takers.find(({ schedule_id: id }) => id === chosen) ?? takers[0];
  const label = t('ticket.title', { number: String(ticket.number) });
  const details = [
    ticket.given_name,
    own === null ? t('anyDoctor') : (takers[0]?.name ?? ''),
    ticket.service,
    ticket.skips === 0 ? '' : t('skips', { number: String(ticket.skips) }),
  ];
  return (
    <li className={styles.ticket} data-open={isOpen || undefined}>
      <button
        type="button"
        className={desk.link}
        aria-expanded={isOpen}
        aria-label={label}
        onClick={on.onOpen}
      >
        <span className={styles.number}>{ticket.number}</span>
      </button>
      <span className={styles.wait}>
        {ticket.wait === null
          ? t('before', { count: ticket.before })
          : t('wait', { from: String(ticket.wait.from), to: String(ticket.wait.to) })}
      </span>
      <small className={styles.details}>{details.filter((part) => part !== '').join(' · ')}</small>
      {isOpen && can('appointments.attend') ? (
        <div className={styles.actions}>
          {takers.length > 1 && taker !== undefined ? (
            <NativeSelect
              aria-label={t('takeBy')}
              value={String(taker.schedule_id)}
              options={takers.map(({ schedule_id: id, name }) => ({
                value: String(id),
                label: name,
              }))}
              onChange={(id) => setChosen(Number(id))}
            />
          ) : null}
          {taker === undefined ? null : (
            <Button
              size="sm"
              inProgress={isPending}
              aria-label={`${t('take')}: ${label}`}
              onClick={() => on.change({ ticket, action: 'take', schedule_id: taker.schedule_id })}
            >
              {t('take')}
            </Button>
          )}
          {(['skip', 'remove'] as const).map((action) => (
            <Button
              key={action}
              size="sm"
              variant="secondary"
              aria-label={`${t(action)}: ${label}`}
              onClick={() => on.change({ ticket, action })}
            >
              {t(action)}
            </Button>
          ))}
        </div>
      ) : null}
    </li>
  );
}
