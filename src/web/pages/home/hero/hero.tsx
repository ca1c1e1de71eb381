import type { City, CityArea } from '#shared/contract/catalogue/places.ts';
import { CityPicker } from '#web/features/city/picker/city-picker.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Soonest } from '../soonest/soonest.tsx';
import { Facts } from './facts.tsx';
import styles from './hero.module.css';

/** The first screen: the search, and on desktops beside it the next available times. */
export function Hero({ city, area }: { city: City; area: CityArea | null }) {
  const t = useT('home');
  return (
    <div className={styles.hero}>
      <header className={styles.intro}>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className={styles.text}>{t('hero.text')}</p>
        <SearchBox variant="hero" city={<CityPicker />} />
      </header>
      <Soonest city={city} area={area} />
      <Facts />
    </div>
  );
}
