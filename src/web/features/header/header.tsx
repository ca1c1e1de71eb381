import type { ReactNode } from 'react';
import { countryOf } from '#shared/countries/index.ts';
import { paths } from '#shared/paths.ts';
import { useApp } from '#web/lib/app.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';

interface HeaderProps {
  city: ReactNode;
  language: ReactNode;
}

/** The bar on top of every page. */
export function Header({ city, language }: HeaderProps) {
  const { country, settings } = useApp();
  const t = useT('common');
  const { clinicCabinetUrl } = countryOf(country);

  return (
    <header className={styles.header}>
      <a href="#main" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <Container className={styles.bar}>
        <AppLink to={paths.home()} className={styles.home}>
          <Logo name={settings.brand_name} />
          <VisuallyHidden>{t('toHome')}</VisuallyHidden>
        </AppLink>
        {city}
        <div className={styles.end}>
          {clinicCabinetUrl === undefined ? null : (
            <a href={clinicCabinetUrl} className={styles.cabinet}>
              {t('clinicCabinet')}
            </a>
          )}
          {language}
        </div>
      </Container>
    </header>
  );
}
