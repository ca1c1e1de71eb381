import { WINDOW_DAYS } from '#shared/domain/booking/slots/slot-window.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import styles from './slot-grid.module.css';

/** The placeholder of slots while they load, of the same size. */
export function GridSkeleton({ rows }: { rows: number }) {
  const t = useT('slots');
  return (
    <>
      <SkeletonGroup label={t('loading')} className={styles.skeleton}>
        {Array.from({ length: rows * WINDOW_DAYS }, (_, index) => (
          <Skeleton key={index} shape="block" className={styles.skeletonSlot} />
        ))}
      </SkeletonGroup>
      <SlowHint className={styles.slow} />
    </>
  );
}
