import { paths } from '#shared/paths.ts';
import { CityQuestion } from '#web/features/city/city-question.tsx';
import { useCity } from '#web/lib/city.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { JsonLd } from '#web/lib/json-ld.tsx';
import { PageHead } from '#web/lib/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { Facts } from './facts.tsx';
import { FreeToday } from './free-today.tsx';
import styles from './home.module.css';
import { loadHome } from './load-home.ts';
import { Specialties } from './specialties.tsx';

export { loadHome as loader };

/** The way in: whom to see, who is free today, and how it works. */
export function Component() {
  const { settings, origin } = useApp();
  const t = useT('home');
  const city = useCity();
  return (
    <Container className={styles.home}>
      <PageHead
        title={t('meta.title', { brand: settings.brand_name })}
        description={t('meta.description', { city: city.name })}
        canonical={paths.home()}
      />
      <JsonLd
        data={{
          '@type': 'Organization',
          name: settings.brand_name,
          url: origin,
          address: settings.address,
          sameAs: [settings.facebook, settings.instagram].filter((link) => link !== null),
        }}
      />
      <header className={styles.hero}>
        <h1>{t('hero.title')}</h1>
        <p>{t('hero.text')}</p>
      </header>
      <Specialties city={city} />
      <FreeToday city={city} />
      <Facts />
      <CityQuestion />
    </Container>
  );
}
