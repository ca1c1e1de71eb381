import type { ReactNode } from 'react';
import type { MessageState } from '#shared/domain/messages/message-kinds.ts';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/staff-app.ts';
import styles from './messages.module.css';

/** Trouble first: a narrow screen shows only some of them. */
const COLUMNS: readonly MessageState[] = ['failed', 'delivered', 'sent', 'waiting', 'dropped'];

interface Count {
  readonly state: MessageState;
  readonly count: number;
}

interface CountsTableProps {
  title: string;
  /** The heading of the first column. */
  head: string;
  rows: readonly { key: string; name: ReactNode; counts: readonly Count[] }[];
}

/** The number of messages in each state, by day, kind or network. */
export function CountsTable({ title, head, rows }: CountsTableProps) {
  const t = useText('messages');
  const format = useFormat();
  const sumOf = (counts: readonly Count[], state: MessageState) =>
    counts.reduce((sum, each) => (each.state === state ? sum + each.count : sum), 0);
  return (
    <Card tag="section" className={styles.counts} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.subtitle}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {COLUMNS.map((state) => (
              <th key={state} scope="col">
                {t(`states.${state}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, counts }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {COLUMNS.map((state) => {
                const sum = sumOf(counts, state);
                return (
                  <td key={state} data-alarm={(state === 'failed' && sum > 0) || undefined}>
                    {sum === 0 ? '–' : format.number(sum)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
