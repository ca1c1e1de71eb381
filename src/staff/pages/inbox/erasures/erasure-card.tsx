import type { Erasure } from '#shared/contract/inbox/erasures/erasures.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import common from '#staff/ui/common.module.css';
import { ErasureDecision } from './erasure-decision.tsx';
import styles from './erasures.module.css';

const COUNTS = ['appointments', 'reviews', 'messages', 'requests'] as const;

/** A request to erase a patient: its state, the numbers of rows, and the decision. */
export function ErasureCard({ erasure }: { erasure: Erasure }) {
  const t = useText('erasures');
  const format = useFormat();
  const { state, decided_at: decidedAt, decided_by: decidedBy, preview } = erasure;
  const counts = preview ?? erasure.erased;
  const isUnfinished = state === 'confirmed' && erasure.erased === null;
  const prepared = { name: erasure.prepared_by, when: format.dateTime(erasure.prepared_at) };
  return (
    <Card tag="section" className={common.grid}>
      <div className={common.facts}>
        <h2 className={common.title}>
          {t('appointment', { number: String(erasure.appointment) })}
        </h2>
        <Badge tone={state === 'prepared' ? 'accent' : 'neutral'}>
          {isUnfinished ? t('states.unfinished') : t(`states.${state}`)}
        </Badge>
      </div>
      <div className={common.quiet}>
        <p>{t('preparedBy', prepared)}</p>
        {decidedAt === null || decidedBy === null || state === 'prepared' ? null : (
          <p>
            {t(state === 'rejected' ? 'rejectedBy' : 'confirmedBy', {
              name: decidedBy,
              when: format.dateTime(decidedAt),
            })}
          </p>
        )}
        {state === 'prepared' ? (
          <p>{t('expires', { when: format.dateTime(erasure.expires_at) })}</p>
        ) : null}
      </div>
      {counts === null ? null : (
        <dl className={styles.counts}>
          {COUNTS.map((name) => (
            <div key={name}>
              <dt>{t(`counts.${name}`)}</dt>
              <dd>{format.number(counts[name])}</dd>
            </div>
          ))}
        </dl>
      )}
      {preview === null ? null : <ErasureDecision erasure={erasure} preview={preview} />}
    </Card>
  );
}
