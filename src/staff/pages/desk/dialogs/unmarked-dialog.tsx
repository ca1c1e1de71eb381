import { useState } from 'react';
import { formatTime } from '#shared/i18n/format-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useText } from '../../../lib/staff-app.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { DeskActions } from '../model/actions/use-desk-actions.ts';
import type { DayModel } from '../model/day/day-model.ts';
import { unmarkedOf } from '../model/day/unmarked.ts';
import styles from './rows.module.css';

type Mark = 'seen' | 'no_show';

interface UnmarkedDialogProps {
  day: DayModel;
  now: number;
  actions: DeskActions;
  onClose: () => void;
}

/** Records who came of those whom no one has marked. Nothing is chosen until the desk says so. */
export function UnmarkedDialog({ day, now, actions, onClose }: UnmarkedDialogProps) {
  const t = useText('desk');
  const showToast = useToast();
  const [marks, setMarks] = useState<ReadonlyMap<number, Mark>>(new Map());
  // A colleague may mark some of them while the dialog is open.
  const appointments = unmarkedOf(day, now);
  const chosen = appointments.flatMap((appointment) => {
    const to = marks.get(appointment.id);
    return to === undefined ? [] : [{ appointment, to }];
  });

  function choose(id: number, mark: Mark) {
    const next = new Map(marks);
    if (next.get(id) === mark) next.delete(id);
    else next.set(id, mark);
    setMarks(next);
  }

  async function save() {
    const count = await actions.markAll(chosen);
    if (count > 0) showToast({ tone: 'success', message: t('unmarked.saved', { count }) });
    if (count === appointments.length) onClose();
  }

  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={t('unmarked.heading')}
      footer={
        <div className={styles.footer}>
          <Button
            variant="secondary"
            onClick={() =>
              setMarks(new Map(appointments.map(({ id }) => [id, marks.get(id) ?? 'seen'])))
            }
          >
            {t('unmarked.all')}
          </Button>
          <Button
            disabled={chosen.length === 0}
            inProgress={actions.isPending}
            onClick={() => void save()}
          >
            {t('unmarked.save')}
          </Button>
        </div>
      }
    >
      <p>{t(appointments.length === 0 ? 'unmarked.none' : 'unmarked.hint')}</p>
      <ul className={styles.rows}>
        {appointments.map(({ id, name, from, doctor }) => (
          <li key={id} className={styles.row}>
            <span>
              <strong>
                {formatTime(from)} {name}
              </strong>
              <small>{doctor}</small>
            </span>
            <span role="group" aria-label={name} className={styles.buttons}>
              <Chip pressed={marks.get(id) === 'seen'} onClick={() => choose(id, 'seen')}>
                {t('unmarked.came')}
              </Chip>
              <Chip pressed={marks.get(id) === 'no_show'} onClick={() => choose(id, 'no_show')}>
                {t('unmarked.no_show')}
              </Chip>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
