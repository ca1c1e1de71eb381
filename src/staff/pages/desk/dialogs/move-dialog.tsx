import { useState } from 'react';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { SilentReason } from '#shared/domain/desk/silent-reasons.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/staff-app.ts';
import { SilentField } from '../drawer/silent-field.tsx';
import { TooNear } from '../drawer/booking/too-near.tsx';
import type { DayModel } from '../model/day/day-model.ts';
import { isWithinBuffer } from '../model/day/free-times.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from '../desk.module.css';

/** A place to move an appointment to. */
export interface Move {
  readonly appointment: DeskAppointment;
  readonly offer: number;
  readonly doctor: DeskDoctor;
  /** ISO 8601 with offset. */
  readonly startsAt: string;
  /** True when another desk has moved the appointment since the move began. */
  readonly hasMoved: boolean;
}

interface MoveDialogProps {
  move: Move;
  day: DayModel;
  doctors: readonly DeskDoctor[];
  inProgress: boolean;
  onConfirm: (silent: SilentReason | null) => void;
  onClose: () => void;
}

/** Shows the old and the new time of an appointment before it is moved. */
export function MoveDialog(props: MoveDialogProps) {
  const { move, day, doctors, inProgress, onConfirm, onClose } = props;
  const { appointment, doctor, startsAt } = move;
  const t = useText('desk');
  const format = useFormat();
  const [silent, setSilent] = useState<SilentReason | null>(null);
  const from = doctors.find((doctor) => doctor.schedule_id === appointment.schedule_id);
  const column = day.columns.find((column) => column.schedule_id === doctor.schedule_id);
  const isNear = column !== undefined && isWithinBuffer(column, { startsAt, ...appointment });
  return (
    <Dialog
      modal={false}
      onClose={onClose}
      title={t('move.title', { name: appointment.name })}
      footer={
        <Button block data-autofocus="" inProgress={inProgress} onClick={() => onConfirm(silent)}>
          {t('actions.move')}
        </Button>
      }
    >
      {move.hasMoved ? (
        <Notice tone="warning" announce>
          {t('move.hasMoved')}
        </Notice>
      ) : null}
      <p className={move.hasMoved ? undefined : styles.old}>
        {format.dateTime(appointment.starts_at)}
        {from === undefined ? '' : `, ${from.name}`}
      </p>
      <p>
        <strong>{format.dateTime(startsAt)}</strong>, {doctor.name}
      </p>
      {isNear ? <TooNear buffer={doctor.buffer_minutes} /> : null}
      {appointment.phone_end === '' ? null : <SilentField value={silent} onChange={setSilent} />}
    </Dialog>
  );
}
