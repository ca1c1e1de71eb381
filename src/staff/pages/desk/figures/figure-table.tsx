import type { ReactNode } from 'react';
import { Card } from '#web/ui/display/card.tsx';
import styles from './figures.module.css';
import common from '../../../ui/common.module.css';

interface FigureTableProps {
  title: string;
  text: string;
  /** A drawing above the table. */
  chart?: ReactNode;
  /** The text instead of a table without rows. */
  empty?: string;
  head: readonly string[];
  rows: readonly { key: string; heading: ReactNode; cells: readonly ReactNode[] }[];
}

/** A figure as a table, with what it means. */
export function FigureTable({ title, text, chart, empty, head, rows }: FigureTableProps) {
  return (
    <Card tag="section" className={styles.figure}>
      <h2 className={common.title}>{title}</h2>
      <p className={common.note}>{text}</p>
      {chart}
      {rows.length === 0 && empty !== undefined ? (
        <p>{empty}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, heading, cells }) => (
              <tr key={key}>
                <th scope="row">{heading}</th>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column has no other identity
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
