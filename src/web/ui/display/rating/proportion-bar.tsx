import styles from './proportion-bar.module.css';

/**
 * A bar filled to a part of its width, for a distribution whose numbers are written beside it.
 * Drawn as a picture because a width in a style attribute would break the content security policy.
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
