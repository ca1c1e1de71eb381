import { useQuery } from '@tanstack/react-query';
import type { City } from '#shared/contract/catalogue/places.ts';
import { paths } from '#shared/paths.ts';
import { useApp } from '#web/lib/app.ts';
import { useHasPage } from '#web/lib/routing/has-page.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { bestClinicsQuery } from '#web/pages/home/home-queries.ts';
import { TilePlaceholders } from '#web/pages/home/specialties/tile-placeholders.tsx';
import { Section } from '#web/pages/home/section.tsx';
import { Card } from '#web/ui/display/card.tsx';
import styles from './best-clinics.module.css';
import { ClinicTile } from './clinic-tile.tsx';

/** The best rated clinics, if the country has clinic pages. */
export function BestClinics({ city }: { city: City }) {
  const app = useApp();
  const t = useT('home');
  const hasPage = useHasPage();
  const { data: clinics = [], isPlaceholderData } = useQuery(bestClinicsQuery(app, city));
  if (clinics.length === 0 || !hasPage('clinics')) return null;
  return (
    <Section
      id="clinics"
      title={t('clinics.title')}
      more={{ to: paths.clinics(city.slug), label: t('clinics.all') }}
    >
      {isPlaceholderData ? (
        <TilePlaceholders count={clinics.length} className={styles.pending} />
      ) : (
        <Card padding="none">
          <ul className={styles.clinics}>
            {clinics.map((clinic) => (
              <ClinicTile key={clinic.id} clinic={clinic} />
            ))}
          </ul>
        </Card>
      )}
    </Section>
  );
}
