import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './favourite-button.module.css';
import type { StorableDoctor } from './saved-doctors.ts';
import { useStored } from './stored-text.ts';

/**
 * The heart of a doctor. It is part of every list, so the style sheet draws it, and the code that
 * changes the favourites is loaded on demand.
 */
export function FavouriteButton({ doctor }: { doctor: StorableDoctor }) {
  const t = useT('common');
  const { language } = useApp();
  const isFavourite = useStored('favourites', (text) => text.includes(`"slug":"${doctor.slug}"`));
  const label = t('favourite', { name: doctor.name });
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={label}
      title={label}
      aria-pressed={isFavourite}
      onClick={() =>
        void import('./saved-doctors.ts').then(
          (saved) => saved.toggleFavourite(doctor, language),
          () => {},
        )
      }
    />
  );
}
