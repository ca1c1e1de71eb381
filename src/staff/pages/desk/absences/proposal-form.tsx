import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Absence, AbsenceVisit } from '#shared/contract/desk/absences/absences.ts';
import type { Proposal } from '#shared/domain/desk/absences/proposals.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { failureText } from '#staff/lib/failure-text.ts';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { messageCost, possibleProposals } from './proposal-model.ts';
import { ProposalRow } from './proposal-row.tsx';
import styles from './absences.module.css';

const BULK = ['choice', 'same_doctor', 'colleague', 'cancel'] as const;

interface ProposalFormProps {
  absence: Absence;
  onChanged: (absence: Absence) => void;
}

/** The visits with a proposal each, what the messages cost, and the button that confirms all. */
export function ProposalForm({ absence, onChanged }: ProposalFormProps) {
  const t = useText('absences');
  const shell = useText('shell');
  const { api } = useStaffApp();
  const canDecide = usePermission()('absences.decide');
  const [chosen, setChosen] = useState<ReadonlyMap<number, Proposal>>(new Map());
  const { visits } = absence;
  const proposalOf = (visit: AbsenceVisit) => {
    const proposal = chosen.get(visit.id) ?? visit.proposal;
    return possibleProposals(visit).includes(proposal) ? proposal : visit.proposal;
  };
  const confirm = useMutation({
    mutationFn: () =>
      api.confirmAbsence({
        id: absence.id,
        proposals: visits.map((visit) => ({ visit: visit.id, proposal: proposalOf(visit) })),
      }),
    onSuccess: onChanged,
  });
  const choose = (changed: readonly AbsenceVisit[], proposal: Proposal) =>
    setChosen(new Map([...chosen, ...changed.map(({ id }): [number, Proposal] => [id, proposal])]));
  const cost = messageCost(visits, proposalOf);
  const calls = visits.filter((visit) => proposalOf(visit) === 'call').length;

  return (
    <section aria-labelledby="proposals-title" className={styles.stack}>
      <h2 id="proposals-title" className={styles.subtitle}>
        {t('visits', { count: visits.length })}
      </h2>
      {canDecide ? (
        <div role="group" aria-label={t('forAll')} className={styles.chips}>
          <span className={styles.quiet}>{t('forAll')}</span>
          {BULK.map((proposal) => (
            <Chip
              key={proposal}
              pressed={visits.every((visit) => {
                const own = proposalOf(visit);
                return own === proposal || own === 'call';
              })}
              onClick={() =>
                choose(
                  visits.filter((visit) => possibleProposals(visit).includes(proposal)),
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
        <ul className={styles.list}>
          {visits.map((visit) => (
            <ProposalRow
              key={visit.id}
              visit={visit}
              proposal={proposalOf(visit)}
              isEditable={canDecide}
              onChoose={(proposal) => choose([visit], proposal)}
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
      {confirm.isError ? (
        <Notice tone="error" announce>
          {failureText(confirm.error, shell)}
        </Notice>
      ) : null}
      {canDecide ? (
        <div className={styles.chips}>
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
