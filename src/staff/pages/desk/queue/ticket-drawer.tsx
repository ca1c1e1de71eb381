import { useState } from 'react';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DeskQueue, WalkIn } from '#shared/contract/desk/queue.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import { noteOwnChange } from '../changes/own-changes.ts';
import { Drawer } from '../drawer/drawer.tsx';
import styles from '../drawer/drawer.module.css';

const ANY = 'any';

interface TicketDrawerProps {
  branch: number;
  queue: DeskQueue;
  doctors: readonly DeskDoctor[];
  onAdded: (ticket: WalkIn) => void;
  onClose: () => void;
}

/** Gives a patient without an appointment a number: Enter is enough for any doctor and the first service. */
export function TicketDrawer({ branch, queue, doctors, ...on }: TicketDrawerProps) {
  const t = useText('queue');
  const desk = useText('desk');
  const { api } = useStaffApp();
  // A repeated request with this key makes one ticket.
  const [key] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm({
    fields: {
      service: { initial: String(mainService(doctors, queue)), required: true },
      doctor: { initial: ANY, required: true },
      given_name: { initial: '' },
    },
    requiredMessage: desk('required'),
    async onSubmit(values) {
      setFailure(null);
      try {
        const ticket = await api.addWalkIn({
          id: branch,
          key,
          given_name: values.given_name,
          service: Number(values.service),
          schedule_id: values.doctor === ANY ? null : Number(values.doctor),
        });
        if (ticket.appointment_id !== null) noteOwnChange(ticket.appointment_id);
        on.onAdded(ticket);
      } catch (error) {
        setFailure(error);
      }
    },
  });
  const { service } = form.values;
  const offering = queue.services.find(({ id }) => String(id) === service)?.schedules ?? [];
  return (
    <Drawer title={t('add.title')} onClose={on.onClose}>
      <form {...form.props} className={styles.form}>
        <TextField
          {...form.field('given_name')}
          takesFocus
          label={t('add.name')}
          hint={t('add.nameHint')}
          isHintBelow
          autoComplete="off"
          maxLength={100}
        />
        <SelectField
          {...form.field('service')}
          label={desk('booking.service')}
          options={queue.services.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(value) => {
            form.setValue('service', value);
            form.setValue('doctor', ANY);
          }}
        />
        <SelectField
          {...form.field('doctor')}
          label={desk('facts.doctor')}
          options={[
            { value: ANY, label: t('anyDoctor') },
            ...doctors
              .filter(({ schedule_id: id }) => offering.includes(id))
              .map(({ schedule_id: id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <FailureNotice error={failure} />
        <Button type="submit" inProgress={form.isSubmitting}>
          {t('add.submit')}
        </Button>
      </form>
    </Drawer>
  );
}

/** Returns the service that most doctors of the day name first. */
function mainService(doctors: readonly DeskDoctor[], queue: DeskQueue): number {
  const byName = Map.groupBy(doctors, ({ specialty }) => specialty);
  const [main] = queue.services.toSorted(
    (a, b) => (byName.get(b.name)?.length ?? 0) - (byName.get(a.name)?.length ?? 0),
  );
  return main?.id ?? 0;
}
