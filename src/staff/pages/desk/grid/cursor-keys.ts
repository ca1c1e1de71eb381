import { useMemo } from 'react';
import { useKeys } from '../../../lib/keys/key-bindings.ts';
import { useText } from '../../../lib/staff-app.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { DIRECTIONS, type Direction } from '../model/day/cursor.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Calls `onColumn` with the n-th column when Alt and the digit n are pressed. */
export function useColumnKeys<Column>(
  columns: readonly Column[],
  onColumn: (column: Column) => void,
): void {
  const t = useText('desk');
  const latest = useLatest({ columns, onColumn });
  useKeys(
    useMemo(
      () =>
        NUMBERS.map((number) => ({
          key: `alt+${number}`,
          shown: 'Alt+1…9',
          // The list of keys has one line for all of them.
          label: number === 1 ? t('directions.column') : '',
          run() {
            const column = latest.current.columns[number - 1];
            if (column !== undefined) latest.current.onColumn(column);
          },
        })),
      [t, latest],
    ),
  );
}

/** Calls `onArrow` when an arrow key is pressed. */
export function useArrowKeys(onArrow: (direction: Direction) => void) {
  const t = useText('desk');
  const latest = useLatest(onArrow);
  useKeys(
    useMemo(
      () =>
        DIRECTIONS.map((direction) => ({
          key: `arrow${direction}`,
          label: t(`directions.${direction}`),
          run: () => latest.current(direction),
        })),
      [t, latest],
    ),
  );
}
