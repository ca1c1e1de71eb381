import { Settings } from 'lucide-react';
import { useState } from 'react';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { usePermission, useText } from '../../../lib/staff-app.ts';
import { QueueSettings } from './queue-settings.tsx';
import { QueueTicket } from './queue-ticket.tsx';
import type { DeskQueueState } from './use-queue.ts';
import desk from '../desk.module.css';
import styles from './queue.module.css';

interface QueueBoxProps {
  branch: number;
  state: DeskQueueState;
  doctors: readonly DeskDoctor[];
  onAdd: () => void;
}

/** The patients without an appointment who wait, in their order. Absent where there is no queue. */
export function QueueBox({ branch, state, doctors, onAdd }: QueueBoxProps) {
  const t = useText('queue');
  const can = usePermission();
  const [openId, setOpenId] = useState<number | null>(null);
  const [hasSettings, setHasSettings] = useState(false);
  const { queue, isPending, change } = state;
  const canSetUp = can('desk.set_up');
  if (queue === undefined) return null;
  if (!queue.is_open && queue.waiting.length === 0 && !canSetUp) return null;
  const [next] = queue.waiting;
  const open = queue.waiting.find(({ id }) => id === openId) ?? next;
  return (
    <section className={desk.box} aria-labelledby="desk-queue">
      <div className={styles.head}>
        <h2 id="desk-queue">{t('title', { number: String(queue.waiting.length) })}</h2>
        {canSetUp ? (
          <IconButton
            icon={Settings}
            label={t('settings.open')}
            onClick={() => setHasSettings(true)}
          />
        ) : null}
      </div>
      {queue.is_open && queue.waiting.length === 0 ? <p>{t('none')}</p> : null}
      {queue.is_open ? null : <p>{t('closed')}</p>}
      <ol className={styles.tickets}>
        {queue.waiting.map((ticket) => (
          <QueueTicket
            key={ticket.id}
            ticket={ticket}
            doctors={doctors}
            isPending={isPending}
            change={change}
            isOpen={ticket === open}
            onOpen={() => setOpenId(ticket.id)}
          />
        ))}
      </ol>
      {queue.is_open && can('appointments.edit') ? (
        <Button size="sm" variant="secondary" onClick={onAdd}>
          {t('add.title')}
        </Button>
      ) : null}
      {hasSettings ? (
        <QueueSettings
          branch={branch}
          queue={queue}
          doctors={doctors}
          onSaved={state.refresh}
          onClose={() => setHasSettings(false)}
        />
      ) : null}
    </section>
  );
}
