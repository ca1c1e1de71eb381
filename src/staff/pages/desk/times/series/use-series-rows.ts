import { useState } from 'react';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { SeriesDays } from '#shared/contract/desk/times.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';

type SeriesDay = SeriesDays['days'][number];

interface RowState {
  /** The same when the row is sent again, so that it books once. */
  readonly key: string;
  /** The time that was chosen; null for the nearest. */
  readonly chosen: string | null;
  readonly isConfirmed: boolean;
  readonly booked: DeskAppointment | null;
  /** Why the time was refused; null if it was not. */
  readonly failure: unknown;
}

/** One appointment of a series. */
export interface SeriesRow extends RowState, SeriesDay {
  /** The time that a booking takes; null if there is none around the day. */
  readonly startsAt: string | null;
}

const newRow = (): RowState => ({
  key: crypto.randomUUID(),
  chosen: null,
  isConfirmed: false,
  booked: null,
  failure: null,
});

/**
 * Returns the rows of a series and a function that changes one. A time that is no longer free is replaced by the nearest
 * that is, which the patient has not confirmed.
 */
export function useSeriesRows(days: readonly SeriesDay[]) {
  const [states, setStates] = useState(
    (): ReadonlyMap<PlainDate, RowState> => new Map(days.map(({ day }) => [day, newRow()])),
  );
  const rows = days.flatMap(({ day, times }): SeriesRow[] => {
    const state = states.get(day);
    if (state === undefined) return [];
    const { booked, chosen } = state;
    const isFree = chosen !== null && times.includes(chosen);
    return [
      {
        ...state,
        day,
        times: times.toSorted(),
        startsAt: booked?.starts_at ?? (isFree ? chosen : (times[0] ?? null)),
        isConfirmed: state.isConfirmed && (isFree || booked !== null),
      },
    ];
  });
  const change = (day: PlainDate, changes: Partial<RowState>) =>
    setStates((before) => {
      const state = before.get(day);
      return state === undefined ? before : new Map(before).set(day, { ...state, ...changes });
    });
  return { rows, change };
}
