import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { countryOf } from '#shared/countries/index.ts';
import { formatMoney } from '#shared/domain/money.ts';
import type { DeskAppointmentDetails } from '#shared/contract/desk/appointment.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useStaffApp, useText } from '../../../../lib/staff-app.ts';
import { useCancelledText } from '../../model/use-cancelled-text.ts';
import { useDoctorText, useMarks, useStateText } from '../../model/use-texts.ts';
import { minutesPassed, stateOf } from '../../model/appointment-look.ts';
import styles from '../drawer.module.css';

interface AppointmentFactsProps {
  appointment: DeskAppointmentDetails;
  doctor: DeskDoctor | undefined;
  now: number;
}

/** The facts of an appointment, without those that have no value. */
export function AppointmentFacts({ appointment, doctor, now }: AppointmentFactsProps) {
  const t = useText('desk');
  const format = useFormat();
  const textOfDoctor = useDoctorText();
  const textOfState = useStateText();
  const marksOf = useMarks();
  const { country, language } = useStaffApp();
  const { total } = appointment;
  const textOfCancelled = useCancelledText();
  const offer = doctor?.offers.find((offer) => offer.id === appointment.offer_id);
  const facts = [
    [
      t('facts.state'),
      appointment.cancelled_by === null
        ? textOfState(stateOf(appointment, now), minutesPassed(appointment, now))
        : textOfCancelled(appointment),
    ],
    [t('facts.patient'), marksOf({ ...appointment, is_follow_up: false }).join(', ')],
    [t('facts.time'), format.dateTime(appointment.starts_at)],
    [t('facts.doctor'), doctor === undefined ? '' : textOfDoctor(doctor)],
    [
      t('facts.service'),
      [
        offer?.service ?? '',
        ...(appointment.is_follow_up ? [t('marks.followUp')] : []),
        t('minutes', { count: appointment.minutes }),
      ].join(', '),
    ],
    [
      t('facts.price'),
      total === 0 ? '' : formatMoney(total, countryOf(country).currency, language),
    ],
    [t('facts.insurance'), appointment.insurance ?? ''],
    [
      t('facts.source'),
      [t(`sources.${appointment.source}`), ...(appointment.is_extra ? [t('extra')] : [])].join(
        ', ',
      ),
    ],
    [t('facts.number'), String(appointment.id)],
    [t('facts.reason'), appointment.cancel_reason ?? ''],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
