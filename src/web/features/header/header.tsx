import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { useApp } from '#web/lib/app.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useHasPage } from '#web/lib/routing/has-page.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import styles from './header.module.css';
import { LoginMenu } from './login-menu.tsx';
import { Logo } from './logo.tsx';

interface HeaderProps {
  /** True on the home page, which has its own search and city picker. */
  isHome: boolean;
  search: ReactNode;
  city: ReactNode;
  language: ReactNode;
  menu: ReactNode;
  /** The navigation below the bar. */
  sections: ReactNode;
}

/** The header of every page. */
export function Header({ isHome, search, city, language, menu, sections }: HeaderProps) {
  const { settings } = useApp();
  const t = useT('common');
  const hasPage = useHasPage();

  return (
    <header className={styles.header}>
      <a href="#main" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <Container className={styles.bar}>
        <AppLink to={paths.home()} className={styles.home}>
          <span className={classNames(styles.logo, !isHome && styles.small)}>
            <Logo name={settings.brand_name} />
          </span>
          <VisuallyHidden>{t('toHome')}</VisuallyHidden>
        </AppLink>
        {isHome ? null : (
          <>
            {search}
            <div className={styles.city}>{city}</div>
          </>
        )}

        <div className={styles.end}>
          {isHome && hasPage('join') ? (
            <AppLink to={paths.join()} className={styles.join}>
              {t('menu.join')}
            </AppLink>
          ) : null}
          <LoginMenu />
          {language}
          {menu}
        </div>
      </Container>
      {isHome ? null : sections}
    </header>
  );
}
