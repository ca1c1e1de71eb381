import { paths } from '#shared/paths.ts';
import { CityPicker } from '#web/features/city/city-picker.tsx';
import { CityPrompt } from '#web/features/city/city-prompt.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { useCity } from '#web/domain/city/city.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { JsonLd } from '#web/domain/json-ld/json-ld.tsx';
import { organizationJsonLd } from '#web/domain/json-ld/organization-json-ld.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { Advantages } from './advantages.tsx';
import { AvailableToday } from './available-today/available-today.tsx';
import { useHomeArea } from './home-area.ts';
import styles from './home.module.css';
import { loadHome } from './load-home.ts';
import { BestClinics } from './sections/clinics/best-clinics.tsx';
import { Cities } from './sections/cities.tsx';
import { JoinInvitation } from './sections/join-invitation.tsx';
import { LatestReviews } from './sections/latest-reviews.tsx';
import { PopularProcedures } from './sections/popular-procedures.tsx';
import { Faq } from './sections/faq.tsx';
import { HowItWorks } from './sections/how-it-works.tsx';
import { Specialties } from './specialties/specialties.tsx';

export { loadHome as loader };

/** The home page: specialties, doctors available today, and how booking works. */
function HomePage() {
  const app = useApp();
  const t = useT('home');
  const city = useCity();
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
      <header className={styles.hero}>
        <h1>{t('hero.title')}</h1>
        <p>{t('hero.text')}</p>
        <SearchBox variant="hero" city={<CityPicker />} />
      </header>
      <Specialties city={city} area={area} />
      <AvailableToday city={city} area={area} />
      <PopularProcedures city={city} />
      <BestClinics city={city} />
      <HowItWorks />
      <Advantages />
      <LatestReviews city={city} />
      <Faq />
      <Cities />
      <JoinInvitation />
      <CityPrompt />
    </Container>
  );
}

export { HomePage as Component };
