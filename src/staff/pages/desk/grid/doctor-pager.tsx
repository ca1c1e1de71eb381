import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { NativeSelect } from '#web/ui/form/parts/native-select.tsx';
import { useText } from '../../../lib/staff-app.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import type { DeskColumnModel } from '../model/day/day-model.ts';
import styles from './doctor-pager.module.css';

interface DoctorPagerProps {
  grid: RefObject<HTMLElement | null>;
  columns: readonly DeskColumnModel[];
}

/** On a phone, which shows one doctor: who it is, and the way to the others. Swipes scroll the grid as well. */
export function DoctorPager(props: DoctorPagerProps) {
  return useIsPhone() && props.columns.length > 1 ? <Pager {...props} /> : null;
}

function Pager({ grid, columns }: DoctorPagerProps) {
  const t = useText('desk');
  const index = Math.min(useScrolledColumn(grid), columns.length - 1);

  function show(next: number) {
    const element = grid.current;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = isCalm ? 'instant' : 'smooth';
    if (element !== null) element.scrollTo({ left: next * columnWidth(element), behavior });
  }

  return (
    <div className={styles.pager}>
      <IconButton
        outlined
        icon={ChevronLeft}
        label={t('directions.left')}
        disabled={index === 0}
        onClick={() => show(index - 1)}
      />
      <div className={styles.doctor}>
        <NativeSelect
          aria-label={t('columns.doctor')}
          value={String(index)}
          options={columns.map(({ doctor }, position) => ({
            value: String(position),
            label: doctor.name,
          }))}
          onChange={(value) => show(Number(value))}
        />
      </div>
      <IconButton
        outlined
        icon={ChevronRight}
        label={t('directions.right')}
        disabled={index === columns.length - 1}
        onClick={() => show(index + 1)}
      />
    </div>
  );
}

/** Returns the index of the column that the grid is scrolled to. */
function useScrolledColumn(grid: RefObject<HTMLElement | null>): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const element = grid.current;
    if (element === null) return undefined;
    const follow = () => setIndex(Math.round(element.scrollLeft / columnWidth(element)));
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [grid]);
  return index;
}

/** Returns the width of a column in pixels; all have the same. */
const columnWidth = (grid: HTMLElement) => grid.querySelector('section')?.offsetWidth ?? 1;
