import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PIN_LENGTH } from '#shared/domain/identity/pin.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { CodeField } from '#web/ui/form/code-field.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText, useUser } from '#staff/lib/staff-app.ts';
import { DEVICE_KEY, useDevicePeople } from '#staff/session/device.ts';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import common from '#staff/ui/common.module.css';
import { ACCESS_KEY } from './own-access.tsx';
import styles from './account.module.css';

interface NewPin {
  password: string;
  pin: string;
}

/** The PIN by which the owner takes turns with colleagues at one desk. */
export function PinSection() {
  const t = useText('account');
  const user = useUser();
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { data: people = [] } = useDevicePeople();
  const hasPin = people.some(({ id }) => id === user.id);
  const onSuccess = async (message: string) => {
    form.reset();
    await queryClient.invalidateQueries({ queryKey: DEVICE_KEY });
    await queryClient.invalidateQueries({ queryKey: ACCESS_KEY });
    showToast({ tone: 'success', message });
  };
  const set = useMutation({
    mutationFn: (input: NewPin) => api.setPin(input),
    onSuccess: () => onSuccess(t('pin.done')),
  });
  const remove = useMutation({
    mutationFn: () => api.removePin(),
    onSuccess: () => onSuccess(t('pin.removed')),
  });
  const form = useForm<NewPin>({
    fields: { pin: { initial: '', required: true }, password: { initial: '', required: true } },
    requiredMessage: t('password.required'),
    onSubmit: (values) => set.mutate(values),
  });
  const error = set.error ?? remove.error;
  return (
    <Card tag="section" className={styles.section}>
      <h2 className={common.title}>{t('pin.title')}</h2>
      <p>{t('pin.why')}</p>
      <FailureNotice error={error} />
      <form {...form.props} className={common.form}>
        <CodeField {...form.field('pin')} label={t('pin.pin')} length={PIN_LENGTH} isSecret />
        <TextField
          {...form.field('password')}
          kind="password"
          label={t('password.current')}
          autoComplete="current-password"
        />
        <div className={common.actions}>
          <Button type="submit" variant="secondary" inProgress={set.isPending}>
            {hasPin ? t('pin.change') : t('pin.set')}
          </Button>
          {hasPin ? (
            <Button variant="quiet" inProgress={remove.isPending} onClick={() => remove.mutate()}>
              {t('pin.remove')}
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  );
}
