import { Heart } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { FavouriteButton } from '#web/domain/visitor/favourite-button.tsx';
import { SavedDoctorLink } from '#web/domain/visitor/saved-doctor-link.tsx';
import type { SavedDoctor, StorableDoctor } from '#web/domain/visitor/saved-doctors.ts';
import { clearStored } from '#web/domain/visitor/stored-lists.ts';
import { useSavedDoctors } from '#web/domain/visitor/use-saved-doctors.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import styles from './favourites.module.css';

/** The favourites of this browser. The server renders the page without any. */
function FavouritesPage() {
  const t = useT('home');
  const favourites = useSavedDoctors('favourites');
  return (
    <Container className={styles.page}>
      <PageHead title={t('saved.title')} description={t('saved.text')} noindex />
      <h1>{t('saved.title')}</h1>
      <p className={styles.text}>{t('saved.text')}</p>
      {favourites.length === 0 ? (
        <Card>
          <EmptyState
            icon={Heart}
            title={t('saved.empty')}
            actions={
              <AppLink to={paths.home('specialties')} className={buttonClass()}>
                {t('saved.find')}
              </AppLink>
            }
          >
            {t('saved.emptyText')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <ul className={styles.doctors}>
            {favourites.map((doctor) => (
              <Card tag="li" key={doctor.slug} className={styles.doctor}>
                <SavedDoctorLink doctor={doctor} />
                <FavouriteButton doctor={storable(doctor)} />
              </Card>
            ))}
          </ul>
          <div className={styles.clear}>
            <p className={styles.text}>{t('saved.clearNote')}</p>
            <Button
              variant="secondary"
              onClick={() => clearStored('favourites', 'viewed', 'appointments', 'recent-searches')}
            >
              {t('saved.clearAll')}
            </Button>
          </div>
        </>
      )}
    </Container>
  );
}

function storable({ image, specialty, ...doctor }: SavedDoctor): StorableDoctor {
  return { ...doctor, image_url: image, specialties: [{ name: specialty }] };
}

export { FavouritesPage as Component };
