import { useT } from '#web/lib/i18n/use-t.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import styles from './pending-tiles.module.css';

interface PendingTilesProps {
  /** As many as there were in the place before. */
  count: number;
  /** Of the grid that they stand in. */
  className?: string | undefined;
}

/** Stands in for what there is in another place, which is on its way. */
export function PendingTiles({ count, className }: PendingTilesProps) {
  const t = useT('common');
  return (
    <SkeletonGroup label={t('loading')} className={className}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="block" className={styles.tile} />
      ))}
    </SkeletonGroup>
  );
}
