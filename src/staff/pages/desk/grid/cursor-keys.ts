import { useMemo } from 'react';
import { useKeys } from '../../../lib/keys/key-bindings.ts';
import { useText } from '../../../lib/staff-app.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { DIRECTIONS, type Direction } from '../model/day/cursor.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The kind of the columns, which their keys are named for. */
type Columns = 'doctors' | 'days';

/** The texts of the keys: for all digits, and for left and right. */
const TEXTS = {
  doctors: { digits: 'directions.column', left: 'directions.left', right: 'directions.right' },
  days: { digits: 'directions.day', left: 'dayBefore', right: 'dayAfter' },
} as const;

const SHOWN_DIGITS = { doctors: 'Alt+1…9', days: 'Alt+1…7' } as const;

/** Calls `onColumn` with the n-th column when Alt and the digit n are pressed. */
export function useColumnKeys<Column>(
  columns: readonly Column[],
  onColumn: (column: Column) => void,
  kind: Columns = 'doctors',
): void {
  const t = useText('desk');
  const latest = useLatest({ columns, onColumn });
  useKeys(
    useMemo(
      () =>
        NUMBERS.map((number) => ({
          key: `alt+${number}`,
          shown: SHOWN_DIGITS[kind],
          // The list of keys has one line for all of them.
          label: number === 1 ? t(TEXTS[kind].digits) : '',
          run() {
            const column = latest.current.columns[number - 1];
            if (column !== undefined) latest.current.onColumn(column);
          },
        })),
      [t, latest, kind],
    ),
  );
}

/** Calls `onArrow` when an arrow key is pressed. */
export function useArrowKeys(onArrow: (direction: Direction) => void, kind: Columns = 'doctors') {
  const t = useText('desk');
  const latest = useLatest(onArrow);
  useKeys(
    useMemo(
      () =>
        DIRECTIONS.map((direction) => ({
          key: `arrow${direction}`,
          label: t(
            direction === 'up' || direction === 'down'
              ? `directions.${direction}`
              : TEXTS[kind][direction],
          ),
          run: () => latest.current(direction),
        })),
      [t, latest, kind],
    ),
  );
}
