import type { ReactNode } from 'react';
import { Card } from '#web/ui/display/card.tsx';
import styles from './record.module.css';

interface FactsProps {
  label: string;
  /** Those without a value are left out. */
  facts: readonly { label: string; value: ReactNode }[];
}

/** Names and values of a record. */
export function Facts({ label, facts }: FactsProps) {
  const known = facts.filter(({ value }) => value !== null && value !== '');
  return (
    <Card tag="section" aria-label={label}>
      <dl className={styles.list}>
        {known.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
