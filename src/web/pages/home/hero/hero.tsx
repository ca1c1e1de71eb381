import type { ReactNode } from 'react';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Facts } from './facts.tsx';
import styles from './hero.module.css';

interface HeroProps {
  /** The city picker of the search. */
  city?: ReactNode;
  /** The next available times. */
  children?: ReactNode;
}

/** The first screen: the search, and on desktops beside it the next available times. */
export function Hero({ city, children }: HeroProps) {
  const t = useT('home');
  return (
    <div className={styles.hero}>
      <header className={styles.intro}>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className={styles.text}>{t('hero.text')}</p>
        <SearchBox variant="hero" city={city} />
      </header>
      {children}
      <Facts />
    </div>
  );
}
