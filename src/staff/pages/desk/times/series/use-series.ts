import { useState } from 'react';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { SeriesDays } from '#shared/contract/desk/times.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { NEW_SERIES, type SeriesPlan } from './series-plan.ts';

interface RowState {
  /** The same when the row is sent again, so that it books once. */
  readonly key: string;
  /** The time that was chosen; null for the nearest. */
  readonly chosen: string | null;
  readonly isConfirmed: boolean;
  /** The time that was sent and may be booked: no other is sent before the answer. Null if there is none. */
  readonly sent: string | null;
  readonly booked: DeskAppointment | null;
  /** Why the time was refused; null if it was not. */
  readonly failure: unknown;
}

/** One appointment of a series. */
export interface SeriesRow extends RowState {
  readonly day: PlainDate;
  readonly times: readonly string[];
  /** The time that a booking takes; null if there is none around the day. */
  readonly startsAt: string | null;
}

/** A series as it is planned, and what of it is confirmed, sent and booked by its days. */
interface SeriesState {
  readonly plan: SeriesPlan;
  readonly states: ReadonlyMap<PlainDate, RowState>;
}

/** A series that is typed, with the appointment that it follows. */
export interface SeriesDraft extends SeriesState {
  readonly appointment: number;
  readonly note: string;
  readonly hasConsent: boolean;
}

const newRow = (): RowState => ({
  key: crypto.randomUUID(),
  chosen: null,
  isConfirmed: false,
  sent: null,
  booked: null,
  failure: null,
});

/** Returns a series, which goes on from a draft, and functions that change its plan and its rows. */
export function useSeries(draft: SeriesDraft | null) {
  const [series, setSeries] = useState<SeriesState>(
    () => draft ?? { plan: NEW_SERIES, states: new Map() },
  );
  const { plan, states } = series;
  return {
    plan,
    states,
    /** True once something is booked or may be: then the plan is none any more. */
    hasBegun: [...states.values()].some(({ booked, sent }) => booked !== null || sent !== null),
    /** Changes the plan, whose days are others then. */
    changePlan: (changes: Partial<SeriesPlan>) =>
      setSeries({ plan: { ...plan, ...changes }, states: new Map() }),
    change: (day: PlainDate, changes: Partial<RowState>) =>
      setSeries((before) => {
        const state = before.states.get(day) ?? newRow();
        return { ...before, states: new Map(before.states).set(day, { ...state, ...changes }) };
      }),
  };
}

export type Series = ReturnType<typeof useSeries>;

/**
 * Returns the rows of a series with the times that are free. A time that is no longer free is replaced by the nearest that
 * is, which the patient has not confirmed; one that was sent stays.
 */
export function seriesRows(states: Series['states'], days: SeriesDays['days']): SeriesRow[] {
  return days.map(({ day, times }) => {
    const state = states.get(day) ?? newRow();
    const { booked, chosen, sent } = state;
    const isFree = chosen !== null && times.includes(chosen);
    const fixed = booked?.starts_at ?? sent;
    return {
      ...state,
      day,
      times: [...new Set(sent === null ? times : [...times, sent])].toSorted(),
      startsAt: fixed ?? (isFree ? chosen : (times[0] ?? null)),
      isConfirmed: state.isConfirmed && (isFree || fixed !== null),
    };
  });
}
