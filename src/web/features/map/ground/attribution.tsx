import styles from './ground.module.css';

const OPENSTREETMAP = 'OpenStreetMap';

/** The copyright of a map. That of OpenStreetMap links to its licence, as the licence requires. */
export function Attribution({ text }: { text: string }) {
  return (
    <p className={styles.attribution}>
      {text.includes(OPENSTREETMAP) ? (
        <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
