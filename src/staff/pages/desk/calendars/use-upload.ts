import { useMutation } from '@tanstack/react-query';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useRefresh } from './use-calendars.ts';

/** Uploads a file of a doctor; one that cannot be read is returned with the reason. */
export function useUpload(onUploaded: () => void) {
  const t = useText('calendars');
  const { api } = useStaffApp();
  const refresh = useRefresh();
  const showToast = useToast();
  return useMutation({
    mutationFn: ({ file, ...target }: { doctor: number; calendar?: number; file: File }) =>
      api.uploadBusyCalendar({
        ...target,
        file: new Blob([file], { type: 'application/octet-stream' }),
      }),
    async onSuccess({ fault }) {
      if (fault !== null) return;
      showToast({ tone: 'success', message: t('uploaded') });
      onUploaded();
      await refresh();
    },
  });
}
