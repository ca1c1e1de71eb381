import { CheckCheck, ListRestart } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useText } from '#staff/lib/staff-app.ts';

interface EndOfQueueProps {
  /** The reviews that were skipped or have arrived. */
  count: number;
  onRestart: () => void;
}

/** Says that all reviews are decided, or that the skipped ones still wait. */
export function EndOfQueue({ count, onRestart }: EndOfQueueProps) {
  const t = useText('reviews');
  if (count <= 0) return <EmptyState icon={CheckCheck} title={t('empty')} />;
  return (
    <EmptyState
      icon={ListRestart}
      title={t('end.title')}
      actions={<Button onClick={onRestart}>{t('end.again')}</Button>}
    >
      {t('end.text', { count })}
    </EmptyState>
  );
}
