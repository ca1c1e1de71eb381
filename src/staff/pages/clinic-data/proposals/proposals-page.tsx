import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Proposal } from '#shared/contract/clinic-data/proposals/proposals.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { SETUP, useRefreshSetup } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import columns from '#staff/ui/columns.module.css';
import { FormDialog } from '#staff/ui/dialog/form-dialog.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { ProposalCard } from './proposal-card.tsx';

/** The list of all that clinics have added to themselves, to be approved or returned. */
export function ProposalsPage() {
  const t = useText('proposals');
  const { api } = useStaffApp();
  const query = useQuery({
    queryKey: [SETUP, 'proposals'],
    queryFn: () => api.proposals({}),
  });
  return (
    <Page title={t('list.title')}>
      <QueryView query={query}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon={ClipboardCheck} title={t('list.empty')} />
          ) : (
            <div className={columns.columns}>
              {results.map((proposal) => (
                <WaitingProposal key={proposal.id} proposal={proposal} />
              ))}
            </div>
          )
        }
      </QueryView>
    </Page>
  );
}

function WaitingProposal({ proposal }: { proposal: Proposal }) {
  const t = useText('proposals');
  const format = useFormat();
  const nameOf = useNameOf();
  const decide = useDecision(proposal);
  const [isReturning, setIsReturning] = useState(false);
  const {
    doctor_id: doctor,
    clinic_id: clinic,
    clinic_names,
    proposed_by,
    proposed_at,
    reason,
    missing,
  } = proposal;
  const name = nameOf(proposal.names);
  const about = t('list.by', {
    clinic: nameOf(clinic_names),
    name: proposed_by,
    time: format.dateTime(proposed_at),
  });
  return (
    <ProposalCard proposal={proposal} about={about}>
      <Link to={doctor === null ? `/clinics/${clinic}` : `/clinics/${clinic}/doctors/${doctor}`}>
        {t('list.open')}
      </Link>
      {reason === null && missing.length === 0 ? (
        <Button
          size="sm"
          aria-label={t('list.approveOf', { name })}
          inProgress={decide.isPending}
          onClick={() => decide.mutate({ decision: 'approve', reason: null })}
        >
          {t('list.approve')}
        </Button>
      ) : null}
      {reason === null ? (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('list.returnOf', { name })}
          onClick={() => setIsReturning(true)}
        >
          {t('list.return')}
        </Button>
      ) : null}
      <ReturnDialog
        open={isReturning}
        name={name}
        onClose={() => setIsReturning(false)}
        onReturn={(given) => {
          setIsReturning(false);
          decide.mutate({ decision: 'return', reason: given });
        }}
      />
    </ProposalCard>
  );
}

interface Decision {
  decision: 'approve' | 'return';
  reason: string | null;
}

/** Returns the call that decides on a proposal, says so, and reads the list again. */
function useDecision({ id, version, names }: Proposal) {
  const t = useText('proposals');
  const nameOf = useNameOf();
  const { api } = useStaffApp();
  const refresh = useRefreshSetup();
  const showToast = useToast();
  return useMutationWithToast({
    mutationFn: (decision: Decision) => api.decideProposal({ id, version, ...decision }),
    onSuccess: (_saved, { decision }) =>
      showToast({
        tone: 'success',
        message: t(decision === 'approve' ? 'list.approved' : 'list.returned', {
          name: nameOf(names),
        }),
      }),
    // A colleague may have been faster, or the clinic has changed it.
    onSettled: refresh,
  });
}

interface ReturnDialogProps {
  open: boolean;
  name: string;
  onClose: () => void;
  onReturn: (reason: string) => void;
}

/** Asks for the reason that the clinic reads. */
function ReturnDialog({ open, name, onClose, onReturn }: ReturnDialogProps) {
  const t = useText('proposals');
  const form = useForm<{ reason: string }>({
    fields: { reason: { initial: '', required: true } },
    requiredMessage: t('list.required'),
    onSubmit: ({ reason }) => onReturn(reason),
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('list.returnOf', { name })}
      form={form}
      submit={t('list.return')}
    >
      <TextAreaField {...form.field('reason')} label={t('list.reason')} />
    </FormDialog>
  );
}
