import { useT } from '#web/lib/i18n/use-t.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import styles from './tile-placeholders.module.css';

interface TilePlaceholdersProps {
  /** The number of tiles in the previous place. */
  count: number;
  /** The class of the grid. */
  className?: string | undefined;
}

/** The placeholders for tiles of another place that are loading. */
export function TilePlaceholders({ count, className }: TilePlaceholdersProps) {
  const t = useT('common');
  return (
    <SkeletonGroup label={t('loading')} className={className}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="block" className={styles.tile} />
      ))}
    </SkeletonGroup>
  );
}
