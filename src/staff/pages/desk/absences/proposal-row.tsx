import type { AbsenceVisit } from '#shared/contract/desk/absences/absences.ts';
import type { Proposal } from '#shared/domain/desk/absences/proposals.ts';
import { NativeSelect } from '#web/ui/form/parts/native-select.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { possibleProposals, targetOf } from './proposal-model.ts';
import styles from './absences.module.css';
import { VisitSummary } from './visit-summary.tsx';

interface ProposalRowProps {
  visit: AbsenceVisit;
  proposal: Proposal;
  isEditable: boolean;
  onChoose: (proposal: Proposal) => void;
}

/** A visit and what the clinic proposes for it, with the times that are held. */
export function ProposalRow({ visit, proposal, isEditable, onChoose }: ProposalRowProps) {
  const t = useText('absences');
  const format = useFormat();
  const target = targetOf(visit, proposal);
  const shown = target === undefined ? visit.alternatives : [target];
  const options = possibleProposals(visit);
  return (
    <li className={styles.row}>
      <VisitSummary visit={visit} />
      <p className={styles.held}>
        {proposal === 'cancel'
          ? null
          : shown.length === 0
            ? t('noneHeld')
            : shown
                .map(
                  (held) =>
                    `${format.dateTime(held.starts_at)} ${held.is_same_doctor ? '' : held.doctor}`,
                )
                .join(' · ')}
      </p>
      {isEditable && options.length > 1 ? (
        <NativeSelect
          aria-label={t('proposalOf', { name: visit.name })}
          className={styles.proposal}
          value={proposal}
          onChange={(value) => onChoose(value as Proposal)}
          options={options.map((each) => ({ value: each, label: t(`proposals.${each}`) }))}
        />
      ) : (
        <span>{t(`proposals.${proposal}`)}</span>
      )}
    </li>
  );
}
