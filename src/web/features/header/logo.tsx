import styles from './logo.module.css';

/** The logo, a tick in a tile, with the name beside it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect className={styles.tile} width="32" height="32" rx="9" />
        <path className={styles.tick} d="m8.5 13.5 6.5 9 9-14" />
        <circle className={styles.dot} cx="9" cy="8.5" r="2" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
