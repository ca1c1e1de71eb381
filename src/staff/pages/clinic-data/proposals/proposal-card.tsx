import type { ReactNode } from 'react';
import type { Proposal } from '#shared/contract/clinic-data/proposals/proposals.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { useText } from '#staff/lib/staff-app.ts';
import common from '#staff/ui/common.module.css';
import { ProposalFacts } from './proposal-facts.tsx';
import styles from './proposals.module.css';

interface ProposalCardProps {
  proposal: Proposal;
  /** The person who has added it, or who approves it; null if no one has to. */
  about: string | null;
  /** The links and buttons below. */
  children: ReactNode;
}

/** The card of something that a clinic has added: its state, what is missing, and why it was returned. */
export function ProposalCard({ proposal, about, children }: ProposalCardProps) {
  const t = useText('proposals');
  const setup = useText('setup');
  const nameOf = useNameOf();
  const { kind, names, reason, missing } = proposal;
  const parts = missing.map(({ part }) => setup(`missing.parts.${part}`)).join(', ');
  return (
    <Card tag="article" className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          {t(`kinds.${kind}`)}: {nameOf(names)}
        </h3>
        <Badge tone={reason === null ? 'accent' : 'neutral'}>
          {t(reason === null ? 'states.waits' : 'states.returned')}
        </Badge>
      </div>
      {about === null ? null : <p className={common.quiet}>{about}</p>}
      <ProposalFacts proposal={proposal} />
      {reason === null ? null : <p className={styles.reason}>{t('reason', { reason })}</p>}
      {missing.length === 0 ? null : <p>{t('missing', { parts })}</p>}
      <div className={common.facts}>{children}</div>
    </Card>
  );
}
