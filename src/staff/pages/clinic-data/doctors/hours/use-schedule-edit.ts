import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Edit } from '#shared/contract/clinic-data/setup/schedules.ts';
import { useSaved } from '#staff/lib/setup-data.ts';

/** Saves an edit of a schedule, and asks before appointments are left outside of its hours. */
export function useScheduleEdit(
  send: (intent: 'save' | 'confirm') => Promise<Pick<Edit, 'is_saved' | 'displaced'>>,
  onSaved: () => void = () => undefined,
) {
  const saved = useSaved();
  const [displaced, setDisplaced] = useState<Edit['displaced']>([]);
  const [isAsking, setIsAsking] = useState(false);
  const mutation = useMutation({
    mutationFn: send,
    onSuccess(edit) {
      setIsAsking(!edit.is_saved && edit.displaced.length > 0);
      if (!edit.is_saved) {
        setDisplaced(edit.displaced);
        return;
      }
      saved();
      onSaved();
    },
  });
  return {
    /** Saves, unless appointments are outside of the new hours: then `isAsking`. */
    save: () => mutation.mutate('save'),
    isSaving: mutation.isPending,
    error: mutation.error,
    /** True while the person is asked about the displaced appointments, which stay while the dialog closes. */
    isAsking,
    displaced,
    confirm: () => mutation.mutate('confirm'),
    cancel: () => setIsAsking(false),
  };
}
