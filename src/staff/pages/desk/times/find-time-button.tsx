import { CalendarSearch } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { usePermission, useText } from '../../../lib/staff-app.ts';

/** Opens the search for a time, for those who book. */
export function FindTimeButton({ onPress }: { onPress: () => void }) {
  const t = useText('desk');
  const can = usePermission();
  if (!can('appointments.edit')) return null;
  return <IconButton icon={CalendarSearch} label={t('times.title')} onClick={onPress} />;
}
