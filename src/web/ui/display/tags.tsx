import styles from './tags.module.css';

/** Short facts of one kind, such as languages. */
export function Tags({ names, label }: { names: readonly string[]; label: string }) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {names.map((name) => (
        <li key={name} className={styles.tag}>
          {name}
        </li>
      ))}
    </ul>
  );
}
