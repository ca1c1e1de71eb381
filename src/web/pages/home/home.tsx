import type { City } from '#shared/contract/catalogue/places.ts';
import { paths } from '#shared/paths.ts';
import { CityPrompt } from '#web/features/city/city-prompt.tsx';
import { CityPicker } from '#web/features/city/picker/city-picker.tsx';
import { NextAppointment } from '#web/domain/visitor/next-appointment.tsx';
import { useCityOrNull, useHasDoctors } from '#web/domain/city/city.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { JsonLd } from '#web/domain/json-ld/json-ld.tsx';
import { organizationJsonLd } from '#web/domain/json-ld/organization-json-ld.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { Hero } from './hero/hero.tsx';
import { useHomeArea } from './home-area.ts';
import { HomeBeforeStart } from './home-before-start.tsx';
import styles from './home.module.css';
import { loadHome } from './load-home.ts';
import { ViewedDoctors } from './viewed-doctors.tsx';
import { BestClinics } from './sections/clinics/best-clinics.tsx';
import { Cities } from './sections/cities.tsx';
import { JoinInvitation } from './sections/join-invitation.tsx';
import { LatestReviews } from './sections/latest-reviews.tsx';
import { PopularProcedures } from './sections/popular-procedures.tsx';
import { Faq } from './sections/faq.tsx';
import { HowItWorks } from './sections/how-it-works.tsx';
import { Soonest } from './soonest/soonest.tsx';
import { Specialties } from './specialties/specialties.tsx';

export { loadHome as loader };

/** The home page: the search with the next available times, specialties, and how booking works. */
function HomePage() {
  const city = useCityOrNull();
  const hasDoctors = useHasDoctors();
  return city === null || !hasDoctors ? <HomeBeforeStart /> : <HomeOfCity city={city} />;
}

function HomeOfCity({ city }: { city: City }) {
  const app = useApp();
  const t = useT('home');
  const area = useHomeArea(city);
  return (
    <Container className={styles.home}>
      <PageHead
        title={t('meta.title', { brand: app.settings.brand_name })}
        description={t('meta.description', { where: city.locative_name })}
        canonical={paths.home()}
        isInEveryCountry
      />
      <JsonLd data={organizationJsonLd(app)} />
      <NextAppointment />
      <Hero city={<CityPicker />}>
        <Soonest city={city} area={area} />
      </Hero>
      <ViewedDoctors />
      <Specialties city={city} area={area} />
      <div className={styles.pair}>
        <PopularProcedures city={city} />
        <BestClinics city={city} />
      </div>
      <HowItWorks />
      <LatestReviews city={city} />
      <div className={classNames(styles.pair, styles.wide)}>
        <Faq />
        <Cities />
      </div>
      <JoinInvitation />
      <CityPrompt />
    </Container>
  );
}

export { HomePage as Component };
