import type { ReactNode } from 'react';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useFormat } from '#staff/lib/format.ts';
import styles from '../imports.module.css';

/** A number of rows, and the sentence that says it. */
interface Counted {
  count: number;
  text: (number: string) => string;
}

interface PreviewFrameProps {
  title: string;
  /** The rows that change nothing. */
  quiet: readonly Counted[];
  /** The rows that need a decision. */
  warnings: readonly Counted[];
  children: ReactNode;
}

/** Frames what an import would change. Numbers that are 0 are not shown. */
export function PreviewFrame({ title, quiet, warnings, children }: PreviewFrameProps) {
  const format = useFormat();
  const sentences = (all: readonly Counted[]) =>
    all.filter(({ count }) => count > 0).map(({ count, text }) => text(format.number(count)));
  const rest = sentences(quiet);
  return (
    <section aria-labelledby="preview-title" className={styles.stack}>
      <h2 id="preview-title" className={styles.subtitle}>
        {title}
      </h2>
      {rest.length === 0 ? null : <p className={styles.quiet}>{rest.join(' ')}</p>}
      {sentences(warnings).map((sentence) => (
        <Notice key={sentence} tone="warning">
          {sentence}
        </Notice>
      ))}
      {children}
    </section>
  );
}
