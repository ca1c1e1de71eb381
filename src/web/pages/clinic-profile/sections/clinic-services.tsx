import type { ClinicProfile } from '#shared/contract/catalogue/clinics.ts';
import type { OfferedService } from '#shared/contract/catalogue/services.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useCity } from '#web/domain/city/city.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Card } from '#web/ui/display/card.tsx';
import { SmallDisclosure } from '#web/ui/display/disclosure/small-disclosure.tsx';
import pageStyles from '../clinic-profile.module.css';
import styles from './clinic-services.module.css';

/** The maximum number of services; the others are collapsed. */
const MAX_VISIBLE = 8;

/** The services of the clinic with their lowest prices; each links to its doctors above. */
export function ClinicServices({ clinic }: { clinic: ClinicProfile }) {
  const t = useT('clinic');
  const groups = [
    { key: 'specialties', services: clinic.specialties },
    { key: 'procedures', services: clinic.procedures },
  ] as const;
  const offered = groups.filter(({ services }) => services.length > 0);
  if (offered.length === 0) return null;
  return (
    <Card
      tag="section"
      id="services"
      aria-labelledby="services-title"
      className={pageStyles.section}
    >
      <h2 id="services-title">{t('services.title')}</h2>
      <div className={styles.groups}>
        {offered.map(({ key, services }) => (
          <div key={key}>
            <h3>{t(`services.${key}`)}</h3>
            <Services clinic={clinic.slug} services={services.slice(0, MAX_VISIBLE)} />
            {services.length > MAX_VISIBLE ? (
              <SmallDisclosure
                summary={t('services.all', { count: services.length - MAX_VISIBLE })}
              >
                <Services clinic={clinic.slug} services={services.slice(MAX_VISIBLE)} />
              </SmallDisclosure>
            ) : null}
          </div>
        ))}
      </div>
    </Card>
  );
}

function Services({ clinic, services }: { clinic: string; services: readonly OfferedService[] }) {
  const t = useT('clinic');
  const doctors = useT('doctors');
  const format = useFormat();
  const city = useCity();
  return (
    <ul>
      {services.map(
        ({ id, slug, consultation_name: name, doctors_count: count, min_price: price }) => (
          <li key={id} className={styles.service}>
            <span className={styles.words}>
              <AppLink to={`${paths.clinic(city.slug, clinic, `?service=${slug}`)}#doctors`}>
                {name}
              </AppLink>
              <span className={styles.count}>{doctors('count', { count })}</span>
            </span>
            {price === null ? null : (
              <span className={styles.price}>
                {t('services.from', { price: format.money(price) })}
              </span>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
