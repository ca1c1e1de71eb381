import { useQuery } from '@tanstack/react-query';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { useStaffApp } from '../../../../lib/staff-app.ts';
import { QueryView } from '../../../../ui/page/query-view.tsx';
import type { FormHolder } from '../../model/typed-form.ts';
import { MAX_DAYS } from '../when.ts';
import { SeriesBooking } from './series-booking.tsx';
import { SeriesFields } from './series-fields.tsx';
import { isFirstDay, seriesDays } from './series-plan.ts';
import type { Series, SeriesDraft } from './use-series.ts';

interface SeriesFormProps {
  appointment: DeskAppointment;
  series: Series;
  /** The series that was typed before; null for a new one. */
  resumed: SeriesDraft | null;
  typed: FormHolder;
  isFollowUp: boolean;
  today: PlainDate;
}

/** Books several appointments with the doctor and service of one, around its time of the day. */
export function SeriesForm({ appointment, series, isFollowUp, today, ...props }: SeriesFormProps) {
  const { api } = useStaffApp();
  const { plan } = series;
  const { date, minuteOfDay: minute } = wallClockOf(appointment.starts_at);
  const limits = { min: today, max: addDays(today, MAX_DAYS) };
  const { interval, first } = seriesDays(plan, date, limits);
  const { count } = plan;
  const isComplete = interval !== null && isFirstDay(first, limits);
  const search = {
    id: appointment.offer_id,
    from: first,
    count,
    interval: interval ?? 0,
    minute,
    is_follow_up: isFollowUp,
  };
  const query = useQuery({
    queryKey: ['desk', 'series', search],
    queryFn: ({ signal }) => api.proposeSeries(search, { signal }),
    enabled: isComplete,
    // Others book in between.
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <>
      {series.hasBegun ? null : (
        <SeriesFields
          plan={plan}
          first={first}
          limits={limits}
          hasValidDays={interval !== null}
          onChange={series.changePlan}
        />
      )}
      {isComplete ? (
        <QueryView query={query}>
          {({ days }) => (
            <SeriesBooking
              key={`${first} ${interval} ${count}`}
              appointment={appointment}
              series={series}
              days={days}
              {...props}
              onRefused={() => void query.refetch()}
            />
          )}
        </QueryView>
      ) : null}
    </>
  );
}
