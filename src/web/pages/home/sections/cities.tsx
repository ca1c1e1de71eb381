import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useCities } from '#web/domain/city/city.ts';
import { useHasPage } from '#web/lib/routing/has-page.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Section } from '../section.tsx';
import styles from './cities.module.css';

/** The other cities of the country with their numbers of doctors and clinics. */
export function Cities() {
  const t = useT('home');
  const tCommon = useT('common');
  const doctors = useT('doctors');
  const hasPage = useHasPage();
  const cities = useCities().filter(({ doctors_count: count }) => count > 0);
  return (
    <Section id="cities" title={t('cities.title')}>
      <ul className={styles.cities}>
        {cities.map(({ id, slug, name, locative_name: where, doctors_count: count }) => (
          <li key={id} className={styles.city}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.count}>{doctors('count', { count })}</p>
            <p className={styles.links}>
              {hasPage('clinics') ? (
                <AppLink to={paths.clinics(slug)} aria-label={t('cities.clinics', { where })}>
                  {tCommon('menu.clinics')}
                </AppLink>
              ) : null}
              {hasPage('procedures') ? (
                <AppLink to={paths.procedures(slug)} aria-label={t('cities.procedures', { where })}>
                  {tCommon('menu.procedures')}
                </AppLink>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
