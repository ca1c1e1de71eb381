import { useMutation } from '@tanstack/react-query';
import type { AbsenceAppointment } from '#shared/contract/desk/absences/absences.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useFailureToast } from '#staff/lib/use-failure-toast.ts';

/** Shows the phone of a patient to call. The look is recorded, as in the drawer of the desk. */
export function CallButton({ appointment }: { appointment: AbsenceAppointment }) {
  const t = useText('absences');
  const { api } = useStaffApp();
  const showFailure = useFailureToast();
  const details = useMutation({
    mutationFn: () => api.deskAppointmentDetails({ id: appointment.id }),
    onError: showFailure,
  });
  if (details.data === undefined) {
    return (
      <Button
        variant="secondary"
        size="sm"
        inProgress={details.isPending}
        onClick={() => details.mutate()}
      >
        {t('showPhone', { name: appointment.name })}
      </Button>
    );
  }
  const { phone } = details.data;
  return phone === '' ? <span>{t('noPhone')}</span> : <a href={`tel:${phone}`}>{phone}</a>;
}
