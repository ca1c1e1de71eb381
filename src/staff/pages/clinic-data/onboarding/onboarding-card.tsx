import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Onboarding } from '#shared/contract/clinic-data/onboarding/onboarding.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import { AccountManagerContact } from '#staff/ui/account-manager.tsx';
import { Checklist } from './checklist.tsx';
import styles from './onboarding.module.css';
import { RehearsalForm } from './rehearsal-form.tsx';

/** A clinic that is set up: its stage, owner and checklist, the rehearsal, and the button to go live. */
export function OnboardingCard({ onboarding }: { onboarding: Onboarding }) {
  const t = useText('onboarding');
  const format = useFormat();
  const nameOf = useNameOf();
  const can = usePermission();
  const { site } = useStaffApp();
  const { clinic_id: id, names, stage, owner, started_at: startedAt } = onboarding;
  return (
    <Card tag="section" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {site === 'operator' && can('clinics.view') ? (
            <Link to={`/clinics/${id}`}>{nameOf(names)}</Link>
          ) : (
            nameOf(names)
          )}
        </h2>
        <Badge tone={stage === 'live' || stage === 'ready' ? 'green' : 'neutral'}>
          {t(`stages.${stage}`)}
        </Badge>
      </div>
      {site === 'cabinet' ? (
        <AccountManagerContact clinic={id} />
      ) : (
        <p className={styles.quiet}>
          {t('owner', { name: owner, time: format.dateTime(startedAt) })}
        </p>
      )}
      {stage === 'live' ? null : (
        <>
          <Checklist onboarding={onboarding} />
          {can('onboarding.rehearse') ? <RehearsalForm onboarding={onboarding} /> : null}
          {can('onboarding.edit') ? <GoLive onboarding={onboarding} /> : null}
        </>
      )}
    </Card>
  );
}

function GoLive({ onboarding: { clinic_id: id, names, stage } }: { onboarding: Onboarding }) {
  const t = useText('onboarding');
  const nameOf = useNameOf();
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const publish = useMutationWithToast({
    mutationFn: () => api.publishClinic({ id }),
    onSuccess: () =>
      showToast({ tone: 'success', message: t('publish.done', { name: nameOf(names) }) }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  if (stage !== 'ready') return null;
  return (
    <Button inProgress={publish.isPending} onClick={() => publish.mutate()}>
      {t('publish.submit')}
    </Button>
  );
}
