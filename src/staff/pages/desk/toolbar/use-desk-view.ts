import { useState } from 'react';
import { NO_FILTER, type DoctorFilter } from '../filter/doctor-filter.ts';

/** The choices of a desk for the days of a branch. */
export interface DeskView {
  readonly filter: DoctorFilter;
  /** Shows half an hour with 28 pixels instead of 44. */
  readonly isDense: boolean;
}

/** Returns how this browser shows the days of a branch, which stays, and a function that changes it. */
export function useDeskView(branch: number) {
  const key = `desk-view-${branch}`;
  const [view, setView] = useState(() => readView(localStorage.getItem(key)));
  function change(changes: Partial<DeskView>) {
    const next = { ...view, ...changes };
    localStorage.setItem(key, JSON.stringify(next));
    setView(next);
  }
  return [view, change] as const;
}

/** Reads a stored view; what another version stored in another form is ignored. */
function readView(stored: string | null): DeskView {
  const { filter, isDense } = parseObject(stored) as {
    filter?: Partial<DoctorFilter>;
    isDense?: unknown;
  };
  const doctors = numbersOf(filter?.doctors);
  const specialties = numbersOf(filter?.specialties);
  return {
    filter: filter === undefined ? NO_FILTER : { doctors, specialties },
    isDense: isDense === true,
  };
}

function parseObject(stored: string | null): object {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each): each is number => Number.isInteger(each)) : [];
