import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import { useMutationWithToast } from '../../../lib/use-mutation-with-toast.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './rows.module.css';

interface OrderDialogProps {
  branch: number;
  doctors: readonly DeskDoctor[];
  onClose: () => void;
}

/** Sets the order in which every desk of a branch shows its doctors. */
export function OrderDialog({ branch, doctors, onClose }: OrderDialogProps) {
  const t = useText('desk');
  const { api } = useStaffApp();
  const queries = useQueryClient();
  const showToast = useToast();
  const [order, setOrder] = useState(doctors);
  const { mutate, isPending } = useMutationWithToast({
    mutationFn: () =>
      api.arrangeDoctors({ id: branch, schedules: order.map((doctor) => doctor.schedule_id) }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: ['desk', 'doctors', branch] });
      showToast({ tone: 'success', message: t('order.saved') });
      onClose();
    },
  });

  return (
    <Dialog
      onClose={onClose}
      title={t('order.title')}
      footer={
        <Button block inProgress={isPending} onClick={() => mutate()}>
          {t('order.save')}
        </Button>
      }
    >
      <p>{t('order.hint')}</p>
      <ol className={styles.rows}>
        {order.map((doctor, index) => (
          <li key={doctor.schedule_id} className={styles.row}>
            <span>
              <strong>{doctor.name}</strong>
              <small>{doctor.specialty}</small>
            </span>
            <span className={styles.buttons}>
              <IconButton
                icon={ChevronUp}
                label={t('order.up', { name: doctor.name })}
                disabled={index === 0}
                onClick={() => setOrder(swapped(order, index - 1))}
              />
              <IconButton
                icon={ChevronDown}
                label={t('order.down', { name: doctor.name })}
                disabled={index === order.length - 1}
                onClick={() => setOrder(swapped(order, index))}
              />
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** Returns a list with the elements at an index and after it in each other's place. */
function swapped<Element>(list: readonly Element[], index: number): readonly Element[] {
  return [
    ...list.slice(0, index),
    ...list.slice(index, index + 2).toReversed(),
    ...list.slice(index + 2),
  ];
}
