import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { countryOf } from '#shared/countries/index.ts';
import type { DeskBranch, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DeskAppointment, DeskAppointmentDetails } from '#shared/contract/desk/appointment.ts';
import {
  nextAttendances,
  previousAttendance,
  type Attendance,
} from '#shared/domain/desk/attendance.ts';
import { MINUTE_MS } from '#shared/domain/time/durations.ts';
import { formatPhone } from '#shared/domain/people/phone/phone.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { QueryView } from '../../../../ui/page/query-view.tsx';
import { usePermission, useStaffApp, useText } from '../../../../lib/staff-app.ts';
import type { OpenChange } from '../../model/panel.ts';
import type { DeskActions } from '../../model/actions/use-desk-actions.ts';
import { misplacedOf, type Misplaced } from '../../model/live/use-desk-tasks.ts';
import { appointmentKey } from '../../model/live/use-desk-day.ts';
import { observed } from '../../model/appointment-look.ts';
import type { FormHolder } from '../../model/typed-form.ts';
import { CancelForm } from './cancel-form.tsx';
import { CorrectForm } from './correct-form.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { Drawer } from '../drawer.tsx';
import { MisplacedNote } from './misplaced-note.tsx';
import { NoteForm } from './note-form.tsx';
import { PreparationToRead } from './preparation-to-read.tsx';
import { AppointmentFacts } from './appointment-facts.tsx';
import { AppointmentHistory } from './appointment-history.tsx';
import styles from '../drawer.module.css';

interface AppointmentDrawerProps {
  id: number;
  /** The appointment as the shown day has it, if it is on that day. */
  live: DeskAppointment | undefined;
  branch: DeskBranch;
  /** The current day at the branch. */
  today: string;
  /** The change whose form is open. */
  change: OpenChange['kind'] | null;
  now: number;
  doctors: readonly DeskDoctor[];
  actions: DeskActions;
  misplaced: Misplaced;
  typed: FormHolder;
  onChange: (kind: OpenChange['kind'] | null) => void;
  onMove: (appointment: DeskAppointmentDetails) => void;
  onFollowUp: (appointment: DeskAppointmentDetails) => void;
  onExtra: (appointment: DeskAppointmentDetails) => void;
  onClose: () => void;
}

/** One appointment: the patient, what can be done now, answers, messages and history. */
export function AppointmentDrawer({ id, live, ...props }: AppointmentDrawerProps) {
  const t = useText('desk');
  const { api } = useStaffApp();
  const query = useQuery({
    queryKey: appointmentKey(id),
    queryFn: () => api.deskAppointmentDetails({ id }),
    // Reading it is recorded; `live` and own changes keep it current.
    staleTime: Infinity,
  });
  const { data, refetch } = query;
  const refresh = useEffectEvent(() => {
    if (data === undefined || live === undefined) return;
    const isSame = live.name === data.name && live.phone_end === data.phone_end;
    const isCurrent = isSame && live.offer_id === data.offer_id;
    if (!isCurrent || live.insurance !== data.insurance) void refetch();
  });
  // A colleague has corrected the appointment.
  useEffect(() => refresh(), [live?.name, live?.phone_end, live?.offer_id, live?.insurance]);
  return (
    <Drawer title={query.data?.name ?? t('appointment')} onClose={props.onClose}>
      <QueryView query={query}>
        {(appointment) => (
          <Opened
            appointment={{ ...appointment, ...live }}
            refetch={() => void refetch()}
            {...props}
          />
        )}
      </QueryView>
    </Drawer>
  );
}

/** Returns true when an appointment has ended or its patient was seen. `now` is in epoch milliseconds. */
function isOver({ starts_at: startsAt, minutes, attendance }: DeskAppointment, now: number) {
  return attendance === 'seen' || Date.parse(startsAt) + minutes * MINUTE_MS <= now;
}

interface OpenedProps extends Omit<AppointmentDrawerProps, 'id' | 'live' | 'onClose'> {
  appointment: DeskAppointmentDetails;
  refetch: () => void;
}

function Opened({ appointment, refetch, ...props }: OpenedProps) {
  const { now, doctors, actions, onChange, onMove, onFollowUp, onExtra } = props;
  const t = useText('desk');
  const can = usePermission();
  const { country } = useStaffApp();
  const doctor = doctors.find((doctor) => doctor.schedule_id === appointment.schedule_id);
  const isAhead = appointment.cancelled_by === null && Date.parse(appointment.starts_at) > now;
  const steps = nextAttendances(observed(appointment), now);
  const canUndo = now < Date.parse(appointment.undo_until);
  const previous = canUndo ? previousAttendance(observed(appointment)) : null;
  const phone =
    appointment.phone === '' ? null : formatPhone(appointment.phone, countryOf(country).phone);
  async function take(step: Attendance) {
    await actions.setAttendance(appointment, step);
    refetch();
  }

  return (
    <>
      {phone === null ? (
        <p className={styles.warning}>{t('noPhone')}</p>
      ) : (
        <a href={`tel:${appointment.phone}`}>{phone}</a>
      )}
      <MisplacedNote appointment={misplacedOf(props.misplaced, appointment)} />
      {appointment.is_unreached ? <p className={styles.warning}>{t('unreached')}</p> : null}
      <AppointmentFacts appointment={appointment} doctor={doctor} now={now} />
      {isAhead && isLanguage(appointment.language) ? (
        <PreparationToRead offer={appointment.offer_id} language={appointment.language} />
      ) : null}
      {can('appointments.attend') && steps.length + (previous === null ? 0 : 1) > 0 ? (
        <div className={styles.buttons}>
          {steps.map((step, index) => (
            <Button
              key={step}
              size="sm"
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => void take(step)}
            >
              {t(`steps.${step}`)}
            </Button>
          ))}
          {previous === null ? null : (
            <Button size="sm" variant="quiet" onClick={() => void take(previous)}>
              {previous === 'expected'
                ? t('steps.expected')
                : t('backTo', { state: t(`states.${previous}`) })}
            </Button>
          )}
        </div>
      ) : null}
      {can('appointments.follow_up') ? (
        <div className={styles.actions}>
          {can('appointments.edit') && appointment.cancelled_by === null ? (
            <>
              <Button size="sm" variant="secondary" onClick={() => onMove(appointment)}>
                {t('actions.move')}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => onChange('correct')}>
                {t('actions.correct')}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => onChange('cancel')}>
                {t('actions.cancel')}
              </Button>
            </>
          ) : null}
          <Button size="sm" variant="secondary" onClick={() => onFollowUp(appointment)}>
            {t(appointment.cancelled_by === null ? 'actions.followUp' : 'actions.rebook')}
          </Button>
          {!can('appointments.edit') || doctor === undefined || doctor.max_extra === 0 ? null : (
            <Button size="sm" variant="secondary" onClick={() => onExtra(appointment)}>
              {t('actions.extra')}
            </Button>
          )}
        </div>
      ) : null}
      {can('appointments.edit') ? (
        <ContactButtons appointment={appointment} actions={actions} refetch={refetch} />
      ) : null}
      {props.change === 'correct' && appointment.cancelled_by === null ? (
        <CorrectForm
          appointment={appointment}
          questions={props.branch.questions}
          doctor={doctor}
          today={props.today}
          isAhead={isAhead}
          isOver={isOver(appointment, now)}
          typed={props.typed}
          onBack={() => onChange(null)}
          onConfirm={async (correction) => {
            // After a failure, the appointment may have something else than what was seen.
            await actions.correct(appointment, correction).finally(refetch);
          }}
        />
      ) : null}
      {props.change === 'cancel' ? (
        <CancelForm
          onBack={() => onChange(null)}
          canSend={appointment.phone !== ''}
          onConfirm={async (cancellation) => {
            if (!(await actions.cancel(appointment, cancellation))) return;
            onChange(null);
            refetch();
          }}
        />
      ) : null}
      {can('appointments.edit') ? (
        <NoteForm
          key={appointment.note}
          note={appointment.note}
          onSave={async (note) => {
            if (await actions.saveNote(appointment, note)) refetch();
          }}
        />
      ) : null}
      <AppointmentHistory appointment={appointment} />
    </>
  );
}
