import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Absence, AbsenceAppointment } from '#shared/contract/desk/absences/absences.ts';
import type { Proposal } from '#shared/domain/desk/absences/proposals.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import common from '#staff/ui/common.module.css';
import { messageCost, possibleProposals } from './proposal-model.ts';
import { ProposalRow } from './proposal-row.tsx';
import styles from './absences.module.css';

const BULK = ['choice', 'same_doctor', 'colleague', 'cancel'] as const;

interface ProposalFormProps {
  absence: Absence;
  onChanged: (absence: Absence) => void;
}

/** The appointments with a proposal each, what the messages cost, and the button that confirms all. */
export function ProposalForm({ absence, onChanged }: ProposalFormProps) {
  const t = useText('absences');
  const { api } = useStaffApp();
  const canDecide = usePermission()('absences.decide');
  const [chosen, setChosen] = useState<ReadonlyMap<number, Proposal>>(new Map());
  const { appointments } = absence;
  const proposalOf = (appointment: AbsenceAppointment) => {
    const proposal = chosen.get(appointment.id) ?? appointment.proposal;
    return possibleProposals(appointment).includes(proposal) ? proposal : appointment.proposal;
  };
  const confirm = useMutation({
    mutationFn: () =>
      api.confirmAbsence({
        id: absence.id,
        proposals: appointments.map((appointment) => ({
          appointment: appointment.id,
          proposal: proposalOf(appointment),
        })),
      }),
    onSuccess: onChanged,
  });
  const choose = (changed: readonly AbsenceAppointment[], proposal: Proposal) =>
    setChosen(new Map([...chosen, ...changed.map(({ id }): [number, Proposal] => [id, proposal])]));
  const cost = messageCost(appointments, proposalOf);
  const calls = appointments.filter((appointment) => proposalOf(appointment) === 'call').length;

  return (
    <section aria-labelledby="proposals-title" className={styles.stack}>
      <h2 id="proposals-title" className={common.title}>
        {t('appointments', { count: appointments.length })}
      </h2>
      {canDecide ? (
        <div role="group" aria-label={t('forAll')} className={common.line}>
          <span className={common.quiet}>{t('forAll')}</span>
          {BULK.map((proposal) => (
            <Chip
              key={proposal}
              pressed={appointments.every((appointment) => {
                const own = proposalOf(appointment);
                return own === proposal || own === 'call';
              })}
              onClick={() =>
                choose(
                  appointments.filter((appointment) =>
                    possibleProposals(appointment).includes(proposal),
                  ),
                  proposal,
                )
              }
            >
              {t(`proposals.${proposal}`)}
            </Chip>
          ))}
        </div>
      ) : null}
      <Card padding="none">
        <ul>
          {appointments.map((appointment) => (
            <ProposalRow
              key={appointment.id}
              appointment={appointment}
              proposal={proposalOf(appointment)}
              isEditable={canDecide}
              onChoose={(proposal) => choose([appointment], proposal)}
            />
          ))}
        </ul>
      </Card>
      <p>
        {t('cost', {
          messages: t('messages', { count: cost.messages }),
          segments: t('segments', { count: cost.segments }),
        })}
        {calls === 0 ? null : ` ${t('calls', { count: calls })}`}
      </p>
      <FailureNotice error={confirm.error} />
      {canDecide ? (
        <div className={common.line}>
          <Button inProgress={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('confirm')}
          </Button>
        </div>
      ) : (
        <Notice>{t('managerConfirms')}</Notice>
      )}
    </section>
  );
}
