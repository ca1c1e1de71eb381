import { useState } from 'react';
import type { Absence, AbsenceVisit } from '#shared/contract/desk/absences/absences.ts';
import { ANSWERS, needsCall } from '#shared/domain/desk/absences/proposals.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { CallButton } from './call-button.tsx';
import styles from './absences.module.css';
import { VisitSummary } from './visit-summary.tsx';

/** The answers of patients, and first the list of those whom the desk calls. */
export function AnswerBoard({ absence: { visits, state } }: { absence: Absence }) {
  const t = useText('absences');
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const calls = state === 'applied' ? visits.filter((visit) => needsCall(visit, now)) : [];
  const others = visits.filter((visit) => !calls.includes(visit));
  return (
    <>
      <dl className={styles.counts}>
        {ANSWERS.map((answer) => {
          const count = visits.filter((visit) => visit.answer === answer).length;
          return count === 0 ? null : (
            <div key={answer}>
              <dt>{t(`answers.${answer}`)}</dt>
              <dd>{format.number(count)}</dd>
            </div>
          );
        })}
      </dl>
      <VisitList title={t('callList')} visits={calls} isCalled />
      <VisitList title={t('allVisits')} visits={others} />
    </>
  );
}

interface VisitListProps {
  title: string;
  visits: readonly AbsenceVisit[];
  /** True if the desk calls these patients. */
  isCalled?: boolean;
}

function VisitList({ title, visits, isCalled = false }: VisitListProps) {
  const t = useText('absences');
  const format = useFormat();
  if (visits.length === 0) return null;
  return (
    <section className={styles.stack} aria-label={title}>
      <h2 className={styles.subtitle}>{title}</h2>
      <Card padding="none">
        <ul className={styles.list}>
          {visits.map((visit) => (
            <li key={visit.id} className={styles.row}>
              <VisitSummary visit={visit} />
              {visit.moved_to === null ? null : (
                <p>{t('movedTo', { time: format.dateTime(visit.moved_to) })}</p>
              )}
              {isCalled ? <CallButton visit={visit} /> : null}
              <Badge tone={visit.answer === 'moved' ? 'green' : 'neutral'}>
                {t(`answers.${visit.answer}`)}
              </Badge>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
