import type { Misplaced } from '../live/use-desk-tasks.ts';
import type { Cursor } from './cursor.ts';
import type { DayModel } from './day-model.ts';

/** The props of the grid and of the list: the day, what is chosen on it, and what can be done. */
export interface DayViewProps {
  day: DayModel;
  /** The current minute, if the day is today. */
  nowMinute: number | null;
  now: number;
  openId: number | null;
  cursor: Cursor | null;
  /** True while an appointment is moved: the list shows the day of the doctor under the cursor. */
  isMoving: boolean;
  misplaced: Misplaced;
  onCursor: (cursor: Cursor) => void;
  onOpen: (id: number) => void;
  onFree: (schedule: number, minute: number) => void;
  onDelay: ((schedule: number) => void) | null;
  /** Shows the cancelled appointments of a schedule; null for those of all. */
  onCancelled: (schedule: number | null) => void;
}
