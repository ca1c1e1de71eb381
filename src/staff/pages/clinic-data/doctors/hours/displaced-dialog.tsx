import { useText } from '#staff/lib/staff-app.ts';
import { AffectedDialog } from '../../affected/affected-dialog.tsx';
import type { useScheduleEdit } from './use-schedule-edit.ts';

/** Asks before saving hours that leave appointments outside of them. */
export function DisplacedDialog({ edit }: { edit: ReturnType<typeof useScheduleEdit> }) {
  const t = useText('schedule');
  return (
    <AffectedDialog
      open={edit.isAsking}
      title={t('displaced.title', { number: edit.displaced.length })}
      text={t('displaced.text')}
      appointments={edit.displaced}
      isSaving={edit.isSaving}
      onConfirm={edit.confirm}
      onClose={edit.cancel}
    />
  );
}
