import { useQueryClient } from '@tanstack/react-query';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import type { DeskQueue } from '#shared/contract/desk/queue.ts';
import { paths } from '#shared/paths.ts';
import { MAX_EXTRA } from '#shared/domain/desk/extra-appointments.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SwitchField } from '#web/ui/form/switch-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useMutationWithToast } from '../../../lib/use-mutation-with-toast.ts';
import { usePatientUrl } from '../../../lib/patient-url.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './queue.module.css';

const OPTIONS = Array.from({ length: MAX_EXTRA + 1 }, (_, index) => ({
  value: String(index),
  label: String(index),
}));

interface QueueSettingsProps {
  branch: number;
  queue: DeskQueue;
  doctors: readonly DeskDoctor[];
  onSaved: () => void;
  onClose: () => void;
}

/** Opens and closes the queue of a branch, and shows the address of the screen of its waiting room. */
export function QueueSettings({ branch, queue, doctors, onSaved, onClose }: QueueSettingsProps) {
  const t = useText('queue');
  const patientUrl = usePatientUrl();
  const { api } = useStaffApp();
  const { mutate, isPending, variables } = useMutationWithToast({
    mutationFn: (change: { is_open: boolean; has_new_screen?: boolean }) =>
      api.setUpQueue({ id: branch, ...change }),
    onSuccess: onSaved,
  });
  const url = queue.screen_code === null ? null : patientUrl(paths.queue(queue.screen_code));
  return (
    <Dialog onClose={onClose} title={t('settings.title')}>
      <div className={styles.settings}>
        <SwitchField
          name="is_open"
          label={t('settings.isOpen')}
          // At once; a refusal brings the old value back.
          value={isPending ? variables.is_open : queue.is_open}
          onChange={(isOpen) => mutate({ is_open: isOpen })}
        />
        {url === null ? null : (
          <>
            <h3>{t('settings.screen')}</h3>
            <p>{t('settings.screenText')}</p>
            <a href={url} target="_blank" rel="noreferrer" className={styles.url}>
              {url}
            </a>
            <p>{t('settings.newScreenText')}</p>
            <div>
              <Button
                size="sm"
                variant="secondary"
                inProgress={isPending}
                onClick={() => mutate({ is_open: queue.is_open, has_new_screen: true })}
              >
                {t('settings.newScreen')}
              </Button>
            </div>
          </>
        )}
        <ExtraSettings branch={branch} doctors={doctors.filter((doctor) => !doctor.is_hidden)} />
      </div>
    </Dialog>
  );
}

interface ExtraSettingsProps {
  branch: number;
  doctors: readonly DeskDoctor[];
}

/** Sets how many appointments a day each doctor takes beside others. */
function ExtraSettings({ branch, doctors }: ExtraSettingsProps) {
  const t = useText('queue');
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutationWithToast({
    mutationFn: (change: { id: number; max_extra: number }) => api.setMaxExtra(change),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['desk', 'doctors', branch] }),
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
