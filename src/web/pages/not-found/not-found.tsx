import { data, useSearchParams } from 'react-router';
import { paths } from '#shared/paths.ts';
import { countryOf } from '#shared/countries/index.ts';
import { useCity, useHasDoctors } from '#web/domain/city/city.ts';
import { StartsSoon } from '#web/domain/starts-soon.tsx';
import { CityPrompt } from '#web/features/city/city-prompt.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { useMenuLinks } from '#web/features/menus/menu-links.ts';
import { useMenuServices } from '#web/domain/menu-services.ts';
import { chipClass } from '#web/ui/actions/chip.tsx';
import { NextAppointment } from '#web/domain/visitor/next-appointment.tsx';
import { useApp } from '#web/lib/app.ts';
import { Card } from '#web/ui/display/card.tsx';
import { isAppointmentPath } from './requested-appointment.ts';
import { requestedPath } from './requested-path.ts';
import styles from './not-found.module.css';

const MAX_SPECIALTIES = 8;

/** Sets the status of the server's response. */
export function loader() {
  return data(null, { status: 404 });
}

/** The not-found page; for the address of an appointment, it begins with help to find the link. */
function NotFoundPage() {
  const t = useT('common');
  const tHome = useT('home');
  const hasDoctors = useHasDoctors();
  const [search] = useSearchParams();
  const path = requestedPath(search.get('from_url'));
  const isAppointment = isAppointmentPath(path);
  return (
    <Container className={styles.page}>
      <PageHead title={t('notFound.title')} description={t('notFound.text')} noindex />
      <meta name="prerender-status-code" content="404" />
      {isAppointment ? (
        <LostAppointment headingLevel={1} title={tHome('lost.wrong')} />
      ) : (
        <header>
          <h1>{t('notFound.title')}</h1>
          {path === null ? null : <p className={styles.address}>{path}</p>}
          <p>{t('notFound.text')}</p>
        </header>
      )}
      {hasDoctors ? <SearchBox variant="hero" /> : <StartsSoon />}
      {hasDoctors ? <CityLinks /> : null}
      {isAppointment ? null : <LostAppointment headingLevel={2} title={tHome('lost.title')} />}
      <AppLink to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
        {t('notFound.home')}
      </AppLink>
      {hasDoctors ? <CityPrompt /> : null}
    </Container>
  );
}

/** Links to popular specialties and lists of the city in the requested URL, or of the visitor's. */
function CityLinks() {
  const t = useT('common');
  const city = useCity();
  const services = useMenuServices();
  const specialties = (services?.popular ?? []).slice(0, MAX_SPECIALTIES);
  const sections = useMenuLinks(['clinics', 'procedures']);
  const links = [
    ...specialties.map(({ slug, name }) => ({
      path: paths.doctors(services?.city ?? city.slug, slug),
      label: name,
    })),
    { path: paths.home('specialties'), label: t('menu.allSpecialties') },
    ...sections.map(({ path, label }) => ({ path, label: t(label) })),
  ];
  return (
    <nav aria-labelledby="city-links" className={styles.city}>
      <h2 id="city-links">
        {t('search.popular')} · {city.name}
      </h2>
      <ul className={styles.links}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <AppLink to={path} className={chipClass()}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LostAppointmentProps {
  title: string;
  /** 1 if the requested page is an appointment. */
  headingLevel: 1 | 2;
}

/** Explains where the link to an appointment is, and who helps. */
function LostAppointment({ title, headingLevel }: LostAppointmentProps) {
  const t = useT('home');
  const tCommon = useT('common');
  const { supportEmail } = countryOf(useApp().country);
  const Heading = `h${headingLevel}` as const;
  return (
    <Card tag="section" padding="lg" aria-labelledby="lost" className={styles.lost}>
      <Heading id="lost">{title}</Heading>
      <NextAppointment />
      <ul className={styles.hints}>
        <li>{t('lost.sms')}</li>
        <li>{t('lost.whole')}</li>
        <li>{t('lost.phone')}</li>
        <li>
          {t('lost.contact')}{' '}
          <span className={styles.contacts}>
            <AppLink to={paths.contacts()}>{tCommon('menu.contacts')}</AppLink>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </span>
        </li>
      </ul>
    </Card>
  );
}

export { NotFoundPage as Component };
