import type { AbsenceAppointment } from '#shared/contract/desk/absences/absences.ts';
import type { Proposal } from '#shared/domain/desk/absences/proposals.ts';
import { NativeSelect } from '#web/ui/form/parts/native-select.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { possibleProposals, targetOf } from './proposal-model.ts';
import styles from './absences.module.css';
import { AppointmentSummary } from './appointment-summary.tsx';

interface ProposalRowProps {
  appointment: AbsenceAppointment;
  proposal: Proposal;
  isEditable: boolean;
  onChoose: (proposal: Proposal) => void;
}

/** An appointment and what the clinic proposes for it, with the times that are held. */
export function ProposalRow({ appointment, proposal, isEditable, onChoose }: ProposalRowProps) {
  const t = useText('absences');
  const format = useFormat();
  const target = targetOf(appointment, proposal);
  const shown = target === undefined ? appointment.alternatives : [target];
  const options = possibleProposals(appointment);
  return (
    <li className={styles.row}>
      <AppointmentSummary appointment={appointment} />
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
          aria-label={t('proposalOf', { name: appointment.name })}
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
