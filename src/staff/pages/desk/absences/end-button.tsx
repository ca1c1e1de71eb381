import { useMutation } from '@tanstack/react-query';
import type { Absence } from '#shared/contract/desk/absences/absences.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useFailureToast } from '#staff/lib/use-failure-toast.ts';

interface EndButtonProps {
  absence: Absence;
  label: string;
  onChanged: (absence: Absence) => void;
}

/** The button that takes an absence back, or ends it. */
export function EndButton({ absence, label, onChanged }: EndButtonProps) {
  const t = useText('absences');
  const { api } = useStaffApp();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const end = useMutation({
    mutationFn: () => api.endAbsence({ id: absence.id }),
    onSuccess(next) {
      showToast({
        tone: 'success',
        message: t(`done.${next.state === 'undone' ? 'undone' : 'ended'}`),
      });
      onChanged(next);
    },
    onError: showFailure,
  });
  return (
    <Button variant="secondary" inProgress={end.isPending} onClick={() => end.mutate()}>
      {label}
    </Button>
  );
}
