import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './letter-rail.module.css';

/** Returns the id of the heading of a letter. */
export const letterId = (letter: string): string => `letter-${letter.toLowerCase()}`;

/** Links to the letters of the list: a row above it on phones, a column beside it on desktops. */
export function LetterRail({ letters }: { letters: readonly string[] }) {
  const t = useT('procedures');
  return (
    <nav aria-label={t('letters')} className={styles.rail}>
      <ul className={styles.letters}>
        {letters.map((letter) => (
          <li key={letter}>
            <a href={`#${letterId(letter)}`} className={styles.letter}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
