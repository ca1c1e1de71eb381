import type { ReactNode } from 'react';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { UnlistedLines } from './unlisted-lines.tsx';
import styles from '../imports.module.css';

const OPEN_LINES = 12;

interface LineGroupProps<Line> {
  title: string;
  /** The number of lines, and the first of them. */
  group: { readonly count: number; readonly lines: readonly Line[] };
  /** Returns the list item of a line. */
  children: (line: Line) => ReactNode;
}

/** A group of lines of a preview: closed if it is long, absent if it is empty. */
export function LineGroup<Line>({ title, group, children }: LineGroupProps<Line>) {
  const format = useFormat();
  const { count, lines } = group;
  if (count === 0) return null;
  return (
    <Disclosure summary={`${title}: ${format.number(count)}`} defaultOpen={count <= OPEN_LINES}>
      <ul className={styles.list}>{lines.map(children)}</ul>
      <UnlistedLines count={count} listed={lines.length} />
    </Disclosure>
  );
}
