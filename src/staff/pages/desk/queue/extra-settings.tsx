import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAX_EXTRA } from '#shared/domain/desk/extra-appointments.ts';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useFailureToast } from '../../../lib/use-failure-toast.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';

const OPTIONS = Array.from({ length: MAX_EXTRA + 1 }, (_, index) => ({
  value: String(index),
  label: String(index),
}));

interface ExtraSettingsProps {
  branch: number;
  doctors: readonly DeskDoctor[];
}

/** Sets how many appointments a day each doctor takes beside others. */
export function ExtraSettings({ branch, doctors }: ExtraSettingsProps) {
  const t = useText('queue');
  const { api } = useStaffApp();
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (change: { id: number; max_extra: number }) => api.setMaxExtra(change),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['desk', 'doctors', branch] }),
    onError: showFailure,
  });
  return (
    <>
      <h3>{t('settings.extra')}</h3>
      <p>{t('settings.extraText')}</p>
      {doctors.map(({ schedule_id: id, name, max_extra: max }) => (
        <SelectField
          key={id}
          name={`extra_${id}`}
          label={name}
          value={String(isPending && variables.id === id ? variables.max_extra : max)}
          options={OPTIONS}
          onChange={(value) => mutate({ id, max_extra: Number(value) })}
        />
      ))}
    </>
  );
}
