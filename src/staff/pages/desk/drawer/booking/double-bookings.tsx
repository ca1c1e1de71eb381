import { useQuery } from '@tanstack/react-query';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useFormat } from '../../../../lib/format.ts';
import { useStaffApp, useText } from '../../../../lib/staff-app.ts';
import { useAppointmentText } from './use-appointment-text.ts';

/** A shorter number is still being typed. */
const MIN_DIGITS = 8;

interface DoubleBookingsProps {
  /** The id of the chosen offer; 0 without one. */
  offer: number;
  startsAt: string;
  phone: string;
  givenName: string;
}

/** Warns that the patient already has an appointment on the day, or with the specialty. Nothing is refused. */
export function DoubleBookings({ offer, startsAt, phone, givenName }: DoubleBookingsProps) {
  const t = useText('desk');
  const { api } = useStaffApp();
  const format = useFormat();
  const textOf = useAppointmentText();
  const { data = [], isError } = useQuery({
    queryKey: ['desk', 'double-bookings', offer, startsAt, phone],
    queryFn: ({ signal }) =>
      api.findDoubleBookings({ id: offer, phone, starts_at: startsAt }, { signal }),
    enabled: offer !== 0 && phone.replace(/\D/g, '').length >= MIN_DIGITS,
    // Another desk may have booked for the patient since.
    staleTime: 0,
    gcTime: 0,
    // Each search is recorded.
    refetchOnWindowFocus: false,
  });
  if (isError) return <Notice tone="warning">{t('doubled.unknown')}</Notice>;
  const name = givenName.trim();
  const own = data.filter((each) => each.given_name.toLowerCase() === name.toLowerCase());
  if (own.length === 0) return null;
  return (
    <Notice tone="warning" announce>
      {own.map((each) => (
        <p key={each.starts_at}>
          {each.reason === 'day'
            ? t('doubled.day', { name, ...textOf(each), time: format.time(each.starts_at) })
            : t('doubled.specialty', { name, ...textOf(each) })}
        </p>
      ))}
    </Notice>
  );
}
