import { Heart } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { clearStored } from '#web/domain/visitor/stored-lists.ts';
import { SavedDoctorLink } from '#web/domain/visitor/saved-doctor-link.tsx';
import { useSavedDoctors } from '#web/domain/visitor/use-saved-doctors.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './viewed-doctors.module.css';

/**
 * The doctors whose profiles this browser has shown last. The mark of early.ts on the document
 * reserves their place before hydration.
 */
export function ViewedDoctors() {
  const t = useT('home');
  const viewed = useSavedDoctors('viewed');
  return (
    <div className={styles.place}>
      {viewed.length === 0 ? null : (
        <section aria-labelledby="viewed">
          <div className={styles.head}>
            <h2 id="viewed" className={styles.title}>
              {t('saved.viewed')}
            </h2>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => clearStored('viewed', 'appointments', 'recent-searches')}
            >
              {t('saved.clear')}
            </Button>
          </div>
          <ul className={styles.doctors}>
            {viewed.map((doctor) => (
              <li key={doctor.slug} className={styles.doctor}>
                <SavedDoctorLink doctor={doctor} />
              </li>
            ))}
            <li>
              <AppLink to={paths.favourites()} className={styles.favourites}>
                <Icon of={Heart} size={20} />
                {t('saved.title')}
              </AppLink>
            </li>
          </ul>
        </section>
      )}
    </div>
  );
}
