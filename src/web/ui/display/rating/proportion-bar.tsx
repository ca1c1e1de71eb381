import styles from './proportion-bar.module.css';

/**
 * A bar that is filled to a proportion, for a distribution whose numbers are shown beside it. It is
 * an SVG because the content security policy forbids style attributes.
 * @param part 0 to 1
 */
export function ProportionBar({ part }: { part: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, part)) * 100);
  return (
    <svg className={styles.bar} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 8">
      <rect className={styles.part} width={percent} height="8" />
    </svg>
  );
}
