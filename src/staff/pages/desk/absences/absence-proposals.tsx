import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AbsenceProposal } from '#shared/contract/desk/absences/absence-proposals.ts';
import { MAX_REASON_LENGTH } from '#shared/domain/text/max-reason-length.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { usePermission, useStaffApp, useText, useUser } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import { FormDialog } from '#staff/ui/dialog/form-dialog.tsx';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import common from '#staff/ui/common.module.css';
import { useDays } from './use-days.ts';
import styles from './absences.module.css';

/** The absences that doctors propose: those that wait, and what became of the others. */
export function AbsenceProposals() {
  const t = useText('absences');
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: ['absences', 'proposals'],
    queryFn: () => api.absenceProposals(),
  });
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['absences'] });
  return (
    <QueryView query={query}>
      {(all) =>
        all.length === 0 ? null : (
          <section aria-labelledby="proposed-title" className={styles.stack}>
            <h2 id="proposed-title" className={common.title}>
              {t('proposed.title')}
            </h2>
            <Card padding="none">
              <ul>
                {all.map((proposal) => (
                  <ProposalRow
                    key={proposal.id}
                    proposal={proposal}
                    hasBranches={new Set(all.map(({ branch }) => branch)).size > 1}
                    onChanged={refresh}
                  />
                ))}
              </ul>
            </Card>
          </section>
        )
      }
    </QueryView>
  );
}

interface RowProps {
  proposal: AbsenceProposal;
  onChanged: () => void;
}

function ProposalRow({ proposal, hasBranches, onChanged }: RowProps & { hasBranches: boolean }) {
  const t = useText('absences');
  const can = usePermission();
  const days = useDays();
  const { doctor, state, reason, answer, absence_id: absence } = proposal;
  return (
    <li className={styles.row}>
      <div className={styles.summary}>
        {absence !== null && can('absences.edit') ? (
          <Link to={`/absences/${absence}`} className={styles.name}>
            {doctor}
          </Link>
        ) : (
          <span className={styles.name}>{doctor}</span>
        )}
        <p className={common.quiet}>
          {[hasBranches ? proposal.branch : '', days(proposal), reason]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        {answer === null ? null : <p>{t('proposed.answered', { answer })}</p>}
      </div>
      <Badge tone={state === 'proposed' ? 'accent' : 'neutral'}>{t(`proposed.${state}`)}</Badge>
      {state === 'proposed' && can('absences.propose') ? (
        <WithdrawButton proposal={proposal} onChanged={onChanged} />
      ) : null}
      {state === 'proposed' && can('absences.edit') ? (
        <Decision proposal={proposal} onChanged={onChanged} />
      ) : null}
    </li>
  );
}

function WithdrawButton({ proposal: { id }, onChanged }: RowProps) {
  const t = useText('absences');
  const { api } = useStaffApp();
  const showToast = useToast();
  const withdrawal = useMutationWithToast({
    mutationFn: () => api.withdrawAbsenceProposal({ id }),
    onSuccess: () => showToast({ tone: 'success', message: t('proposed.withdrawn') }),
    // After a refusal, the clinic has decided in between.
    onSettled: onChanged,
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      inProgress={withdrawal.isPending}
      onClick={() => withdrawal.mutate()}
    >
      {t('proposed.withdraw')}
    </Button>
  );
}

/** Accepts a proposal, which blocks the time, or rejects it. The desk decides about one day only. */
function Decision({ proposal, onChanged }: RowProps) {
  const t = useText('absences');
  const { api } = useStaffApp();
  const user = useUser();
  const showToast = useToast();
  const [isRejecting, setRejecting] = useState(false);
  const acceptance = useMutationWithToast({
    mutationFn: () => api.acceptAbsenceProposal({ id: proposal.id }),
    onSuccess: () => showToast({ tone: 'success', message: t('proposed.blocked') }),
    onSettled: onChanged,
  });
  if (user.position === 'desk' && proposal.last_day !== proposal.first_day) {
    return <p className={common.quiet}>{t('proposed.managerDecides')}</p>;
  }
  return (
    <div className={common.line}>
      <Button size="sm" inProgress={acceptance.isPending} onClick={() => acceptance.mutate()}>
        {t('proposed.accept')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setRejecting(true)}>
        {t('proposed.reject')}
      </Button>
      {isRejecting ? (
        <RejectDialog
          proposal={proposal}
          onChanged={onChanged}
          onClose={() => setRejecting(false)}
        />
      ) : null}
    </div>
  );
}

function RejectDialog({ proposal, onChanged, onClose }: RowProps & { onClose: () => void }) {
  const t = useText('absences');
  const { api } = useStaffApp();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<{ answer: string }>({
    fields: { answer: { initial: '', required: true } },
    requiredMessage: t('proposed.required'),
    async onSubmit({ answer }) {
      setFailure(null);
      try {
        await api.rejectAbsenceProposal({ id: proposal.id, answer });
        onChanged();
        onClose();
      } catch (error) {
        setFailure(error);
      }
    },
  });
  return (
    <FormDialog
      title={t('proposed.rejectTitle', { doctor: proposal.doctor })}
      form={form}
      submit={t('proposed.reject')}
      inProgress={form.isSubmitting}
      onClose={onClose}
    >
      <TextField
        {...form.field('answer')}
        takesFocus
        label={t('proposed.answer')}
        maxLength={MAX_REASON_LENGTH}
      />
      <FailureNotice error={failure} />
    </FormDialog>
  );
}
