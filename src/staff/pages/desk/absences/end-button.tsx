import { useMutation } from '@tanstack/react-query';
import type { Absence } from '#shared/contract/desk/absences/absences.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { failureText } from '#staff/lib/failure-text.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';

interface EndButtonProps {
  absence: Absence;
  label: string;
  onChanged: (absence: Absence) => void;
}

/** The button that takes an absence back, or ends it. */
export function EndButton({ absence, label, onChanged }: EndButtonProps) {
  const t = useText('absences');
  const shell = useText('shell');
  const { api } = useStaffApp();
  const showToast = useToast();
  const end = useMutation({
    mutationFn: () => api.endAbsence({ id: absence.id }),
    onSuccess(next) {
      showToast({
        tone: 'success',
        message: t(`done.${next.state === 'undone' ? 'undone' : 'ended'}`),
      });
      onChanged(next);
    },
    onError: (error) => showToast({ tone: 'error', message: failureText(error, shell) }),
  });
  return (
    <Button variant="secondary" inProgress={end.isPending} onClick={() => end.mutate()}>
      {label}
    </Button>
  );
}
