import { CalendarOff } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useText } from '../../lib/staff-app.ts';

interface EmptyDayProps {
  onNextDay: () => void;
}

/** A day on which no doctor works, with the way to the next one. */
export function EmptyDay({ onNextDay }: EmptyDayProps) {
  const t = useText('desk');
  return (
    <EmptyState
      icon={CalendarOff}
      title={t('noDoctors')}
      actions={<Button onClick={onNextDay}>{t('dayAfter')}</Button>}
    />
  );
}
