import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { KnownPatient } from '#shared/contract/desk/appointments.ts';
import type { FreeTime } from '#shared/contract/desk/times.ts';
import { nameWithoutTicket } from '#shared/domain/desk/ticket-name.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { usePermission, useStaffApp, useText } from '../../../lib/staff-app.ts';
import { useMutationWithToast } from '../../../lib/use-mutation-with-toast.ts';
import { appointmentKey } from '../model/live/use-desk-day.ts';
import styles from './times.module.css';
import { FollowUpForm } from './follow-up-form.tsx';
import { askOnEnter, TimeList } from './time-list.tsx';
import { useTimes } from './use-times.ts';
import { firstDay, type When } from './when.ts';
import { WhenFields } from './when-fields.tsx';

/** The distances after which doctors ask patients back. */
const DISTANCES = ['now', 'two_weeks', 'one_month', 'three_months', 'six_months', 'date'] as const;
/** So that a page has several days. */
const TIMES_PER_DAY = 3;

interface FollowUpTimesProps {
  appointment: DeskAppointment;
  /** True to offer times of a follow-up, where there is one. */
  isFollowUp: boolean;
  today: PlainDate;
  onChoose: (time: FreeTime, booked: { patient: KnownPatient; isFollowUp: boolean }) => void;
  onBooked: (appointment: DeskAppointment) => void;
}

/**
 * Offers the next free times of the same doctor and service, some of each of several days, or all from a date on; for a
 * cancelled appointment the soonest first. The booking begins with the patient of the appointment; a doctor, who books no one
 * else, only confirms it.
 */
export function FollowUpTimes({ appointment, isFollowUp, today, ...props }: FollowUpTimesProps) {
  const t = useText('desk');
  const queryClient = useQueryClient();
  const { api } = useStaffApp();
  const canBook = usePermission()('appointments.edit');
  const [chosen, setChosen] = useState<FreeTime | null>(null);
  const [asked, setAsked] = useState(0);
  const isAgain = appointment.cancelled_by !== null;
  const [when, setWhen] = useState<When>({
    part: 'any',
    distance: isAgain ? 'now' : 'one_month',
    date: '',
  });
  const from = firstDay(when, today);
  const limit = when.distance === 'date' ? {} : { per_day: TIMES_PER_DAY };
  const query = useTimes({
    queryKey: ['of-offer', appointment.offer_id, isFollowUp, limit],
    from,
    part: when.part,
    read: (page, options) =>
      api.findTimesOfOffer(
        { ...page, ...limit, id: appointment.offer_id, is_follow_up: isFollowUp },
        options,
      ),
  });
  // Reading the phone is recorded, so it is read once a time is chosen.
  const choice = useMutationWithToast({
    mutationFn: async (time: FreeTime) => {
      const { given_name, surname, phone, language, offer_id } = await queryClient.fetchQuery({
        queryKey: appointmentKey(appointment.id),
        queryFn: () => api.deskAppointmentDetails({ id: appointment.id }),
        staleTime: Infinity,
      });
      const name = nameWithoutTicket(given_name);
      const patient = { given_name: name, surname, phone, language, offer_id, appointments: 1 };
      props.onChoose(time, { patient, isFollowUp });
    },
  });
  return (
    <>
      <div
        role="presentation"
        className={styles.conditions}
        onKeyDown={(event) => askOnEnter(event, () => setAsked(asked + 1))}
      >
        <WhenFields when={when} distances={DISTANCES} today={today} onChange={setWhen} />
      </div>
      {chosen === null ? null : (
        <FollowUpForm
          key={chosen.starts_at}
          appointment={appointment}
          time={chosen}
          onBooked={props.onBooked}
          onBack={() => {
            setChosen(null);
            setAsked(asked + 1);
          }}
        />
      )}
      {from === null || chosen !== null ? null : (
        <TimeList
          query={query}
          asked={asked}
          disabled={choice.isPending}
          others={(doctors) =>
            doctors === 0 || when.part === 'any' ? null : (
              <Button
                size="sm"
                variant="secondary"
                data-time=""
                onClick={() => setWhen({ ...when, part: 'any' })}
              >
                {t('times.anyPart')}
              </Button>
            )
          }
          afterDay={(day, shown) =>
            when.distance === 'date' || shown < TIMES_PER_DAY ? null : (
              <button
                type="button"
                className={styles.more}
                onClick={() => setWhen({ ...when, distance: 'date', date: day })}
              >
                {t('times.allOfDay')}
              </button>
            )
          }
          onChoose={(time) => (canBook ? choice.mutate(time) : setChosen(time))}
        />
      )}
    </>
  );
}
